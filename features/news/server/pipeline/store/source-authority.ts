import { readFile } from 'node:fs/promises';

const file = new URL('../../../../../data/news/sources/tgcontest_source_pagerank.tsv', import.meta.url);
/** Link weight of an outlet whose authority is 1: one in seven of the list has more. */
const defaultWeight = 0.0008;
const bounds = { least: 0.5, most: 8 } as const;

let weights: Promise<Map<string, number>> | undefined;

/**
 * Authority of an outlet, the root of its share of the links of 2020. It is 1 for a well-known one, about 6 for the
 * most linked, 0.5 where nothing is known. A subdomain has its domain's.
 */
export async function authorityOf(domain: string): Promise<number> {
  weights ??= readWeights();
  const known = await weights;
  const parent = domain.split('.').slice(-2).join('.');
  const weight = known.get(domain) ?? known.get(parent) ?? 0;
  return Math.min(bounds.most, Math.max(bounds.least, Math.sqrt(weight / defaultWeight)));
}

async function readWeights(): Promise<Map<string, number>> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [weight = '', domain = ''] = line.split('\t');
      return [domain.trim(), Number(weight)];
    }),
  );
}
