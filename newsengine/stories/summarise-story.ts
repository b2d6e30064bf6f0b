import { isDenial, isReaction } from './headline-kind.ts';

/** A headline a summary may take a line from. */
export interface SummaryCandidate {
  readonly newsId: number;
  readonly title: string;
  readonly sourceId: number;
  readonly publishedMs: number;
  /** Distinct stems of the headline. */
  readonly terms: readonly string[];
  readonly isReprint: boolean;
}

/** A line of a summary: a headline word for word. */
export interface SummaryLine {
  readonly newsId: number;
  readonly sourceId: number;
  /** It denies what another headline says. */
  readonly isDenial: boolean;
}

const maxLines = 3;
/** A headline that shares less than this with the others tells of something else. */
const minShared = 0.06;
/** A denial and what it denies share so much of their words. */
const minDenied = 0.15;

/**
 * Up to three headlines that together tell most of a story, in order of time. The most shared is taken first, then
 * those that add most, one an outlet where possible; a denial brings what it denies. Never composed: each line is a
 * headline, and its outlet said so.
 */
export function summariseStory(candidates: readonly SummaryCandidate[]): SummaryLine[] {
  const headlines = candidates.filter(({ isReprint }) => !isReprint);
  const counts = countTerms(headlines);
  const chosen: SummaryCandidate[] = [];
  while (chosen.length < Math.min(maxLines, headlines.length)) {
    const best = deniedOf(headlines, chosen) ?? bestOf(headlines, chosen, counts);
    if (!best) break;
    chosen.push(best);
  }
  return chosen
    .toSorted((one, other) => one.publishedMs - other.publishedMs || one.newsId - other.newsId)
    .map(({ newsId, sourceId, title }) => ({ newsId, sourceId, isDenial: isDenial(title) }));
}

/** What a chosen denial denies, where it isn't chosen yet: the likest headline before it that denies nothing. */
function deniedOf(
  headlines: readonly SummaryCandidate[],
  chosen: readonly SummaryCandidate[],
): SummaryCandidate | undefined {
  for (const denial of chosen.filter(({ title }) => isDenial(title))) {
    const ranked = headlines
      .filter(({ title, publishedMs }) => publishedMs <= denial.publishedMs && !isDenial(title))
      .map((headline) => ({ headline, like: likeness(denial.terms, headline.terms) }))
      .toSorted((one, other) => other.like - one.like);
    const [best] = ranked;
    if (best && best.like >= minDenied && !chosen.includes(best.headline)) return best.headline;
  }
  return undefined;
}

function countTerms(headlines: readonly SummaryCandidate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of headlines) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function bestOf(
  headlines: readonly SummaryCandidate[],
  chosen: readonly SummaryCandidate[],
  counts: ReadonlyMap<string, number>,
): SummaryCandidate | undefined {
  let best: SummaryCandidate | undefined;
  let most = 0;
  for (const headline of headlines) {
    if (chosen.includes(headline)) continue;
    const gain = gainOf(headline, chosen, counts, headlines.length);
    if (gain <= most) continue;
    most = gain;
    best = headline;
  }
  return best;
}

/** What a headline adds to those chosen: how central it is, times how much of it nobody said yet. */
function gainOf(
  headline: SummaryCandidate,
  chosen: readonly SummaryCandidate[],
  counts: ReadonlyMap<string, number>,
  size: number,
): number {
  const { terms, title, sourceId } = headline;
  const shared =
    terms.reduce((sum, term) => sum + ((counts.get(term) ?? 1) - 1) / Math.max(1, size - 1), 0) /
    Math.max(6, terms.length);
  if (size > 2 && shared < minShared) return 0;
  const nearest = Math.max(0, ...chosen.map((each) => likeness(terms, each.terms)));
  if (nearest > 0.7) return 0;
  const isHeard = chosen.some((each) => each.sourceId === sourceId);
  const kind = (isDenial(title) ? 1.6 : isReaction(title) ? 0.4 : 1) * (/\d/.test(title) ? 1.25 : 1);
  return (0.3 + shared) * (1 - nearest) * kind * (isHeard ? 0.8 : 1);
}

function likeness(one: readonly string[], other: readonly string[]): number {
  const set = new Set(other);
  const both = one.filter((term) => set.has(term)).length;
  return both / Math.max(1, one.length + other.length - both);
}
