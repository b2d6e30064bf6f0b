import { nameBand } from '#features/regions/public.ts';
import type { BriefFacts } from './brief-facts.ts';
import type { BriefSection, Certainty } from './brief-shapes.ts';

/** What stands beside a part of the brief: how sure it is, and its weeks in the size of a word. */
export interface SectionLook {
  section: BriefSection;
  certainty: Certainty;
  /** Weeks up to the last known one, oldest first; empty = nothing is drawn. */
  past: readonly (number | null)[];
  /** Weeks ahead, each with its ends of 80 and 50 % and the middle, rising. */
  ahead: readonly (readonly number[])[];
}

/** Says how sure each part of a brief is; a part that has no figures has no look. */
export function sectionLooks({
  own,
  streak,
  measures,
  volume,
  neighbour,
  forecast,
}: BriefFacts): SectionLook[] {
  const looks: SectionLook[] = [];
  if (own !== null && own.cases.week !== null)
    looks.push({ section: 'figures', certainty: 'counted', past: oldestFirst(streak.sums), ahead: [] });
  if (own !== null && own.cases.week !== null)
    looks.push({
      section: 'why',
      certainty: measures.began.length > 0 ? 'coincided' : 'unexplained',
      past: [],
      ahead: [],
    });
  const read = [...oldestFirst(volume.weeks), volume.headlines];
  looks.push({ section: 'stories', certainty: 'read', past: isTrend(read) ? read : [], ahead: [] });
  if (neighbour !== null) looks.push({ section: 'beside', certainty: 'counted', past: [], ahead: [] });
  if (forecast !== null)
    looks.push({
      section: 'next',
      certainty: certaintyOf(forecast),
      past: forecast.past,
      ahead: forecast.weeks,
    });
  return looks;
}

function certaintyOf({ record, failing }: NonNullable<BriefFacts['forecast']>): Certainty {
  if (failing !== null) return 'failing';
  const band = nameBand(record, false);
  if (band === 'sure') return 'likely';
  return band === 'record' ? 'doubtful' : 'untried';
}

const oldestFirst = (weeks: readonly { value: number }[]): number[] =>
  weeks.map(({ value }) => value).toReversed();

/** Fewer weeks, or weeks without anything, draw no line that says something. */
const isTrend = (values: readonly number[]): boolean =>
  values.length > 3 && values.some((value) => value > 0);
