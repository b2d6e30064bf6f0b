import { readFile } from 'node:fs/promises';

const file = new URL('../../../../../data/news/sources/tgcontest_source_pagerank.tsv', import.meta.url);
/** Weight of the last outlets of the list, which are as middling as those not in it. */
const middlingWeight = 0.0003;
/** A sixteenfold weight doubles the authority: 1 for a middling outlet, about 2.8 for the most linked one. */
const doublings = 4;

let weights: Promise<Map<string, number>> | undefined;

/** Authority of an outlet by the links of 2020, 1 where nothing is known; a subdomain has its domain's. */
export async function authorityOf(domain: string): Promise<number> {
  weights ??= readWeights();
  const known = await weights;
  const parent = domain.split('.').slice(-2).join('.');
  const weight = known.get(domain) ?? known.get(parent) ?? middlingWeight;
  return 1 + Math.max(0, Math.log2(weight / middlingWeight)) / doublings;
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
