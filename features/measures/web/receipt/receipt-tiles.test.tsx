import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { AssumptionFields } from './AssumptionFields.tsx';
import { ReceiptChoice } from './ReceiptChoice.tsx';
import { ReceiptTile } from './ReceiptTile.tsx';
import type { MeasureReceipt, Preview, Promised, ReceiptOutcome } from './receipt-parts.ts';

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

test('a measured range is told from an assumption; a measure of the economy has no fields', () => {
  const preview: Preview = {
    assumed: { yugoId: 1_124_665, low: 13, high: 46, weeks: 8, isMeasured: true },
    places: [promise.place],
    promise,
    lack: null,
  };
  const fields = (part: Partial<Preview>): string =>
    drawTile(<AssumptionFields preview={{ ...preview, ...part }} onAsk={() => {}} />);
  expect(fields({})).toContain('41 страна');
  const assumed = { ...preview.assumed, low: null, high: null, isMeasured: false };
  expect(fields({ assumed, promise: null, lack: 'no_kind' })).toContain('никто не');
  expect(fields({ promise: null, lack: 'economy' })).toBe('');
});
