/** A value of a series by its place and day. */
interface OwnPoint {
  yugoId: number;
  day: string;
  value: number;
}

/** Changes that are listed. */
const maxListed = 10;

/** What a series brings beside an earlier one of the same name: new, changed, equal and missing values, and the largest changes. */
export function compareEarlier(own: readonly OwnPoint[], earlier: readonly OwnPoint[]) {
  const keyOf = ({ yugoId, day }: OwnPoint): string => `${yugoId} ${day}`;
  const before = new Map(earlier.map((point) => [keyOf(point), point.value]));
  const now = new Set(own.map(keyOf));
  const changes = own.flatMap(({ yugoId, day, value }) => {
    const old = before.get(`${yugoId} ${day}`);
    return old === undefined || old === value ? [] : [{ yugoId, day, before: old, value }];
  });
  const fresh = own.filter((point) => !before.has(keyOf(point))).length;
  return {
    fresh,
    changed: changes.length,
    same: own.length - fresh - changes.length,
    gone: earlier.filter((point) => !now.has(keyOf(point))).length,
    changes: changes.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, maxListed),
  };
}

/** How large a change is beside what stood before; from nothing it has no bound. */
function sizeOf({ before, value }: { before: number; value: number }): number {
  return before === 0 ? Infinity : Math.abs((value - before) / before);
}
