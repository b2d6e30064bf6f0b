import { createRandom } from '#newsengine/learning/train-linear.ts';
import { trainBoosted } from '#newsengine/learning/train-boosted.ts';
import { trainNetwork } from '#newsengine/learning/train-network.ts';
import { pairFeatureNames } from '#newsengine/stories/pairs/pair-features.ts';
import { aboutFeatureNames } from '#newsengine/stories/about.ts';
import { judgeHeadlines } from '#newsengine/stories/pairs/judge-link.ts';
import { scoreYes } from '../evaluate/news/measures.ts';
import { findChains } from './find-chains.ts';
import { readPairExamples } from './examples/pair-examples.ts';
import { networkOptions, pairBoosting } from './train-pairs.ts';

/*
 * node tools/train/fold-links.ts [division …]   what judges of two dated headlines say of a fifth of the chains of
 * pairs, taught without that fifth. By words alone, with what the headlines are about, and with the network. Half a
 * minute a division.
 */
const folds = 5;
const words = pairFeatureNames.indexOf(aboutFeatureNames[0] ?? '');

interface Link {
  readonly row: Float64Array;
  readonly label: 0 | 1;
  readonly weight: number;
  readonly chain: string;
}

function readLinks(): Link[] {
  const dated = readPairExamples(new Set(['readings', 'made'])).flatMap(({ ids, row, label }) =>
    ids ? [{ ids, row: row, label, weight: 1 }] : [],
  );
  const chainOf = findChains(dated.map(({ ids }) => ids));
  return dated.map(({ ids, ...link }) => ({ ...link, chain: chainOf(ids[0]) }));
}

/** Share of pairs of one that stand before pairs of two. */
function areaUnder(judged: readonly (readonly [boolean, number])[]): number {
  const ordered = judged.toSorted((a, b) => a[1] - b[1]);
  let strangers = 0;
  let before = 0;
  for (const [isOne] of ordered)
    if (isOne) before += strangers;
    else strangers += 1;
  return before / (strangers * (judged.length - strangers));
}

function describe(judged: readonly (readonly [boolean, number])[]): string {
  const { f1 } = scoreYes(judged.map(([isOne, share]) => [isOne, share >= 0.5] as const));
  const loss = judged.reduce((sum, [isOne, share]) => sum - Math.log(isOne ? share : 1 - share), 0);
  return `F1 ${f1.toFixed(4)}, log loss ${(loss / judged.length).toFixed(4)}, area ${areaUnder(judged).toFixed(4)}`;
}

/** Lets each of the judges say what it thinks of pairs it was not taught. */
function judgeDivision(links: readonly Link[], division: number): void {
  const random = createRandom(division);
  const chains = [...new Set(links.map(({ chain }) => chain))].map((chain) => ({ chain, at: random() }));
  const foldOf = new Map(
    chains.toSorted((a, b) => a.at - b.at).map(({ chain }, index) => [chain, index % folds]),
  );
  const judged = { words: [], about: [], network: [] } as Record<string, (readonly [boolean, number])[]>;
  for (let fold = 0; fold < folds; fold += 1) {
    const taught = links.filter(({ chain }) => foldOf.get(chain) !== fold);
    const plain = trainBoosted(
      taught.map((link) => ({ ...link, row: link.row.slice(0, words) })),
      pairBoosting,
    );
    const pairs = trainBoosted(taught, pairBoosting);
    const network = trainNetwork(taught, networkOptions);
    for (const { row, label, chain } of links) {
      if (foldOf.get(chain) !== fold) continue;
      judged['words']?.push([label === 1, judgeHeadlines(row, 'ru', { pairs: plain })]);
      judged['about']?.push([label === 1, judgeHeadlines(row, 'ru', { pairs })]);
      judged['network']?.push([label === 1, judgeHeadlines(row, 'ru', { pairs, network })]);
    }
  }
  for (const [judge, pairs] of Object.entries(judged)) console.log(division, judge, describe(pairs));
}

if (import.meta.main) {
  const divisions = process.argv.slice(2).map(Number);
  const links = readLinks();
  for (const division of divisions.length > 0 ? divisions : [1, 2]) judgeDivision(links, division);
}
