import { parseArgs } from 'node:util';
import {
  checkRegions,
  movedBorders,
  percentError,
  summariseErrors,
} from '#tools/evaluate/population/check-regions.ts';
import type { RegionError } from '#tools/evaluate/population/check-regions.ts';
import { checkAgainstWpp } from '#tools/evaluate/population/check-against-wpp.ts';
import { readDemography } from '#tools/evaluate/population/read-demography.ts';

/** Mean absolute error of regional totals after five years, per cent. */
const fiveYearBar = 2;
const spans = [
  { from: 2010, to: 2015 },
  { from: 2015, to: 2020 },
  { from: 2010, to: 2022 },
  { from: 2015, to: 2022 },
] as const;

/** Projects the regions from past years and the country with the UN's rates; false when a five-year mean misses its bar. */
export async function runPopulationCheck(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { regions: { type: 'boolean', default: false } },
  });
  const demography = await readDemography();
  console.log('span        n   MAPE median    sum  in 2 %  worst           stays  grows on   (per cent)');
  const missed = spans.filter(({ from, to }) => {
    const all = checkRegions(demography, from, to);
    const counted = all.filter(({ iso }) => !movedBorders.has(iso));
    printSpan(`${from}→${to}`, counted);
    const moved = all.filter(({ iso }) => movedBorders.has(iso)).map(named);
    const absent = [...demography.keys()].filter((iso) => !all.some((one) => one.iso === iso));
    console.log(
      `  not counted: borders moved ${moved.join(', ')}; no five years before ${absent.join(', ')}`,
    );
    if (values.regions) console.log(`  ${counted.map(named).join(', ')}`);
    return to - from === 5 && !(summariseErrors(counted).mape <= fiveYearBar);
  });
  const agrees = await checkAgainstWpp();
  if (!agrees) console.error('missed: total of 2050 not within 0.5 % of the UN');
  for (const { from, to } of missed) console.error(`missed: ${from}→${to} MAPE not ≤ ${fiveYearBar} %`);
  return missed.length === 0 && agrees;
}

function printSpan(name: string, errors: readonly RegionError[]): void {
  const { n, mape, median, sum, within2, worst, mapeStays, mapeGrowsOn } = summariseErrors(errors);
  const numbers = [mape, median, sum].map((value) => value.toFixed(2).padStart(6)).join(' ');
  const others = [mapeStays, mapeGrowsOn].map((value) => value.toFixed(2).padStart(8)).join('  ');
  const inside = within2.toFixed(2).padStart(7);
  console.log(
    `${name} ${String(n).padStart(3)} ${numbers} ${inside}  ${(worst ? named(worst) : '').padEnd(14)}${others}`,
  );
}

function named(error: RegionError): string {
  const percent = percentError(error);
  return `${error.iso} ${percent > 0 ? '+' : ''}${percent.toFixed(1)}`;
}
