import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import type { Comparison } from './comparison.ts';
import { ComparisonView } from './ComparisonTiles.tsx';

const loading = { data: null, state: { kind: 'loading' } } as const;
const failed = { data: null, state: { kind: 'error', code: 'internal', onRetry: () => {} } } as const;
const ready = <T,>(data: T) => ({ data, state: { kind: 'ready' } }) as const;

const comparison: Comparison = {
  place: { yugoId: 1_124_665, shortName: 'Москва' },
  gap: -20,
  weeks: [
    { day: '2021-07-11', own: 700, alike: 700 },
    { day: '2021-07-18', own: 560, alike: 700 },
  ],
  others: Array.from({ length: 10 }, (_, at) => ({
    yugoId: at + 1,
    shortName: `Регион ${at}`,
    gap: 10 * at - 40,
  })),
  asFar: 3,
  withSuch: 2,
};
const compared = (data: Comparison | null, inPoints = false) =>
  drawTile(<ComparisonView loaded={ready(data)} starts="2021-07-12" inPoints={inPoints} />);

test('an outcome stands beside its twins, and says how many went as far without such a measure', () => {
  const text = compared(comparison);
  expect(text).toContain('За срок обещания −20 % к ходу похожих регионов');
  expect(text).toContain('Тот же расчёт для 10 других регионов');
  expect(text).toContain('У 3 из 10 разрыв в ту же сторону не меньше, хотя такой меры там не было');
  expect(text).toContain('Без регионов, где действовала мера того же вида: 2');
  expect(compared({ ...comparison, asFar: 1 })).toContain('так далеко уходят редко');
});

test('poverty is told in points and has no weeks; without other regions that is said', () => {
  const text = compared({ ...comparison, gap: -0.4, weeks: [] }, true);
  expect(text).toContain('Москва, −0,4 п. п.');
  expect(text).not.toContain('За срок обещания');
  expect(compared({ ...comparison, others: [] })).toContain(
    'Других регионов, которые можно посчитать так же, нет',
  );
});

test('before the outcome nothing stands there; while it loads and after it failed the tile says so', () => {
  expect(compared(null)).toBe('');
  const drawn = (loaded: typeof loading | typeof failed) =>
    drawTile(<ComparisonView loaded={loaded} starts="" inPoints={false} />);
  expect(drawn(loading)).toContain('Не случайность ли это');
  expect(drawn(failed)).toContain('Повторить');
});
