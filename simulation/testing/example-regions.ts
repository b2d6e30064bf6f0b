import { createRandom } from '#simulation/numeric/random.ts';
import { publishedHistory } from '#simulation/forecast/series/region-history.ts';
import type { PublishedTotals, RegionHistory } from '#simulation/forecast/series/region-history.ts';

/** Regions with two smooth waves, weekly rhythm and noise; the same for the same arguments. */
export function exampleRegions(regions: number, days: number): RegionHistory[] {
  return exampleTotals(regions, days).map((totals, region) => publishedHistory(String(region), totals));
}

/** The running totals of the same regions, for tests that publish them otherwise. */
export function exampleTotals(
  regions: number,
  days: number,
): { readonly cases: number[]; readonly deaths: number[] }[] {
  return Array.from({ length: regions }, (_, region) => {
    const random = createRandom(11, region);
    const size = 40 * 1.3 ** (region % 12);
    let [cases, deaths] = [0, 0];
    const totals = Array.from({ length: days + 1 }, (__, day) => {
      const wave = 1 + Math.sin((day + 3 * region) / 45) ** 2 * 4;
      const rhythm = 1 + 0.15 * Math.cos((2 * Math.PI * day) / 7);
      cases += Math.round(size * wave * rhythm * Math.exp(0.1 * random.normal()));
      deaths += Math.round(size * wave * 0.03 * Math.exp(0.2 * random.normal()));
      return { cases, deaths };
    });
    return { cases: totals.map((total) => total.cases), deaths: totals.map((total) => total.deaths) };
  });
}

/** The regions of such totals with every total changed, null = not published. */
export function republished(
  totals: readonly PublishedTotals[],
  change: (total: number | null, day: number, region: number) => number | null,
): RegionHistory[] {
  return totals.map(({ cases, deaths }, region) =>
    publishedHistory(String(region), {
      cases: cases.map((total, day) => change(total, day, region)),
      deaths: deaths.map((total, day) => change(total, day, region)),
    }),
  );
}
