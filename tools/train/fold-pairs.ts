import { createRandom } from '#newsengine/learning/train-linear.ts';
import { judgeTextFeatures } from '#newsengine/stories/pairs/judge-link.ts';
import { scoreYes } from '../evaluate/news/measures.ts';
import { readTextPairExamples, type TextPairExample } from './examples/text-pair-examples.ts';
import { trainTextPairs } from './train-pairs.ts';

const folds = 5;

/** Groups dealt anew into folds for each division; a group is a chain of pairs that share articles, or a topic. */
function deal(examples: readonly TextPairExample[], division: number): ReadonlyMap<string, number> {
  const groups = [...new Set(examples.map(({ group }) => group))];
  const random = createRandom(division);
  const order = groups.map((group) => ({ group, at: random() })).sort((a, b) => a.at - b.at);
  return new Map(order.map(({ group }, index) => [group, index % folds]));
}

/** F1 of the contest's pairs, each judged by what was trained without its fold. */
export function foldPairs(examples: readonly TextPairExample[], division: number): number {
  const foldOf = deal(examples, division);
  const judged: (readonly [boolean, boolean])[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const model = trainTextPairs(examples.filter(({ group }) => foldOf.get(group) !== fold));
    for (const { row, label, source, group, isEnglish } of examples)
      if (source === 'tgcontest' && foldOf.get(group) === fold)
        judged.push([label === 1, judgeTextFeatures(row, isEnglish, model) >= 0.5]);
  }
  return scoreYes(judged).f1;
}

/** `node tools/train/fold-pairs.ts 21 22 23` prints the contest's F1 for these divisions and its mean. */
if (import.meta.main) {
  const divisions = process.argv.slice(2).map(Number);
  const examples = readTextPairExamples();
  const scores = (divisions.length > 0 ? divisions : [1]).map((division) => foldPairs(examples, division));
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  console.log(`F1 ${scores.map((score) => score.toFixed(4)).join(' ')}, mean ${mean.toFixed(4)}`);
}
