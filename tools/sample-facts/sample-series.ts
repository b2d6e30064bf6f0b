import { createRandom, type Random } from '#simulation/numeric/random.ts';
import { normalQuantile } from '#simulation/numeric/distribution/normal-quantile.ts';

/** What the scale of a place's sample figures is taken from. */
export interface SamplePlace {
  iso: string;
  /** Gross regional product, roubles a year. */
  grp: number;
  /** Cash income per head, roubles a month. */
  income: number;
}

/** One generated row: place, time, what, value. */
export interface SampleRow {
  region_iso: string;
  time: string;
  name: string;
  value: number;
}

/** The seed of everything here: the same rows on every machine. */
const seed = 20211020;
const years = [2015, 2016, 2017, 2018, 2019, 2020] as const;
/** Share of a group in the country's flow, roughly as customs report it; what a region trades varies around it. */
const goods = {
  export: { food: 6, mineral: 57, chemicals: 7, wood: 3, textiles: 1, metals: 12, machinery: 8, other: 6 },
  import: { food: 13, mineral: 2, chemicals: 19, wood: 2, textiles: 6, metals: 7, machinery: 46, other: 5 },
} as const;
/** Country totals, US dollars at about their published size. */
const flows = { export: 400e9, import: 240e9 } as const;
const insurance = { life: 27, motor: 30, health: 14, property: 17, accident: 12 } as const;
const fuels = { ai92: 43, ai95: 47, diesel: 48 } as const;

/** Foreign trade by group of goods; a region's part follows its product, its mix is its own. Unit: US dollars. */
export function sampleTrade(places: readonly SamplePlace[]): SampleRow[] {
  const whole = sum(places.map(({ grp }) => grp));
  return withCountry(
    places.flatMap(({ iso, grp }, index) => {
      const random = createRandom(seed, index);
      return (['export', 'import'] as const).flatMap((flow) => {
        const reach = Math.exp(0.5 * random.normal());
        const mix = Object.entries(goods[flow]).map(
          ([group, share]) => [group, (share / 100) * Math.exp(0.8 * random.normal())] as const,
        );
        const course = courseOf(random, years.length, 0.09);
        return years.flatMap((year, at) =>
          mix.map(([group, share]) => ({
            region_iso: iso,
            time: String(year),
            name: `${flow}/${group}`,
            value: Math.round(flows[flow] * (grp / whole) * reach * share * course[at]!),
          })),
        );
      });
    }),
  );
}

/** Premiums written and claims paid by kind of insurance in each subject; the country's are published. Unit: roubles. */
export function sampleInsurance(places: readonly SamplePlace[]): SampleRow[] {
  return places.flatMap(({ iso, grp }, index) => {
    const random = createRandom(seed + 1, index);
    const course = courseOf(random, years.length, 0.05, 0.07);
    const kinds = Object.entries(insurance).map(
      ([kind, share]) =>
        [kind, (share / 100) * Math.exp(0.2 * random.normal()), 0.35 + 0.3 * random.uniform()] as const,
    );
    return years.flatMap((year, at) =>
      kinds.flatMap(([kind, share, paid]) => {
        const premiums = Math.round(grp * 0.011 * share * course[at]!);
        const row = { region_iso: iso, time: String(year) };
        return [
          { ...row, name: `premiums/${kind}`, value: premiums },
          { ...row, name: `claims/${kind}`, value: Math.round(premiums * paid) },
        ];
      }),
    );
  });
}

/** Share of all cash income that each tenth of residents gets, lowest first: a lognormal spread, wider where incomes are higher. Unit: percent. */
export function sampleDeciles(places: readonly SamplePlace[]): SampleRow[] {
  return places.flatMap(({ iso, income }, index) => {
    const random = createRandom(seed + 2, index);
    const spread = 0.62 + 0.12 * Math.log(Math.max(1, income / 20_000)) + 0.02 * random.normal();
    return years.flatMap((year, at) =>
      shareOfTenths(spread - 0.004 * at).map((value, tenth) => ({
        region_iso: iso,
        time: String(year),
        name: String(tenth + 1),
        value,
      })),
    );
  });
}

/** Consumer price of a litre of fuel by month. Unit: roubles. */
export function sampleFuel(places: readonly SamplePlace[]): SampleRow[] {
  const months = Array.from({ length: 33 }, (_, at) => at);
  return places.flatMap(({ iso }, index) => {
    const random = createRandom(seed + 3, index);
    const dear = 1 + 0.05 * random.normal();
    const course = courseOf(random, months.length, 0.003, 0.0032);
    return months.flatMap((at) =>
      Object.entries(fuels).map(([fuel, price]) => ({
        region_iso: iso,
        time: `${2019 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
        name: fuel,
        value: Math.round(price * dear * course[at]! * 100) / 100,
      })),
    );
  });
}

/** Shares of the ten tenths of a lognormal distribution, percent with two decimals, adding up to 100. */
function shareOfTenths(spread: number): number[] {
  // Of a lognormal the part of income below a quantile q is Φ(Φ⁻¹(q) − σ): taken here as means over a fine grid.
  const steps = 200;
  const means = Array.from({ length: 10 }, (_, tenth) =>
    sum(
      Array.from({ length: steps }, (_step, at) =>
        Math.exp(spread * normalQuantile((tenth + (at + 0.5) / steps) / 10)),
      ),
    ),
  );
  const shares = means.map((mean) => Math.round((mean / sum(means)) * 10_000) / 100);
  const lower = Math.round(sum(shares.slice(0, 9)) * 100) / 100;
  return [...shares.slice(0, 9), Math.round((100 - lower) * 100) / 100];
}

/** A course that drifts from 1 with small shocks. */
function courseOf(random: Random, length: number, shock: number, drift = 0): number[] {
  let level = 1;
  return Array.from({ length }, (_, at) =>
    at === 0 ? level : (level *= Math.exp(drift + shock * random.normal())),
  );
}

/** The rows with the country's as their sum. */
function withCountry(rows: readonly SampleRow[]): SampleRow[] {
  const sums = new Map<string, SampleRow>();
  for (const { time, name, value } of rows) {
    const key = `${time}|${name}`;
    const of = sums.get(key) ?? { region_iso: 'RU', time, name, value: 0 };
    sums.set(key, { ...of, value: of.value + value });
  }
  return [...sums.values(), ...rows];
}

function sum(values: readonly number[]): number {
  return values.reduce((added, value) => added + value, 0);
}
