import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { SlotsContext } from '#platform/web/slots.ts';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { emptyContent } from '../domain/content/measure-content.ts';
import { BalanceHead } from './balance/BalanceHead.tsx';
import { EffectView } from './edit/ExpectedEffect.tsx';
import { PlaceMeasures } from '#features/regions/web/map/PlaceMeasures.tsx';
import { FactsTile } from './measure/FactsTile.tsx';
import { IndicatorsTile } from './measure/IndicatorsTile.tsx';
import { QueueSide } from './moderate/QueueSide.tsx';
import { SimilarView } from './moderate/SimilarTile.tsx';
import { RegionCountsView } from '#features/regions/web/list/RegionCounts.tsx';

const loading = { data: null, state: { kind: 'loading' } } as const;
const failed = { data: null, state: { kind: 'error', code: 'internal', onRetry: () => {} } } as const;
const ready = <T,>(data: T) => ({ data, state: { kind: 'ready' } }) as const;
/** Parts of an answer that a tile looks at. */
const part = <T,>(given: unknown): T => given as T;

const near = part<NonNullable<Parameters<typeof SimilarView>[0]['loaded']['data']>>([
  {
    nearness: 0.62,
    promised: { low: -31, high: -9 },
    came: { gap: -14, verdict: 'inside' },
    measure: {
      id: 9,
      title: 'Вход в кафе по QR-коду',
      places: ['Москва'],
      starts: '2021-06-28',
      ends: '2021-07-19',
    },
  },
]);
const lacking = part<NonNullable<Parameters<typeof EffectView>[0]['loaded']['data']>['preview']>({
  promise: null,
  worth: null,
  lack: 'no_start',
});
const waiting = part<Parameters<typeof QueueSide>[0]['measures']>([
  {
    id: 9,
    version: 2,
    title: 'Вход по QR-коду',
    places: ['Вологодская область'],
    author: { id: 1, name: 'А. Смирнова' },
    submittedAt: '2021-10-18T09:00:00Z',
    isEdit: true,
  },
  {
    id: 10,
    version: 1,
    title: 'Выплата',
    places: [],
    author: null,
    submittedAt: '2021-10-20T09:00:00Z',
    isEdit: false,
  },
]);
const counted = part<NonNullable<Parameters<typeof RegionCountsView>[0]['loaded']['data']>>({
  day: '2021-10-20',
  national: 3,
  regions: [
    {
      yugoId: 1,
      name: 'Ростовская область',
      inForce: 12,
      over: 4,
      health: 16,
      economy: 0,
      latest: '2021-10-08',
    },
    { yugoId: 2, name: 'Тверская область', inForce: 0, over: 0, health: 0, economy: 0, latest: null },
  ],
});
const loaded = (measure: object) =>
  part<Parameters<typeof FactsTile>[0]['loaded']>({
    places: [{ yugoId: 1, shortName: 'Москва' }],
    issues: [],
    units: [],
    measure: { issueNames: [], unitNames: [], author: null, moderator: null, ...measure },
  });
const row = (name: string, share: number) => ({
  code: name,
  name,
  unit: { code: 'percent', name: '%' },
  decimals: 1,
  reference: { kind: 'norm', value: 10, basis: null },
  gap: { share, difference: share * 10, verdict: share < 0 ? 'worse' : 'better' },
});
const header = { day: '2021-10-20', measures: { inForce: 5, waiting: 2, ending: 1 } };
const summary = {
  day: '2021-10-20',
  balances: [
    {
      typeId: 1,
      rows: [row('Свободные койки', -0.4), row('Охват тестами', 0.2)],
      counts: { normed: 2, worse: 1, unnormed: 0, unknown: 0 },
    },
  ],
};
const head = (of: object) => (
  <SlotsContext value={{ dayButton: ({ day }) => <button type="button">день {day}</button> }}>
    <BalanceHead
      loaded={part({ denied: false, header: null, summary: null, actions: null, detailed: null, ...of })}
      title="Вологодская область"
    />
  </SlotsContext>
);

const cases: readonly [what: string, draw: () => ReactNode, said: RegExp][] = [
  [
    'near duplicates',
    () => <SimilarView loaded={ready(near)} />,
    /обещанное вышло у 1\..*62 % Вход в кафе по QR-коду Москва.*обещали от −31 % до −9 % ; вышло −14 %, внутри/,
  ],
  [
    'near duplicates that promised nothing, or of which nothing came yet',
    () => (
      <SimilarView
        loaded={ready([
          { ...near[0]!, promised: null, came: null },
          { ...near[0]!, came: null },
        ])}
      />
    ),
    /Москва.*62 %.*исхода ещё нет/,
  ],
  [
    'the effect of a draft',
    () => <EffectView loaded={ready({ preview: lacking, similar: near })} onAsk={() => {}} />,
    /Ожидаемый эффект.*нет даты начала.*обещанное вышло у 1/,
  ],
  [
    'the effect of a draft of the economy, of which what it gives is asked for',
    () => (
      <EffectView
        loaded={ready({
          preview: {
            ...lacking,
            lack: 'no_instrument',
            direction: 3,
            assumed: { yugoId: 1, low: null, high: null, weeks: 8, isMeasured: false, instrument: null },
            places: [{ yugoId: 1, shortName: 'Москва' }],
          },
          similar: [],
        })}
        onAsk={() => {}}
      />
    ),
    /скажите, что и кому даёт мера.*Рублей в месяц.*Пересчитать/,
  ],
  [
    'the effect of a draft on its way',
    () => <EffectView loaded={loading} onAsk={() => {}} />,
    /Ожидаемый эффект/,
  ],
  ['the effect of a draft that failed', () => <EffectView loaded={failed} onAsk={() => {}} />, /Повторить/],
  ['no near duplicate', () => <SimilarView loaded={ready([])} />, /Похож/],
  ['near duplicates on their way', () => <SimilarView loaded={loading} />, /Похож/],
  ['near duplicates that failed', () => <SimilarView loaded={failed} />, /Повторить/],
  [
    'subjects by their measures',
    () => <RegionCountsView own={2} loaded={ready(counted)} />,
    /20 октября 2021.*у 1 региона: у остальных открытого реестра нет.*Ростовская область 12 4 16 0 8 октября 2021(?!.*нет данных)/,
  ],
  ['subjects on their way', () => <RegionCountsView own={null} loaded={loading} />, /Меры регионов/],
  ['subjects that failed', () => <RegionCountsView own={null} loaded={failed} />, /Повторить/],
  [
    'facts of a whole measure',
    () => (
      <FactsTile
        loaded={loaded({
          content: { ...emptyContent(1, [1]), responsible: 'Департамент', starts: '2021-10-01' },
          author: { id: 1, name: 'А. Смирнова' },
          moderator: { id: 2, name: 'Д. Орлов' },
        })}
      />
    ),
    /Москва.*Департамент.*А\. Смирнова.*Д\. Орлов/,
  ],
  [
    'what a measure wants to move',
    () => (
      <IndicatorsTile
        loaded={loaded({
          content: {
            ...emptyContent(1, [1]),
            indicators: [
              { name: 'Случаи за неделю', unitId: null, baseline: 131, target: 140, date: '2021-09-05' },
              { name: 'Проверки', unitId: null, baseline: null, target: 1200, date: null },
            ],
          },
        })}
      />
    ),
    /Показатели и цели.*Случаи за неделю 131 → 140.*к 5 сентября 2021.*Проверки — → 1 200/,
  ],
  [
    'facts of a measure nobody wrote anything of',
    () => <FactsTile loaded={loaded({ content: emptyContent(1) })} />,
    /Направление/,
  ],
  [
    'the head of a dashboard',
    () => head({ header, summary }),
    /Мой регион.*Вологодская область.*день 2021-10-20.*PDF.*Свободные койки/,
  ],
  ['the head without its figures', () => head({ header }), /Вологодская область.*5/],
  ['the head without its measures', () => head({ summary }), /Вологодская область.*Свободные койки/],
  ['the head of which nothing came', () => head({}), /Мой регион Вологодская область PDF$/],
  [
    'what else waits beside a decision',
    () => (
      <QueueSide measures={waiting} now={new Date('2021-10-20T12:00:00Z')} current={{ id: 9, version: 2 }} />
    ),
    /Модерация 2.*Вход по QR-коду Вологодская область · А\. Смирнова · правка.*51 ч.*Выплата/,
  ],
  [
    'points of the map',
    () => <PlaceMeasures loaded={ready(counted)} chosen={null} />,
    /Точки мер.*1 место со своими мерами в силе.*страны: 3.*Ростовская область 12/,
  ],
  [
    'points of a place without its own',
    () => <PlaceMeasures loaded={ready(counted)} chosen={2} />,
    /Своих мер в силе здесь не записано/,
  ],
  ['points that failed', () => <PlaceMeasures loaded={failed} chosen={null} />, /Меры не загрузились/],
];

test.each(cases)('%s', (_what, draw, said) => {
  expect(drawTile(draw())).toMatch(said);
});

test('points on their way take no room', () => {
  expect(drawTile(<PlaceMeasures loaded={loading} chosen={null} />)).toBe('');
});
