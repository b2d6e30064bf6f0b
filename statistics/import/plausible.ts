import { fromEpochDay } from './periods.ts';
import type { SeriesFacts } from './store/series.ts';

/** A figure that is probably wrong by its size; it is loaded all the same, and told. */
export interface Doubt {
  indicator: string;
  place: number;
  day: string;
  value: number;
  /** What it was compared with: the middle of its neighbours in time, or the largest subject of the day. */
  beside: number;
  kind: 'far from its neighbours' | 'country below its largest subject';
}

/** How many times a figure must differ from its neighbours to be doubted. */
const farTimes = 50;
/** How many times a subject must exceed the country: less may be rounding, or another subject's refunds. */
const belowTimes = 1.5;
/** Neighbours on either side; they must agree among themselves within this factor, or the series just jumps. */
const near = 3;
const steadyWithin = 5;
/** Fewest neighbours that tell what is usual. */
const minNeighbours = 3;

/** Figures more than 50 times above or below their steady neighbours in the same series. */
export function findFarFromNeighbours(series: readonly SeriesFacts[]): Doubt[] {
  return series.flatMap(({ indicator, place, days, values }) => {
    if (sinceJanuary.has(indicator)) return [];
    const order = [...days.keys()].sort((a, b) => days[a]! - days[b]!);
    const sorted = order.map((at) => values[at]!);
    return sorted.flatMap((value, at): Doubt[] => {
      const beside = [...sorted.slice(Math.max(0, at - near), at), ...sorted.slice(at + 1, at + 1 + near)]
        .filter((other) => other > 0)
        .sort((a, b) => a - b);
      const usual = beside[Math.floor(beside.length / 2)];
      if (value <= 0 || usual === undefined || beside.length < minNeighbours) return [];
      if (beside.at(-1)! > steadyWithin * beside[0]!) return [];
      if (value <= farTimes * usual && value * farTimes >= usual) return [];
      const day = fromEpochDay(days[order[at]!]!);
      return [{ indicator, place, day, value, beside: usual, kind: 'far from its neighbours' }];
    });
  });
}

/**
 * Country figures below that of one of its parts on the same day: units were mixed.
 * @param series of indicators that add up over places (people, roubles, cases), all dimensions and sources. @param country yugo_id.
 */
export function findCountryBelowPart(series: readonly SeriesFacts[], country: number): Doubt[] {
  const largest = new Map<string, number>();
  const keyOf = ({ indicator, dims, source }: SeriesFacts, day: number) =>
    `${indicator}|${dims}|${source}|${day}`;
  for (const one of series) {
    if (one.place === country) continue;
    one.days.forEach((day, at) => {
      const key = keyOf(one, day);
      largest.set(key, Math.max(largest.get(key) ?? 0, one.values[at]!));
    });
  }
  return series.flatMap((one) => {
    if (one.place !== country) return [];
    return one.days.flatMap((day, at): Doubt[] => {
      const beside = largest.get(keyOf(one, day)) ?? 0;
      const value = one.values[at]!;
      if (value * belowTimes >= beside || value < 0) return [];
      const { indicator, place } = one;
      return [
        {
          indicator,
          place,
          day: fromEpochDay(day),
          value,
          beside,
          kind: 'country below its largest subject',
        },
      ];
    });
  });
}

/** Units whose figures add up over places. */
const additive = new Set(
  'person case death birth organisation count rub bed visit_per_shift vacancy m2 kwh tonne_co2'.split(' '),
);
/** In additive units, but means, prices or balances, which do not add up. */
const notSums = /per_capita|_cost$|^net_profit|_price_|^kep_/;
/** Sums since January: a January is always far from the December before. */
const sinceJanuary = new Set(['retail_trade', 'construction_work', 'housing_completed', 'net_profit_ytd']);

/** True for indicators whose country figure is the sum of its subjects'. */
export function addsUp({ indicator, unit }: { indicator: string; unit: string }): boolean {
  return additive.has(unit) && !notSums.test(indicator);
}
