import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { AssumptionFields } from './AssumptionFields.tsx';
import { ReceiptChoice } from './ReceiptChoice.tsx';
import { InstrumentFields } from './InstrumentFields.tsx';
import { ReceiptTile } from './ReceiptTile.tsx';
import type { MeasureReceipt, Preview, Promised, ReceiptOutcome, Worth } from './receipt-parts.ts';

const band = (q50: number) => ({ q05: q50 - 12, q25: q50 - 5, q50, q75: q50 + 4, q95: q50 + 10 });
const promise: Promised = {
  place: { yugoId: 1_124_665, shortName: 'Москва' },
  starts: '2021-07-12',
  lastDay: '2021-09-05',
  low: 3,
  high: 9,
  weeks: [-2, -5, -9, -12, -14, -16, -18, -19].map(band),
  cases: { q05: -4000.4, q50: -2500, q95: -900.2 },
  model: 'seir-age-9',
  modelVersion: '1.1',
  inputHash: '0123456789abcdef',
  dataAsOf: '2021-07-08',
  members: 200,
  seed: 1,
  twins: [{ yugoId: 1_124_678, shortName: 'Санкт-Петербург' }],
  warnings: [
    {
      code: 'scenario.generation-mismatch',
      severity: 'warn',
      params: { generationDays: 8, serialIntervalDays: 4.7 },
    },
  ],
};
const came: ReceiptOutcome = {
  knownDay: '2021-09-05',
  lack: null,
  weeks: [-1, -4, -8, -10, -11, -12, -13, -14],
  gap: -14,
  verdict: 'inside',
  scatter: { low: -20, high: 33 },
  before: 9800,
  after: 15_300,
};
const receipt = (part: Partial<MeasureReceipt> = {}): MeasureReceipt => ({
  frozenAt: '2021-07-09T13:20:00Z',
  whyNone: null,
  promise,
  worth: null,
  outcome: null,
  ...part,
});
const draw = (part?: Partial<MeasureReceipt>): string =>
  drawTile(<ReceiptTile receipt={receipt(part)} />).replaceAll('\u00a0', ' ');

test('a promise says its median, its nine tenths, what it assumes, its version and when the outcome comes', () => {
  const text = draw();
  expect(text).toContain('Обещание: −19 %, от −31 % до −9 %');
  expect(text).toContain('от 3 % до 9 %');
  expect(text).toContain('от −4 000 до −900');
  expect(text).toContain('сценарии 1.1, 200 прогонов, зерно 1');
  expect(text).toContain('0123456789abcdef');
  expect(text).toContain('опубликуют отчёты до 5 сентября 2021');
  expect(text).toContain('От заражения до заражения в модели проходит 8,00 дня, а у больных наблюдали 4,70.');
});

test('an outcome says where it lies, how far twins differ anyway, and what that cannot prove', () => {
  const text = draw({ outcome: came });
  expect(text).toContain('Внутри обещанного: −14 % при обещанных от −31 % до −9 %');
  expect(text).toContain('от −20 % до +33 %: такой разрыв бывает и без этой меры');
  expect(text).toContain('Чего сравнение не доказывает');
  expect(draw({ outcome: { ...came, gap: -40, verdict: 'stronger' } })).toContain(
    'Сильнее обещанного: −40 %',
  );
  const far = draw({ outcome: { ...came, gap: 50, verdict: 'weaker' } });
  expect(far).toContain('Слабее обещанного: +50 %');
  expect(far).toContain('больше их разброса');
});

test('what cannot be compared says why; a place without twins says so before', () => {
  const none = { ...came, weeks: [], gap: null, verdict: null, scatter: null };
  expect(draw({ outcome: { ...none, lack: 'few_cases' } })).toContain('меньше 50 случаев');
  expect(draw({ promise: { ...promise, twins: [] } })).toContain('сравнить будет не с чем');
});

test('an acceptance without a computation says the moderator’s reason', () => {
  const text = draw({ promise: null, whyNone: 'Лечение, не контакты' });
  expect(text).toContain('Обещания нет');
  expect(text).toContain('без расчёта: Лечение, не контакты');
});

test('before the computation has come the moderator sees that it is under way', () => {
  expect(drawTile(<ReceiptChoice id={1} version={1} onChoose={() => {}} />)).toContain('Ожидаемый эффект');
});

test('a measured range is told from an assumption; without a first day there is nothing to assume', () => {
  const preview: Preview = {
    assumed: { yugoId: 1_124_665, low: 13, high: 46, weeks: 8, isMeasured: true, instrument: null },
    direction: 1,
    places: [promise.place],
    promise,
    worth: null,
    lack: null,
  };
  const fields = (part: Partial<Preview>): string =>
    drawTile(<AssumptionFields preview={{ ...preview, ...part }} onAsk={() => {}} />);
  expect(fields({})).toContain('41 страна');
  const assumed = { ...preview.assumed, low: null, high: null, isMeasured: false };
  expect(fields({ assumed, promise: null, lack: 'no_kind' })).toContain('никто не');
  expect(fields({ promise: null, lack: 'no_start' })).toBe('');
});

const worth: Worth = {
  place: { yugoId: 1_124_661, shortName: 'Ростовская область' },
  starts: '2021-11-01',
  lastDay: '2022-12-31',
  twins: [{ yugoId: 1_124_678, shortName: 'Воронежская область' }],
  instrument: {
    kind: 'benefit',
    per: 'child',
    amount: 3000,
    incomeLimitPm: 1.5,
    minChildren: 3,
    low: 60,
    high: 90,
  },
  lifted: { q05: 3100, q50: 5200, q95: 8000 },
  cost: { q05: 80e6, q50: 91e6, q95: 110e6 },
  costPerLifted: { q05: 11_000, q50: 17_500, q95: 26_000 },
  poorBefore: 0.131,
  poorAfter: { q05: 0.128, q50: 0.13, q95: 0.132 },
  policyYear: 2025,
  model: 'family',
  modelVersion: '1',
  inputHash: '0123456789abcdef',
  dataAsOf: '2020-12-31',
  members: 500,
  seed: 1,
  warnings: [
    { code: 'income.quintile-mismatch', severity: 'warn', params: { fifth: 5, differencePoints: -3.1 } },
  ],
};

test('a measure of the economy promises people, cost and cost a person, with its rules, and what it cannot know', () => {
  const text = draw({ promise: null, worth });
  expect(text).toContain('Обещание: из бедности выйдут от 3 100 до 8 000 человек, это 91,0 млн');
  expect(text).toContain('3 000 ₽ в месяц на ребёнка');
  expect(text).toContain('Доля 5-й пятой части жителей в доходах отличается от опубликованной');
  expect(text).toContain('семьям с 3 детьми и больше с доходом до 1,5 минимума');
  expect(text).toContain('от 60 % до 90 %');
  expect(text).toContain('13,1 % опубликовано, с мерой от 12,8 % до 13,2 %');
  expect(text).toContain('правила и цены 2025 года');
  expect(text).toContain('Чего расчёт не знает');
  expect(text).toContain('бедность 2022 года');
  expect(text).toContain('от −0,30 п. п. до +0,10 п. п.');
  expect(text).toContain('источника в данных у них нет');
  const nobody = draw({ promise: null, worth: { ...worth, costPerLifted: null } });
  expect(nobody).toContain('не выходит никто');
});

test('of a measure of the economy what it gives is asked for; without a place there is nothing to ask', () => {
  const preview: Preview = {
    assumed: { yugoId: 1, low: null, high: null, weeks: 8, isMeasured: false, instrument: null },
    direction: 3,
    places: [worth.place],
    promise: null,
    worth: null,
    lack: 'no_instrument',
  };
  const fields = (part: Partial<Preview> = {}): string =>
    drawTile(<InstrumentFields preview={{ ...preview, ...part }} onAsk={() => {}} />);
  expect(fields()).toMatch(/Выплата Вычет.*Рублей в месяц.*на ребёнка.*Доход не выше/);
  expect(fields({ lack: 'no_place' })).toBe('');
});

test('of the economy too what came is told against the twins, with both years and what that cannot prove', () => {
  const outcome: ReceiptOutcome = {
    knownDay: '2023-10-01',
    lack: null,
    weeks: [],
    gap: -0.1,
    verdict: 'inside',
    scatter: { low: -0.6, high: 0.4 },
    before: 13.1,
    after: 12.2,
  };
  const text = draw({ promise: null, worth, outcome });
  expect(text).toContain('Внутри обещанного: бедность −0,10 п. п. против похожих');
  expect(text).toMatch(/Ниже минимума в 2020 году 13,1 % Ниже минимума в 2022 году 12,2 %/);
  expect(text).toContain('от −0,60 п. п. до +0,40 п. п.: такой разрыв бывает');
  expect(text).toContain('Чего сравнение не доказывает: бедность года');
  const few = { ...outcome, lack: 'few_twins', gap: null, verdict: null, scatter: null } as const;
  expect(draw({ promise: null, worth, outcome: few })).toContain('меньше трёх похожих');
});
