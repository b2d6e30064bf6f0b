import { daysBefore, isCounted, medianOf, type CasesOfPlace } from '../receipt/judge-outcome.ts';

/** Cases of a place with those of the weeks before, oldest first; null = nothing was reported. Unit: people. */
export interface CourseOfPlace extends CasesOfPlace {
  weeksBefore: (number | null)[];
}

/** A week of a place, and as many people as there would be had they grown as in the middle of its twins. */
export interface ComparedWeek {
  /** Weeks from the first of the measure, which is 0. */
  week: number;
  own: number;
  alike: number;
}

/** Each week reported in the place and in one of its twins at least, beside what its level before would be with their growth. */
export function compareWeeks(place: CourseOfPlace, twins: readonly CourseOfPlace[]): ComparedWeek[] {
  const counted = twins.filter(isCounted);
  if (counted.length === 0) return [];
  const lead = place.weeksBefore.length;
  return [...place.weeksBefore, ...place.weeks].flatMap((own, at) => {
    const growths = counted.flatMap((twin) => {
      const week = [...twin.weeksBefore, ...twin.weeks][at] ?? null;
      return week === null ? [] : [week / usualWeek(twin)];
    });
    if (own === null || growths.length === 0) return [];
    return [{ week: at - lead, own, alike: usualWeek(place) * medianOf(growths) }];
  });
}

const usualWeek = ({ before }: CasesOfPlace): number => before / (daysBefore / 7);

/** Each place against its own twins by the rule the measure is judged by, least gap first; what cannot be compared is left out. */
export function gapsOfOthers<Figures extends { yugoId: number }>(
  all: readonly Figures[],
  twinsOf: ReadonlyMap<number, readonly number[]>,
  judge: (place: Figures, twins: readonly Figures[]) => { gap: number } | { lack: string },
): { yugoId: number; gap: number }[] {
  const byPlace = new Map(all.map((figures) => [figures.yugoId, figures]));
  return all
    .flatMap((place) => {
      const twins = (twinsOf.get(place.yugoId) ?? []).flatMap((id) => byPlace.get(id) ?? []);
      const found = judge(place, twins);
      return 'gap' in found ? [{ yugoId: place.yugoId, gap: found.gap }] : [];
    })
    .toSorted((a, b) => a.gap - b.gap);
}

/** How many gaps lie as far from none as one, to its side. */
export function countAsFar(gap: number, others: readonly { gap: number }[]): number {
  return others.filter((other) => (gap < 0 ? other.gap <= gap : other.gap >= gap)).length;
}
