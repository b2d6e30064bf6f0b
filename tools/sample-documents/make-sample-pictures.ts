import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { bundledPath, listBundledRows, readBundledRows } from '#statistics/import/read-rows.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { makeSampleDocuments } from './make-sample-documents.ts';

/** Where the pictures of the sample's analyses lie, from the data folder. */
export const samplePicturesPath = 'sample/pictures';

const [width, height] = [640, 360];
const days = 40;

/** A drawing of bars without a word, the last or the highest of them marked. */
export function drawBars(values: readonly number[], marked: number, hue: string): string {
  const most = Math.max(...values);
  const step = (width - 48) / values.length;
  const bars = values.map((value, at) => {
    const tall = Math.max(2, (value / most) * (height - 72));
    const fill = at === marked ? '#b3261e' : hue;
    return `<rect x="${(24 + at * step).toFixed(1)}" y="${(height - 36 - tall).toFixed(1)}" width="${(step * 0.78).toFixed(1)}" height="${tall.toFixed(1)}" fill="${fill}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4efe6"/>${bars.join('')}<rect x="24" y="${height - 36}" width="${width - 48}" height="2" fill="#333"/></svg>`;
}

/** The figures behind each analysis: the country's cases by day, Moscow's occupied beds, the regions in the order of a yearly figure. */
export async function figuresOf(key: string, day: string): Promise<{ values: number[]; marked: number }> {
  if (key.startsWith('five-')) return lastOf(await casesUpTo(day));
  if (key === 'beds') {
    const rows = await listBundledRows('covid/moscow_beds_daily.csv');
    return lastOf(rows.flatMap(({ date, beds_occupied: taken }) => (date! <= day ? [Number(taken)] : [])));
  }
  const [figure, year] = key.split('-');
  const indicator = figure === 'income' ? 'income_per_capita' : 'unemployment_rate_ilo';
  const values: number[] = [];
  for await (const row of readBundledRows('economy/regions_economy_annual.csv.gz'))
    if (row['indicator'] === indicator && row['year'] === year) values.push(Number(row['value']));
  return { values: values.sort((one, other) => other - one), marked: 0 };
}

async function casesUpTo(day: string): Promise<number[]> {
  const rows = (await listBundledRows('covid/daily.csv')).filter(
    ({ yugo_id: id, date }) => Number(id) === federalYugoId && date! <= day,
  );
  const totals = rows.map(({ cases_total: total }) => Number(total));
  return totals.slice(1).map((total, at) => total - totals[at]!);
}

function lastOf(values: readonly number[]): { values: number[]; marked: number } {
  const shown = values.slice(-days);
  return { values: shown, marked: shown.length - 1 };
}

if (import.meta.main) {
  await mkdir(bundledPath(samplePicturesPath), { recursive: true });
  for (const { key, kind, day } of await makeSampleDocuments()) {
    if (kind !== 'analytics') continue;
    const { values, marked } = await figuresOf(key, day);
    const hue = key.startsWith('five-') ? '#33658a' : key === 'beds' ? '#5a7d2a' : '#7a5195';
    const webp = await sharp(Buffer.from(drawBars(values, marked, hue)))
      .webp({ quality: 82 })
      .toBuffer();
    await writeFile(bundledPath(`${samplePicturesPath}/${key}.webp`), webp);
  }
}
