import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { emptyContent } from '../domain/content/measure-content.ts';
import { HandbookLog } from './manuals/HandbookLog.tsx';
import { BookRail } from './manuals/BookRail.tsx';
import { CodeList } from './manuals/CodeList.tsx';
import { MergePanel } from './manuals/MergePanel.tsx';
import { IndicatorsView } from './measure/IndicatorsTile.tsx';
import { ChangeSentence } from './moderate/ChangeSentence.tsx';
import { OverlapView } from './moderate/OverlapCheck.tsx';

/** Parts of an answer that a tile looks at. */
const part = <T,>(given: unknown): T => given as T;

const noActions = part<Parameters<typeof HandbookLog>[0]['actions']>({});
const entry = (id: number, direction: 1 | 3) => ({
  id,
  name: id === 1 ? 'А' : 'Б',
  group: null,
  direction,
  about: null,
  isActive: true,
  uses: id * 3 + 1,
  usedAt: null,
});
const merge = (direction: 1 | 3) => (
  <MergePanel ticked={[entry(1, 1), entry(2, direction)]} actions={noActions} onDone={() => {}} />
);
const met = part<Parameters<typeof OverlapView>[0]['overlaps']['measures'][number]>({
  id: 9,
  title: 'Вход в кафе по QR-коду',
  starts: '2021-06-28',
  ends: '2021-07-19',
});
const aiming = part<Parameters<typeof IndicatorsView>[0]['loaded']>({
  units: [],
  places: [],
  issues: [],
  measure: {
    unitNames: [],
    issueNames: [],
    content: {
      ...emptyContent(1),
      indicators: [{ name: 'Случаи', unitId: null, baseline: 131, target: 140, date: '2021-09-05' }],
    },
  },
});
const came = (value: number) => [{ at: 0, value, decimals: 0, day: '2021-09-05', betterIs: 'down' as const }];

const cases: [what: string, draw: () => ReactNode, said: RegExp][] = [
  [
    'a target that was reached',
    () => <IndicatorsView loaded={aiming} came={came(137)} />,
    /Точка: опубликованное число.*131 → 140.*вышло 137, 5 сентября 2021.*· достигнута/,
  ],
  ['a target that was missed', () => <IndicatorsView loaded={aiming} came={came(150)} />, /не достигнута/],
  [
    'a target nothing is known of',
    () => <IndicatorsView loaded={aiming} came={[]} />,
    /Черта: цель\. Случаи/,
  ],
  [
    'a sentence of what is changed',
    () => (
      <ChangeSentence
        before={{ ...emptyContent(1), title: 'Маски', budget: 1_000_000 }}
        after={{ ...emptyContent(1), title: 'Маски', budget: 1_500_000, legalBasis: 'Указ 1' }}
        author="А. Смирнова"
        hasNewDocument={false}
      />
    ),
    /А\. Смирнова меняет: бюджет \(\+500.*\+50 %\); основание\. Новая редакция акта не приложена\./,
  ],
  [
    'a sentence of a new measure',
    () => <ChangeSentence before={null} after={emptyContent(1)} author={null} hasNewDocument={false} />,
    /Автор предлагает новую меру\./,
  ],
  [
    'a sentence of nothing changed',
    () => (
      <ChangeSentence before={emptyContent(1)} after={emptyContent(1)} author={null} hasNewDocument={false} />
    ),
    /говорят одно и то же/,
  ],
  [
    'an overlap',
    () => <OverlapView overlaps={{ total: 3, measures: [met] }} />,
    /Пересекается по сроку с 3 мерами.*Вход в кафе по QR-коду 28 июня.*и ещё 2/,
  ],
  ['no overlap', () => <OverlapView overlaps={{ total: 0, measures: [] }} />, /других мер этого направления/],
  ['no journal', () => <HandbookLog log={[]} actions={noActions} />, /ещё не меняли/],
  [
    'a journal with a merge to take back',
    () => (
      <HandbookLog
        actions={noActions}
        log={[
          {
            id: 1,
            step: 'merge',
            at: '2021-10-18T08:20:00Z',
            by: { id: 1, name: 'Д. Орлов' },
            name: 'Маски',
            other: 'Масочный режим',
            moved: 12,
            undoUntil: '2021-11-17T08:20:00Z',
          },
        ]}
      />
    ),
    /«Масочный режим» слита с «Маски», версий: 12 Д\. Орлов, 18 окт.*отменить, до 17 ноя/,
  ],
  [
    'every handbook with its count',
    () => (
      <BookRail
        current="issue"
        counts={[
          { handbook: 'issue', entries: 64 },
          { handbook: 'icd', entries: 2_350 },
        ]}
      />
    ),
    /Вопросы 64.*МКБ-10 2\s350.*ведёт не\sСводка/,
  ],
  [
    'a classifier below a code',
    () => (
      <CodeList
        classifier={{ book: 'okved', parent: 'I', text: '', lines: [{ code: '56', name: 'Общепит' }] }}
      />
    ),
    /Весь справочник.*I.*56.*Общепит/,
  ],
  [
    'a classifier that has no such word',
    () => <CodeList classifier={{ book: 'icd', parent: '', text: 'щщ', lines: [] }} />,
    /Такой записи/,
  ],
  ['two entries of one area to merge', () => merge(1), /«Б \(.*7.*Слить.*30 дней|Останется.*30 дней/],
  ['two entries of different areas', () => merge(3), /разных направлений/],
  [
    'none to merge',
    () => <MergePanel ticked={[]} actions={noActions} onDone={() => {}} />,
    /Отметьте в списке две записи/,
  ],
];

test.each(cases)('%s', (_what, draw, said) => {
  expect(drawTile(draw())).toMatch(said);
});
