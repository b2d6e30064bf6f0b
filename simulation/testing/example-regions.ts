import { createRandom } from '#simulation/numeric/random.ts';
import { publishedSeries } from '#simulation/forecast/series/known-series.ts';
import type { RegionHistory } from '#simulation/forecast/series/region-history.ts';

/** Regions with two smooth waves, weekly rhythm and noise; the same for the same arguments. */
export function exampleRegions(regions: number, days: number): RegionHistory[] {
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
    return {
      id: String(region),
      cases: publishedSeries(totals.map((total) => total.cases)),
      deaths: publishedSeries(totals.map((total) => total.deaths)),
    };
  });
}
