import { daysBetween } from '#platform/shared/calendar-days.ts';
import type { ContentField } from './diff-contents.ts';
import type { MeasureContent } from './measure-content.ts';

/** What a changed field comes to, told beside both texts. Days count the first and the last; money in roubles, `share` of what was. */
export type Meaning =
  | { kind: 'days'; days: number; before: number | null }
  | { kind: 'endless' }
  | { kind: 'money'; difference: number; share: number | null }
  | { kind: 'counted'; added: number; removed: number }
  | { kind: 'targets'; moved: number; added: number; removed: number }
  | { kind: 'target'; share: number; now: number }
  | { kind: 'stricter' | 'softer' | 'noEdition' };

/** What a change of one field means, where that can be said of the two texts; `hasNewDocument` = a file came with this version. */
export function meaningOf(
  field: ContentField,
  before: MeasureContent,
  after: MeasureContent,
  hasNewDocument: boolean,
): Meaning | null {
  switch (field) {
    case 'starts':
      // Told once: beside the end where that is another too.
      return before.ends === after.ends ? termOf(before, after) : null;
    case 'ends':
      return termOf(before, after);
    case 'budget':
      return moneyOf(before.budget, after.budget);
    case 'strictness':
      if (before.strictness === null || after.strictness === null) return null;
      return { kind: after.strictness > before.strictness ? 'stricter' : 'softer' };
    case 'yugoIds':
    case 'issues':
      return countedOf(before[field], after[field]);
    case 'subjects':
      return countedOf(...bothOf(before, after, ({ kind, value }) => `${kind} ${value}`));
    case 'indicators':
      return targetsOf(before.indicators, after.indicators);
    case 'legalBasis':
      return hasNewDocument || after.legalLink !== before.legalLink ? null : { kind: 'noEdition' };
    default:
      return null;
  }
}

const daysOf = ({ starts, ends }: MeasureContent): number | null =>
  starts === null || ends === null ? null : daysBetween(starts, ends) + 1;

function termOf(before: MeasureContent, after: MeasureContent): Meaning | null {
  if (after.starts !== null && after.ends === null) return { kind: 'endless' };
  const days = daysOf(after);
  return days === null ? null : { kind: 'days', days, before: daysOf(before) };
}

function moneyOf(before: number | null, after: number | null): Meaning | null {
  if (after === null) return null;
  const difference = after - (before ?? 0);
  return { kind: 'money', difference, share: before ? difference / before : null };
}

const bothOf = (
  before: MeasureContent,
  after: MeasureContent,
  name: (subject: MeasureContent['subjects'][number]) => string,
): [string[], string[]] => [before.subjects.map(name), after.subjects.map(name)];

function countedOf<T>(before: readonly T[], after: readonly T[]): Meaning {
  const [had, has] = [new Set(before), new Set(after)];
  return { kind: 'counted', added: has.difference(had).size, removed: had.difference(has).size };
}

/** One target that moved is told in per cent; more of them, new ones and those that went are counted. */
function targetsOf(before: MeasureContent['indicators'], after: MeasureContent['indicators']): Meaning {
  const old = new Map(before.map((each) => [each.name, each]));
  const kept = after.filter(({ name }) => old.has(name));
  const moved = kept.filter(({ name, target }) => old.get(name)!.target !== target);
  const [only] = moved;
  const [added, removed] = [after.length - kept.length, before.length - kept.length];
  const was = only && old.get(only.name)!.target;
  if (moved.length === 1 && added + removed === 0 && was && only.target !== null && only.baseline !== null)
    return { kind: 'target', share: only.target / was - 1, now: only.baseline };
  return { kind: 'targets', moved: moved.length, added, removed };
}
