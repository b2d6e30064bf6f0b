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

/** An event of everybody's, or a day on which the reader's own thresholds told. */
export type StepEvent = Omit<NearestEvent, 'kind'> & { kind: NearestEvent['kind'] | 'alert' };

/** The nearer of an event of everybody's and one of the reader's own thresholds; of one day the first is named and both are counted. */
export function withOwnAlert(
  side: 'before' | 'after',
  event: NearestEvent | null,
  alert: Omit<NearestEvent, 'kind'> | null,
): StepEvent | null {
  if (alert === null) return event;
  const own = { ...alert, kind: 'alert' as const };
  if (event === null) return own;
  if (event.day === alert.day) return { ...event, more: event.more + alert.more + 1 };
  const isNearer = side === 'before' ? alert.day > event.day : alert.day < event.day;
  return isNearer ? own : event;
}
