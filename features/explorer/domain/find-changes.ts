/** The newest figure of one series of a view; the measure by its place among the view's, the value in the unit it is shown in. */
export interface NewestFigure {
  measure: number;
  yugoId: number;
  /** Last day of its period. */
  day: string;
  value: number;
}

/** A series whose newest figure is another one than at the last look. */
export interface FigureChange {
  /** `new`: a later period came out; `revised`: the same one has another value. */
  kind: 'new' | 'revised';
  now: NewestFigure;
  /** Null where the series had no figure. */
  before: NewestFigure | null;
}

/** Differences smaller than this share of a value come from computing, not from a source. */
const equalBelow = 1e-9;

/** What came out or was revised since the last look; a figure that was taken back is nothing to tell. */
export function findChanges(seen: readonly NewestFigure[], now: readonly NewestFigure[]): FigureChange[] {
  const known = new Map(seen.map((figure) => [keyOf(figure), figure]));
  return now.flatMap((figure): FigureChange[] => {
    const before = known.get(keyOf(figure)) ?? null;
    if (before === null || figure.day > before.day) return [{ kind: 'new', now: figure, before }];
    const isRevised = figure.day === before.day && !isEqual(figure.value, before.value);
    return isRevised ? [{ kind: 'revised', now: figure, before }] : [];
  });
}

/** Whether two looks saw the same, whatever is told of it. */
export function isSameLook(seen: readonly NewestFigure[], now: readonly NewestFigure[]): boolean {
  const known = new Map(seen.map((figure) => [keyOf(figure), figure]));
  return (
    seen.length === now.length &&
    now.every((figure) => {
      const before = known.get(keyOf(figure));
      return before !== undefined && before.day === figure.day && isEqual(figure.value, before.value);
    })
  );
}

const keyOf = ({ measure, yugoId }: NewestFigure): string => `${measure} ${yugoId}`;

function isEqual(one: number, other: number): boolean {
  return Math.abs(one - other) <= equalBelow * Math.max(Math.abs(one), Math.abs(other));
}
