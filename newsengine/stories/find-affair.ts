import type { Affair, AffairIndex } from './affair.ts';
import { affairHours } from './affair.ts';
import { type StoryKnowledge, judgeLink } from './pairs/judge-link.ts';
import type { StoryText } from './story-text.ts';
import type { TermVector } from './pairs/term-vector.ts';

/** Least weight of a term that tells one affair from another, for names and for other words. */
const tellingWeight = { name: 0.3, word: 0.5 } as const;
/** A term belongs to an affair when so large a share of its headlines has it. */
const defaultShare = 0.34;
/** Share of a headline's weight that has to lie on what the affair repeats, and the weight of telling terms in it. */
const minCover = 0.25;
const minTelling = 0.5;
/** Likeness from which on a headline is a step: a little less than what makes it the same event. Below, every other pair of steps told of two affairs. */
const stepAt = 0.45;
/**
 * A name of which one affair holds so much of all that is told in a week stands for that affair. Such a headline may be
 * covered less, and the bar falls by the share held.
 */
const held = { from: 0.4, leastTimes: 8, minCover: 0.12, gain: 0.4, leastBar: 0.12 } as const;
const maxCompared = 3;
/** The judge has learnt of two days; farther apart counts as that. */
const judgedHours = 48;

/** Ids of the terms that can tell an affair: its names, and other words that are rare. */
export function tellingTerms({ title, names }: StoryText): Set<number> {
  const isName = new Set(names.ids);
  return new Set(
    title.ids.filter(
      (id, at) => (title.weights[at] ?? 0) >= (isName.has(id) ? tellingWeight.name : tellingWeight.word),
    ),
  );
}

/**
 * The affair a headline is a step of: of those that share its names and cover most of it, the one that is likest above
 * its bar. A rare name that the affair turns on lowers the bar: whoever bears it is seldom in two affairs of a week.
 */
export function findAffair(
  index: AffairIndex,
  { story, text, hours }: { story: number; text: StoryText; hours: number },
  knowledge: StoryKnowledge,
  own?: Affair,
): Affair | undefined {
  const covered: { readonly affair: Affair; readonly cover: number; readonly bar: number }[] = [];
  for (const [root, votes] of voteForAffairs(index, text)) {
    const affair = index.affairs.get(root);
    if (!affair || affair === own || affair.latestHours < hours - affairHours) continue;
    if (index.apart.get(story)?.has(root)) continue;
    const isHeld = votes.held >= held.from;
    if (votes.weight < minTelling && !isHeld) continue;
    // Japanese has no capitals to tell names by.
    if (votes.names === 0 && text.language !== 'ja') continue;
    const cover = coverOf(affair, text.title);
    if (cover >= (isHeld ? held.minCover : minCover)) covered.push({ affair, cover, bar: barOf(votes) });
  }
  let best: Affair | undefined;
  let most = 0;
  for (const { affair, bar } of covered
    .sort((a, b) => a.bar - b.bar || b.cover - a.cover)
    .slice(0, maxCompared)) {
    for (const told of affair.told) {
      const apart = Math.min(judgedHours, Math.abs(hours - told.hours));
      const like = judgeLink(text, told.text, apart, knowledge) - bar;
      if (like < most) continue;
      most = like;
      best = affair;
    }
  }
  return best;
}

/** The bar of likeness to an affair that holds such a share of all that is told of a name. */
function barOf(votes: Votes): number {
  return Math.max(held.leastBar, stepAt - held.gain * votes.held);
}

interface Votes {
  weight: number;
  names: number;
  /** Share 0…1 of the week's headlines with one of the shared names that stand in this affair. */
  held: number;
}

/** Weight of the telling terms, and number of names, each affair shares with a headline. */
function voteForAffairs({ postings, affairs }: AffairIndex, text: StoryText): Map<number, Votes> {
  const votes = new Map<number, Votes>();
  const telling = tellingTerms(text);
  const isName = new Set(text.names.ids);
  const { ids, weights } = text.title;
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    if (!telling.has(id)) continue;
    const roots = postings.get(id) ?? [];
    const named = isName.has(id) ? timesOf(roots, id, affairs) : 0;
    for (const root of roots) {
      const vote = votes.get(root) ?? { weight: 0, names: 0, held: 0 };
      vote.weight += weights[at] ?? 0;
      if (isName.has(id)) {
        vote.names += 1;
        const times = affairs.get(root)?.terms.get(id) ?? 0;
        if (times >= held.leastTimes) vote.held = Math.max(vote.held, times / named);
      }
      votes.set(root, vote);
    }
  }
  return votes;
}

/** How many headlines of these affairs have the term. */
function timesOf(roots: readonly number[], term: number, affairs: AffairIndex['affairs']): number {
  return roots.reduce((sum, root) => sum + (affairs.get(root)?.terms.get(term) ?? 0), 0);
}

/** Share 0…1 of a headline's weight on what the affair repeats. */
function coverOf({ terms, headlines }: Affair, { ids, weights, sum }: TermVector): number {
  let covered = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const share = (terms.get(ids[at] ?? 0) ?? 0) / headlines;
    covered += (weights[at] ?? 0) * Math.min(1, share / defaultShare);
  }
  return sum > 0 ? covered / sum : 0;
}
