/** What happened on a day: figures came out, or measures began. Days as `YYYY-MM-DD`. */
interface Happened {
  day: string;
  names: readonly string[];
}

/** The nearest event to a day, told by the first of its names. */
export interface NearestEvent {
  day: string;
  kind: 'figures' | 'measure';
  name: string;
  /** How many more happened that day. */
  more: number;
}

/** Which of two happenings on the same side of a day is nearer to it; of one day, figures are named first and both are counted. */
export function nearestEvent(
  side: 'before' | 'after',
  { figures, measures }: { figures: Happened | null; measures: Happened | null },
): NearestEvent | null {
  const days = [figures, measures].flatMap((happened) => (happened ? [happened.day] : [])).toSorted();
  const day = side === 'before' ? days.at(-1) : days[0];
  if (day === undefined) return null;
  const namesOf = (happened: Happened | null) => (happened?.day === day ? happened.names : []);
  const names = [...namesOf(figures), ...namesOf(measures)];
  const kind = namesOf(figures).length > 0 ? 'figures' : 'measure';
  return { day, kind, name: names[0]!, more: names.length - 1 };
}
