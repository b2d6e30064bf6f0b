import { readNewsModels } from '#newsengine/models/read-models.ts';
import { scoreBcubed } from '../evaluate/news/measures.ts';
import { placeCorpus } from '../evaluate/news/place-corpus.ts';
import { readNewsRows } from './read-data.ts';
import { readTextPairExamples } from './examples/text-pair-examples.ts';
import { trainTextPairs } from './train-pairs.ts';

/*
 * node tools/train/fold-stories.ts [folds …]   B-cubed F1 of ECB+'s stories, the topics of each fold placed by a judge
 * of articles that was taught without them. Mean over the folds by their size. Some seconds for each number of folds.
 */
interface Row {
  readonly id: string;
  readonly story: string;
  readonly lang?: string;
  readonly sentences: readonly string[];
}

const topicOf = (name: string): number => Number(/\d+/.exec(name)?.[0]);

function judgeFolds(folds: number): number {
  const rows = readNewsRows<Row>('clustering/en_ecbplus_docs.jsonl.gz');
  const examples = readTextPairExamples();
  const models = readNewsModels();
  let sum = 0;
  for (let fold = 0; fold < folds; fold += 1) {
    const isTaught = ({ source, group }: (typeof examples)[number]): boolean =>
      source !== 'ecb' || topicOf(group) % folds !== fold;
    const texts = trainTextPairs(examples.filter(isTaught));
    const own = rows.filter(({ story }) => topicOf(story) % folds === fold);
    const items = own.map(({ id, lang = 'en', sentences }) => ({
      id,
      title: sentences[0] ?? '',
      text: sentences.join(' '),
      lang,
      date: '',
      source: '',
    }));
    const placed = placeCorpus(items, { ...models, stories: { ...models.stories, texts } });
    const truth = new Map(own.map(({ id, story }) => [id, story]));
    sum += scoreBcubed(truth, placed).f1 * own.length;
  }
  return sum / rows.length;
}

if (import.meta.main) {
  const counts = process.argv.slice(2).map(Number);
  for (const folds of counts.length > 0 ? counts : [4])
    console.log(`${folds} folds: ${judgeFolds(folds).toFixed(4)}`);
}
