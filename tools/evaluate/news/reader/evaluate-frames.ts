import type { NewsModels } from '#newsengine/news-models.ts';
import { toEngineItem } from '../corpus-item.ts';
import { scoreYes, type Score } from '../measures.ts';
import type { Outcome, TaskOptions } from '../outcome.ts';
import { readRows } from '../read-rows.ts';
import { rowsOfPart } from './part-groups.ts';
import { placeItems } from './place-headlines.ts';

interface FrameRow {
  readonly stream: string;
  readonly lang: string;
  readonly id: string;
  readonly title: string;
  readonly outlet: string;
  readonly at: string;
  readonly event: string;
}

interface JudgedPair {
  readonly one: FrameRow;
  readonly two: FrameRow;
  readonly isSame: boolean;
  readonly isOne: boolean;
  /** The whole stream tells one event. */
  readonly isOfOneEvent: boolean;
}

/** Headlines built alike, each stream placed alone: pairs of one event in one story, and of different events in two. */
export async function evaluateFrames(
  file: string,
  models: NewsModels,
  { part }: TaskOptions,
): Promise<Outcome> {
  const rows = rowsOfPart(readRows<FrameRow>(file), ({ stream }) => stream, part);
  const judged: JudgedPair[] = [];
  for (const stream of Map.groupBy(rows, (row) => row.stream).values())
    judged.push(...(await judgeStream(stream, models)));
  const scores: [string, Score][] = [];
  const figures: [string, number][] = [];
  for (const [lang, pairs] of Map.groupBy(judged, ({ one }) => one.lang)) {
    scores.push([`${lang} in one story`, scoreOf(pairs)]);
    figures.push([
      `${lang} strangers parted`,
      share(
        pairs.filter(({ isSame }) => !isSame),
        false,
      ),
    ]);
    figures.push([
      `${lang} kept`,
      share(
        pairs.filter(({ isSame, isOfOneEvent }) => isSame && isOfOneEvent),
        true,
      ),
    ]);
  }
  return {
    task: 'frames',
    rows: rows.length,
    figure: {
      name: 'strangers parted',
      value: share(
        judged.filter(({ isSame }) => !isSame),
        false,
      ),
    },
    scores,
    figures,
    mistakes: judged
      .filter(({ isSame, isOne }) => isSame !== isOne)
      .map(
        ({ one, two, isSame }) =>
          `${isSame ? 'parted' : 'joined'} (${one.stream}): ${one.title} ## ${two.title}`,
      ),
  };
}

async function judgeStream(rows: readonly FrameRow[], models: NewsModels): Promise<JudgedPair[]> {
  const items = rows.map(({ id, title, outlet, at, lang }) =>
    toEngineItem({ id, title, text: '', lang, date: at, source: outlet, domain: outlet, url: '' }),
  );
  const { headlines } = await placeItems(items, models);
  const storyOf = new Map([...headlines.values()].map(({ id, storyId }) => [id, storyId]));
  const isOfOneEvent = new Set(rows.map(({ event }) => event)).size === 1;
  return rows.flatMap((one, at) =>
    rows.slice(at + 1).map((two) => ({
      one,
      two,
      isSame: one.event === two.event,
      isOne: storyOf.get(one.id) === storyOf.get(two.id),
      isOfOneEvent,
    })),
  );
}

function scoreOf(pairs: readonly JudgedPair[]): Score {
  return scoreYes(pairs.map(({ isSame, isOne }) => [isSame, isOne] as const));
}

function share(pairs: readonly JudgedPair[], isWanted: boolean): number {
  return pairs.length === 0 ? 0 : pairs.filter(({ isOne }) => isOne === isWanted).length / pairs.length;
}
