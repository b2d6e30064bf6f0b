import { rankHours } from './score-story.ts';

/** A story as a page is made of it. */
export interface PageStory {
  /** The affair it is a step of; of several of one affair a page shows the weightiest. */
  readonly affairId: number;
  readonly rank: number;
  /** Moment of its latest headline. */
  readonly fromMs: number;
  /** Outlets that wrote themselves on the day of the latest headline. */
  readonly daySourceCount: number;
  /** Its lead tells what somebody said. */
  readonly isReaction: boolean;
  /** Place an editor gave it on this page, 1 = it leads; 0 = behind the first page; null or left out = none. */
  readonly place?: number | null;
  /** When that was, milliseconds since 1970: of two in one place the later stands. */
  readonly placedMs?: number | null;
}

const hourMs = 3_600_000;
const moscowMs = 3 * hourMs;
/** Rows of the first page: further stories of an affair stand behind them. */
const rowsOfPage = 18;
/** The lead was told by so many outlets of its day; rows above this one by two at least. */
const outletsOfLead = 3;
const rowsOfSeveral = 8;
/** The lead is sought among so many of the weightiest. */
const leadersAsked = 6;
/** Within the day weight fades by one doubling in so many hours; what was last told the day before fades faster as the day goes on. */
const fadingHours = { ofDay: 24, ofDaysBefore: 3 } as const;
/** What a row loses that is led by a reaction. */
const reactionCost = 1;

/**
 * The rows of a page: stories by the weight of their day rather than by the hour of their last headline. The first was
 * told by three outlets of the day, the eight first by two. A page has one row an affair. Where an editor gave a story
 * its place, it stands there.
 */
export function composePage<Story extends PageStory>(stories: readonly Story[], nowMs: number): Story[] {
  const affairs = outletsOfAffairs(stories, nowMs);
  const weights = new Map(
    stories.map((story) => [story, weightAt(story, nowMs) + liftOf(story, affairs.get(story.affairId) ?? 0)]),
  );
  const ordered = stories.toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0));
  const [own, further] = partAffairs(ordered);
  const rows = leadFirst(severalFirst(own, nowMs), nowMs);
  return placed([...rows.slice(0, rowsOfPage), ...further, ...rows.slice(rowsOfPage)]);
}

/** The rows with those that editors moved where they were put. */
function placed<Story extends PageStory>(rows: readonly Story[]): Story[] {
  const placeOf = ({ place }: Story): number | null => place ?? null;
  const page = rows.filter((story) => placeOf(story) === null);
  const pinned = rows
    .filter((story) => (placeOf(story) ?? 0) > 0)
    .sort((one, other) => one.place! - other.place! || (one.placedMs ?? 0) - (other.placedMs ?? 0));
  for (const story of pinned) page.splice(story.place! - 1, 0, story);
  page.splice(rowsOfPage, 0, ...rows.filter((story) => placeOf(story) === 0));
  return page;
}

/** Weight of a story on the page of a moment, in doublings of outlets. */
function weightAt({ rank, fromMs, isReaction }: PageStory, nowMs: number): number {
  const dayMs = startOfDay(nowMs);
  const today = (nowMs - Math.max(fromMs, dayMs)) / hourMs;
  const before = Math.max(0, dayMs - fromMs) / hourMs;
  const faded =
    before > 0 ? before / rankHours + today / fadingHours.ofDaysBefore : today / fadingHours.ofDay;
  return rank - fromMs / hourMs / rankHours - faded - (isReaction ? reactionCost : 0);
}

/** Outlets of the day of all stories of each affair; an outlet of two stories counts twice. */
function outletsOfAffairs(stories: readonly PageStory[], nowMs: number): Map<number, number> {
  const sums = new Map<number, number>();
  for (const story of stories) {
    if (!isOfDay(story, nowMs)) continue;
    sums.set(story.affairId, (sums.get(story.affairId) ?? 0) + story.daySourceCount);
  }
  return sums;
}

/** What a story gains from the other stories of its affair that day: half of what as many outlets of its own would add. */
function liftOf({ daySourceCount }: PageStory, ofAffair: number): number {
  return ofAffair > daySourceCount ? Math.log2((1 + ofAffair) / (1 + daySourceCount)) : 0;
}

function startOfDay(nowMs: number): number {
  const dayMs = 24 * hourMs;
  return Math.floor((nowMs + moscowMs) / dayMs) * dayMs - moscowMs;
}

function isOfDay({ fromMs }: PageStory, nowMs: number): boolean {
  return fromMs >= startOfDay(nowMs);
}

/** The weightiest story of each affair, and the others. */
function partAffairs<Story extends PageStory>(stories: readonly Story[]): [Story[], Story[]] {
  const known = new Set<number>();
  const own: Story[] = [];
  const further: Story[] = [];
  for (const story of stories) {
    (known.has(story.affairId) ? further : own).push(story);
    known.add(story.affairId);
  }
  return [own, further];
}

/** Puts stories of several outlets of the day before those of one, among the first rows. */
function severalFirst<Story extends PageStory>(stories: readonly Story[], nowMs: number): Story[] {
  const first = stories
    .filter((story) => story.daySourceCount > 1 && isOfDay(story, nowMs))
    .slice(0, rowsOfSeveral);
  const chosen = new Set(first);
  return [...first, ...stories.filter((story) => !chosen.has(story))];
}

function leadFirst<Story extends PageStory>(stories: readonly Story[], nowMs: number): Story[] {
  const mayLead = (story: Story): boolean =>
    story.daySourceCount >= outletsOfLead && isOfDay(story, nowMs) && !story.isReaction;
  const lead = stories.slice(0, leadersAsked).find(mayLead);
  return lead === undefined ? [...stories] : [lead, ...stories.filter((story) => story !== lead)];
}
