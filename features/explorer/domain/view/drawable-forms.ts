import type { Form } from './choices.ts';

/** What decides in which forms a view can be drawn. */
interface Drawn {
  measures: readonly unknown[];
  /** Places that were chosen. */
  chosen: readonly { kind: string }[];
  /** Days that are compared. */
  ends: { first: string; last: string } | null;
  /** All regions at the end of the view, of its first indicators. */
  regions: readonly { values: readonly (number | null)[] }[];
}

/** Fewest regions with a value for a map or a scatter to show anything. */
const fewestRegions = 3;

/** Whether a form shows something of a view: a line needs two times, a ranking two places, a scatter two indicators. A table is no picture. */
export function isDrawable(form: Form, { measures, chosen, ends, regions }: Drawn): boolean {
  if (ends === null) return false;
  const isOverTime = ends.first !== ends.last;
  const isKnown = (of: number): boolean =>
    regions.filter(({ values }) => values.length >= of && values.every((value) => value !== null)).length >=
    fewestRegions;
  switch (form) {
    case 'line':
      return isOverTime;
    case 'slope':
      return isOverTime && chosen.length > 1;
    case 'multiples':
      return isOverTime && chosen.filter(({ kind }) => kind !== 'country').length > 1;
    case 'rank':
      return chosen.length > 1;
    case 'map':
      return regions.filter(({ values }) => values[0] != null).length >= fewestRegions;
    case 'scatter':
      return measures.length > 1 && isKnown(2);
    default:
      return false;
  }
}
