import { isDenial } from '#newsengine/stories/headline-kind.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import { dayAt, listDays } from '#platform/shared/calendar-days.ts';
import type { affairContract } from '../../contract/affair-calls.ts';
import { compareFigures } from '../../domain/feed/figures/compare-figures.ts';
import { shownTitle } from '../../domain/feed/wording/shown-text.ts';
import type { StepRow } from '../story/affair-queries.ts';
import type { listRevisions } from '../story/story-queries.ts';
import type { AffairHeadlineRow } from './affair-queries.ts';

type Affair = HandlerOutput<typeof affairContract, 'news/getAffair'>;
type Step = Affair['steps'][number];
type Revision = Awaited<ReturnType<typeof listRevisions>>[number];

/** A step has so many outlets at least: what one alone writes of is none. */
const outletsOfStep = 2;

/** The stories that count as steps: those of several outlets, else all. */
export function chooseSteps(stories: readonly StepRow[]): readonly StepRow[] {
  const several = stories.filter(({ sourceCount }) => sourceCount >= outletsOfStep);
  return several.length < 2 ? stories : several;
}

/** Steps with their outlets: who wrote first, who later, what was denied and what was worded anew. */
export function stepsOf(
  stories: readonly StepRow[],
  headlines: readonly AffairHeadlineRow[],
  revisions: readonly Revision[],
): Step[] {
  const byStory = Map.groupBy(headlines, ({ storyId }) => storyId);
  return stories.flatMap(({ storyId, title, language, itemCount, sourceCount }) => {
    const own = byStory.get(storyId) ?? [];
    const [first] = own;
    if (first === undefined) return [];
    const denial = own.find((headline) => isDenial(headline.title));
    const step = {
      storyId,
      title,
      language,
      itemCount,
      sourceCount,
      first: headlineOf(first),
      others: outletsOf(own).filter(({ sourceId }) => sourceId !== first.sourceId),
      denial: denial === undefined ? null : headlineOf(denial),
      correction: correctionOf(own, revisions),
    };
    return [step];
  });
}

/** A headline with its outlet. */
export function headlineOf(row: AffairHeadlineRow): Step['first'] {
  const { newsId, publishedAt, hasTime, title, language, sourceId, sourceName } = row;
  return {
    newsId,
    date: publishedAt.toISOString(),
    hasTime,
    title: shownTitle(title, sourceName),
    language,
    sourceId,
    sourceName,
  };
}

function correctionOf(own: readonly AffairHeadlineRow[], revisions: readonly Revision[]): Step['correction'] {
  for (const { newsId, until, title } of revisions) {
    const headline = own.find((row) => row.newsId === newsId);
    if (headline && headline.title !== title)
      return { ...headlineOf(headline), earlier: title, until: until.toISOString() };
  }
  return null;
}

/** Each outlet once, in order of its first headline. */
export function outletsOf(rows: readonly AffairHeadlineRow[]): Step['others'] {
  const outlets = new Map(rows.toReversed().map(({ sourceId, sourceName }) => [sourceId, sourceName]));
  return [...outlets].toReversed().map(([sourceId, sourceName]) => ({ sourceId, sourceName }));
}

/** Headlines of every day from the first to the last; a day is thin where half as many outlets were read as on another, or fewer. */
export function daysOf(
  headlines: readonly AffairHeadlineRow[],
  outletsRead: ReadonlyMap<string, number>,
): Affair['days'] {
  const peak = Math.max(0, ...outletsRead.values());
  const judgedFrom = [...outletsRead.keys()].toSorted()[0];
  const counts = new Map<string, number>();
  for (const { publishedAt } of headlines) {
    const day = dayAt(publishedAt);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const known = [...counts.keys()].toSorted();
  return listDays(known[0] ?? '', known.at(-1) ?? '').map((day) => ({
    day,
    headlines: counts.get(day) ?? 0,
    isThin: judgedFrom !== undefined && day >= judgedFrom && 2 * (outletsRead.get(day) ?? 0) < peak,
  }));
}

/** Numbers of one thing that differ in the whole affair, reprints left out. */
export function figuresOf(headlines: readonly AffairHeadlineRow[]): Affair['figures'] {
  const own = headlines.filter(({ reprintOf }) => reprintOf === null);
  const known = new Map(own.map((row) => [row.newsId, row]));
  return compareFigures(own.map((row) => ({ ...row, publishedMs: row.publishedAt.getTime() }))).map(
    ({ isChange, values }) => ({
      isChange,
      values: values.flatMap(({ newsId, figure, value }) => {
        const row = known.get(newsId);
        return row ? [{ ...headlineOf(row), figure, value }] : [];
      }),
    }),
  );
}

/** The rubrics of its headlines. */
export function rubricsOf(headlines: readonly AffairHeadlineRow[]): number[] {
  return [...new Set(headlines.flatMap(({ rubricId }) => rubricId ?? []))];
}

/** Who was first in how many steps, most first. */
export function firstsOf(steps: readonly Step[]): Affair['firsts'] {
  const timed = steps.filter(({ first }) => first.hasTime).map(({ first }) => first);
  return [...Map.groupBy(timed, ({ sourceId }) => sourceId).values()]
    .map((own) => ({ sourceId: own[0]!.sourceId, sourceName: own[0]!.sourceName, steps: own.length }))
    .toSorted((one, other) => other.steps - one.steps || one.sourceId - other.sourceId);
}
