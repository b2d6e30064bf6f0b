import { toLanguageCode } from '#newsengine/text/language-code.ts';
import { tokenise } from '#newsengine/text/tokenise.ts';
import { readCounts, type Count } from './read-counts.ts';

/** A headline whose figures are compared with those of others. */
interface FiguredHeadline {
  readonly newsId: number;
  readonly title: string;
  readonly language: string;
  readonly sourceId: number;
  readonly publishedMs: number;
}

/** One thing counted unlike by outlets: each number once, by the headline that had it first. */
interface ComparedFigure {
  /** Every outlet that wrote the earlier number wrote it before the later one; else they disagree. */
  readonly isChange: boolean;
  readonly values: readonly { readonly newsId: number; readonly figure: string; readonly value: number }[];
}

interface Told extends FiguredHeadline, Count {
  readonly words: ReadonlySet<string>;
}

/** Numbers farther apart count unlike things, of which a headline may have two: dead and hurt. */
const maxTimes = 5;
const leastShared = 2;
/** A number is not rounded by more than this share of it. */
const maxRounded = 0.05;
const maxFigures = 3;
const maxValues = 4;

/**
 * Numbers of one thing that differ between the headlines of a story. Two are of one thing where the same word is
 * counted and the headlines share two more. Told by at least two outlets, oldest number first.
 */
export function compareFigures(headlines: readonly FiguredHeadline[]): ComparedFigure[] {
  const told = headlines
    .toSorted((one, other) => one.publishedMs - other.publishedMs || one.newsId - other.newsId)
    .flatMap(figuresOf);
  const groups: Told[][] = [];
  for (const each of told) {
    const group = groups.find((others) => others.some((other) => isOfOneThing(each, other)));
    if (group) group.push(each);
    else groups.push([each]);
  }
  return groups.flatMap((group) => compared(group) ?? []).slice(0, maxFigures);
}

function figuresOf(headline: FiguredHeadline): Told[] {
  const words = wordsOf(headline.title, headline.language);
  return readCounts(headline.title, headline.language).map((count) => ({ ...headline, ...count, words }));
}

function wordsOf(title: string, language: string): ReadonlySet<string> {
  const stems = tokenise(title, toLanguageCode(language))
    .filter(({ kind, text }) => kind === 'word' && text.length > 3)
    .map((token) => token.stem);
  return new Set(stems);
}

function isOfOneThing(one: Told, other: Told): boolean {
  if (one.newsId === other.newsId) return false;
  const [less, more] = [Math.min(one.value, other.value), Math.max(one.value, other.value)];
  if (less <= 0 || more / less > maxTimes) return false;
  const unit = [...one.units].filter((each) => other.units.has(each));
  if (unit.length === 0) return false;
  const shared = [...one.words].filter((word) => other.words.has(word) && !unit.includes(word));
  return shared.length >= leastShared;
}

/** Numbers told by value; a rounded one and the finer one that it rounds are the same. */
function groupsOf(told: readonly Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const each of told) {
    const same = groups.find(([first]) => first !== undefined && isSame(first.value, each.value));
    if (same) same.push(each);
    else groups.push([each]);
  }
  return groups;
}

function isSame(one: number, other: number): boolean {
  return one === other || roundsTo(one, other) || roundsTo(other, one);
}

/** Is the second what the first is rounded to, by its last digit that is not 0? */
function roundsTo(fine: number, coarse: number): boolean {
  let digit = 1;
  while (coarse >= digit * 10 && coarse % (digit * 10) === 0) digit *= 10;
  return (
    Number.isInteger(coarse) &&
    Math.round(fine / digit) * digit === coarse &&
    Math.abs(fine - coarse) <= maxRounded * coarse
  );
}

function compared(group: readonly Told[]): ComparedFigure | undefined {
  const byValue = groupsOf(group);
  if (byValue.length < 2 || new Set(group.map(({ sourceId }) => sourceId)).size < 2) return undefined;
  const isChange = byValue.every(
    (own, at) => at === 0 || (byValue[at - 1]?.at(-1)?.publishedMs ?? 0) < (own[0]?.publishedMs ?? 0),
  );
  return {
    isChange,
    values: byValue
      .slice(-maxValues)
      .flatMap(([first]) =>
        first ? [{ newsId: first.newsId, figure: first.figure, value: first.value }] : [],
      ),
  };
}
