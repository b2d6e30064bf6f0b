/** Dated events that are told around a measure, by what kind they are. */
export const toldKinds = ['exclusive', 'turn', 'limit', 'measure', 'story'] as const;
type ToldKind = (typeof toldKinds)[number];

/** Most of each kind that are told: the rest is counted. */
const most: Record<ToldKind, number> = { exclusive: 4, turn: 4, limit: 5, measure: 5, story: 6 };

const weeksBefore = 4;
const weeksAfter = 8;

interface Dated {
  kind: string;
  id: number;
  day: string;
  title: string;
  sourceCount: number;
}

/** Days looked at around a term: four weeks before it, eight after its end or, while that is not said, its start. */
export function daysAround(
  { starts, ends }: { starts: string; ends: string | null },
  addDays: (day: string, days: number) => string,
): { from: string; to: string } {
  const until = ends === null ? starts : [ends, addDays(starts, 7 * weeksAfter)].toSorted()[0]!;
  return { from: addDays(starts, -7 * weeksBefore), to: addDays(until, 7 * weeksAfter) };
}

/**
 * What is told of the events around a measure, earliest first: stories most outlets told, of the rest those nearest to
 * its start. The measure itself is not told, nor the restriction that its register has it as, where its name is
 * `record`.
 */
export function pickEvents<Event extends Dated>(
  events: readonly Event[],
  { id, starts, record }: { id: number; starts: string; record: string | null },
): (Event & { kind: ToldKind })[] {
  const named = record?.replace(/…$/u, '') ?? null;
  const isItself = (event: Event): boolean =>
    (event.kind === 'measure' && event.id === id) ||
    (named !== null && event.kind === 'limit' && event.day === starts && event.title.startsWith(named));
  const apart = ({ day }: Dated): number => Math.abs(Date.parse(day) - Date.parse(starts));
  return toldKinds
    .flatMap((kind) =>
      events
        .filter((event) => event.kind === kind && !isItself(event))
        .toSorted((a, b) => b.sourceCount - a.sourceCount || apart(a) - apart(b))
        .slice(0, most[kind])
        .map((event) => ({ ...event, kind })),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day));
}
