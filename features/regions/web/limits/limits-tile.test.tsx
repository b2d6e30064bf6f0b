import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { OutputOf } from '#platform/web/api.ts';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleSource } from '../../testing/sample-places.ts';
import { LimitsTileView } from './LimitsTile.tsx';

type Limits = OutputOf<'regiondossier/GetRegionLimitations'>;
const masks: Limits['limitations'][number] = {
  key: 'oxcgrt-H6-2021-09-28',
  kind: 'level',
  place: { yugoId: 1_180_665, name: 'Россия' },
  holdsFor: 'country',
  code: 'H6',
  name: 'Масочный режим',
  level: 2,
  highest: 4,
  text: 'в отдельных местах',
  scope: 'general',
  since: '2021-09-28',
  links: [{ day: '2021-09-29', url: 'https://www.government.ru/docs/1', source: 'ACAPS' }],
  source: { ...sampleSource, name: 'OxCGRT', title: 'Hale et al.', licence: 'CC BY 4.0' },
};
const order: typeof masks = {
  ...masks,
  key: 'ros-001',
  kind: 'order',
  place: { yugoId: 1_124_661, name: 'Ростовская область' },
  holdsFor: 'region',
  code: null,
  name: null,
  level: null,
  highest: null,
  scope: null,
  text: 'Введен масочный режим.',
};
const report: typeof masks = {
  ...order,
  key: 'acaps-1',
  kind: 'report',
  name: 'Режим самоизоляции',
  text: null,
};
const limits: Limits = {
  yugoId: 1_124_661,
  shortName: 'Ростовская область',
  day: '2021-10-20',
  trackedUntil: '2022-12-31',
  limitations: [masks],
};
const tile = (part: Partial<Limits>) => (
  <LimitsTileView loaded={{ data: { ...limits, ...part }, state: { kind: 'ready' } }} />
);

test.each<[string, () => ReactNode, RegExp]>([
  [
    'loading',
    () => <LimitsTileView loaded={{ data: null, state: { kind: 'loading' } }} />,
    /Ограничения Загружается/,
  ],
  [
    'failed',
    () => (
      <LimitsTileView
        loaded={{ data: null, state: { kind: 'error', code: 'internal', onRetry: () => {} } }}
      />
    ),
    /Ограничения.*Не удалось загрузить.*Повторить/,
  ],
  ['none', () => tile({ limitations: [] }), /О действующих 20 октября 2021 ограничениях источникам ничего/],
  [
    'a day after the tracker ended: nothing known is not nothing limited',
    () => tile({ limitations: [], day: '2023-01-01' }),
    /до 31 декабря 2022; что действует позже, нам не известно/,
  ],
  [
    'a level of the country, none of the region’s own',
    () => tile({}),
    /Ростовская область Открытых сведений.*В стране Самая строгая мера.*Масочный режим ?: в отдельных местах.*с 28 сентября 2021 · уровень 2 из 4 · вся страна · government\.ru, 29 сентября 2021.*OxCGRT: Hale et al\. \(CC BY 4\.0\)/,
  ],
  [
    'the country has no limitations beside its levels',
    () => tile({ yugoId: 1_180_665, shortName: 'Россия' }),
    /^Ограничения Действовали 20 октября 2021 В стране/,
  ],
  [
    'an order of the region',
    () => tile({ limitations: [order] }),
    /Ростовская область Введен масочный режим\. с 28/,
  ],
  [
    'a report, whose end nobody told',
    () => tile({ limitations: [report] }),
    /Режим самоизоляции.*сообщено 28 сентября 2021, об отмене не сообщалось/,
  ],
  [
    'in a district each limitation names its subject',
    () => tile({ yugoId: 1_180_603, shortName: 'ЮФО', limitations: [order] }),
    /ЮФО Введен масочный режим\. Ростовская область · с 28/,
  ],
])('limitations, %s', (_what, part, says) => {
  expect(drawTile(part())).toMatch(says);
});
