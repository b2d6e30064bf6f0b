import { parseArgs } from 'node:util';
import { readNewsModels } from '#newsengine/models/read-models.ts';
import type { CorpusItem } from '../corpus-item.ts';
import { placeCorpus } from '../place-corpus.ts';
import { readRows } from '../read-rows.ts';

/** A row of a corpus file; undated and textless ones leave fields out. */
type CorpusRow = Partial<CorpusItem> & Pick<CorpusItem, 'id' | 'title' | 'lang'>;

/** Two items the engine put into one story. */
type DrawnPair = readonly [CorpusItem, CorpusItem];

/** Numbers 0…1, the same for the same seed (mulberry32). */
function createDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const dayInOpening = /(\d{4})年(\d{1,2})月(\d{1,2})日/u;

/** The row's own date, or the one that its text begins with, as some Japanese news do; '' where neither is told. */
function readDate({ date = '', text = '' }: CorpusRow): string {
  if (date !== '' && !Number.isNaN(Date.parse(date))) return date;
  const [, year, month = '', day = ''] = dayInOpening.exec(text.slice(0, 24)) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}

/** The items of one language in all files, each once. */
function readItems(files: readonly string[], language: string, isDated: boolean): CorpusItem[] {
  const rows = files.flatMap((file) => readRows<CorpusRow>(file)).filter(({ lang }) => lang === language);
  const items = rows.map((row) => ({
    ...row,
    text: row.text ?? '',
    date: readDate(row),
    source: row.source ?? '',
    domain: row.domain ?? row.id,
  }));
  const wanted = isDated ? items.filter(({ date }) => date !== '') : items;
  return [...new Map(wanted.map((item) => [item.id, item])).values()];
}

/** Items by story, of the stories that hold at least so many. */
function groupStories(
  items: readonly CorpusItem[],
  stories: ReadonlyMap<string, string>,
  least: number,
): CorpusItem[][] {
  const groups = Map.groupBy(items, ({ id }) => stories.get(id) ?? id);
  return [...groups.values()].filter(({ length }) => length >= least);
}

/** Draws pairs, no two alike: a member of any of the stories, all alike, then another of its own story with another title. */
export function drawPairs(groups: readonly CorpusItem[][], count: number, seed: number): DrawnPair[] {
  const dice = createDice(seed);
  const members = groups.flatMap((group) => group.map((one) => ({ one, group })));
  const drawn = new Map<string, DrawnPair>();
  for (let tries = 0; drawn.size < count && tries < count * 50 && members.length > 0; tries += 1) {
    const { one, group } = members[Math.floor(dice() * members.length)]!;
    const two = group[Math.floor(dice() * group.length)]!;
    const key = [one.id, two.id].toSorted().join(' ');
    if (one.title !== two.title && !drawn.has(key)) drawn.set(key, [one, two]);
  }
  return [...drawn.values()];
}

/** Prints pairs to be read: ids, then titles, which are not to be kept. */
function run(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      language: { type: 'string', default: 'ru' },
      count: { type: 'string', default: '100' },
      least: { type: 'string', default: '3' },
      seed: { type: 'string', default: '1' },
      dated: { type: 'boolean', default: false },
    },
  });
  const items = readItems(positionals, values.language, values.dated);
  const groups = groupStories(items, placeCorpus(items, readNewsModels()), Number(values.least));
  console.error(`${items.length} items, ${groups.length} stories of ${values.least} and more`);
  for (const [one, two] of drawPairs(groups, Number(values.count), Number(values.seed)))
    console.log([one.id, two.id, one.title, two.title].join('\t'));
}

if (import.meta.main) run(process.argv.slice(2));
