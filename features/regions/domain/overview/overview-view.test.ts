import { expect, test } from 'vitest';
import { comparedView, readOverviewView, writeOverviewView } from './overview-view.ts';

test('a view survives its own address, and the usual one leaves nothing in it', () => {
  const view = {
    measure: 'deaths',
    period: '3m',
    per100k: true,
    log: true,
    mean: true,
    asTable: true,
    full: true,
    compare: [2, 3],
  } as const;
  expect(readOverviewView(writeOverviewView({ ...view, compare: [2, 3] }, new URLSearchParams()), 1)).toEqual(
    view,
  );
  expect(
    writeOverviewView(
      readOverviewView(new URLSearchParams('asOf=now'), 1),
      new URLSearchParams('asOf=now'),
    ).toString(),
  ).toBe('asOf=now');
});

test('the place itself is not compared with itself; doubles and nonsense are left out', () => {
  expect(readOverviewView(new URLSearchParams('compare=1124665~1180665~1180665~x'), 1124665).compare).toEqual(
    [1180665],
  );
});

test('comparing begins per 100 000; whoever wants absolutes afterwards keeps them', () => {
  expect(comparedView({ compare: [], per100k: false }, [2], true)).toEqual({ compare: [2], per100k: true });
  expect(comparedView({ compare: [2], per100k: false }, [2, 3], true).per100k).toBe(false);
  expect(comparedView({ compare: [], per100k: false }, [2], false).per100k).toBe(false);
});
