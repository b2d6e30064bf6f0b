import type { Slots } from './slots.ts';

/** Names of the features in the order `setSlotFeatures` writes them. */
export const slotFeatureNames = [
  'frameShare',
  'frameWords',
  'swapsFilled',
  'swapsOneFilled',
  'swapsPlain',
  'swapsShare',
  'personsShared',
  'personsAtOdds',
  'personsOfOne',
  'namesakes',
  'placesShared',
  'placesAtOdds',
  'placesOfOne',
  'quotedShared',
  'quotedAtOdds',
  'countsShared',
  'countsAtOdds',
  'turnedRound',
];

/** Between two words that both headlines have in one order: what each has there alone. */
interface Swaps {
  readonly shared: number;
  readonly plainShared: number;
  readonly filled: number;
  readonly oneFilled: number;
  readonly plain: number;
}

/**
 * Writes what two headlines name in common, what they name at odds and what one names alone, from a place of the row
 * on. First how far they are built alike: words in one order, and where both have something else in the same place.
 */
export function setSlotFeatures(row: Float64Array, from: number, one: Slots, two: Slots): void {
  const shorter = Math.max(1, Math.min(one.units.length, two.units.length));
  const swaps = findSwaps(one, two);
  const persons = compareLists(one.persons.map(last), two.persons.map(last));
  const places = compareLists(one.places, two.places);
  const quoted = compareLists(one.quoted, two.quoted);
  const counts = compareCounts(one, two);
  row.set(
    [
      swaps.shared / shorter,
      swaps.plainShared,
      swaps.filled,
      swaps.oneFilled,
      swaps.plain,
      (swaps.filled + swaps.oneFilled) / shorter,
      persons.shared,
      persons.atOdds,
      persons.ofOne,
      countNamesakes(one, two),
      places.shared,
      places.atOdds,
      places.ofOne,
      quoted.shared,
      quoted.atOdds,
      counts.shared,
      counts.atOdds,
      isTurnedRound(one, two) ? 1 : 0,
    ],
    from,
  );
}

function last(name: readonly number[]): number {
  return name.at(-1) ?? 0;
}

function compareLists(one: readonly number[], two: readonly number[]) {
  const shared = one.filter((each) => two.includes(each)).length;
  const [told, toldToo] = [one.length > 0, two.length > 0];
  return {
    shared,
    atOdds: told && toldToo && shared === 0 ? 1 : 0,
    ofOne: told === toldToo ? 0 : 1,
  };
}

/** Persons of one last name and unlike first ones. */
function countNamesakes({ persons }: Slots, { persons: others }: Slots): number {
  return persons.filter((person) =>
    others.some(
      (other) =>
        last(other) === last(person) &&
        !person.slice(0, -1).some((each) => other.slice(0, -1).includes(each)),
    ),
  ).length;
}

function compareCounts({ counts }: Slots, { counts: others }: Slots) {
  let shared = 0;
  let atOdds = 0;
  for (const { unit, value } of counts) {
    if (others.some((other) => other.value === value)) shared += 1;
    else if (others.some((other) => other.unit === unit)) atOdds += 1;
  }
  return { shared, atOdds };
}

/** Two names that both have, in the other order. */
function isTurnedRound({ names }: Slots, { names: others }: Slots): boolean {
  let before = -1;
  for (const name of new Set(names)) {
    const at = others.indexOf(name);
    if (at < 0) continue;
    if (at < before) return true;
    before = at;
  }
  return false;
}

const maxUnits = 24;
const lengths = new Uint8Array((maxUnits + 1) * (maxUnits + 1));

/** Walks the longest run of units that both have in one order, and what stands between. */
function findSwaps(one: Slots, two: Slots): Swaps {
  const [height, width] = [one.units.length, two.units.length];
  const step = width + 1;
  lengths.fill(0, height * step, (height + 1) * step);
  for (let left = height - 1; left >= 0; left -= 1) {
    lengths[left * step + width] = 0;
    for (let right = width - 1; right >= 0; right -= 1)
      lengths[left * step + right] =
        one.units[left] === two.units[right]
          ? lengths[(left + 1) * step + right + 1]! + 1
          : Math.max(lengths[(left + 1) * step + right]!, lengths[left * step + right + 1]!);
  }
  const found = { shared: 0, plainShared: 0, filled: 0, oneFilled: 0, plain: 0 };
  let [left, right, fromLeft, fromRight] = [0, 0, 0, 0];
  const note = (): void => {
    if (left === fromLeft || right === fromRight) return;
    const fills = hasFill(one, fromLeft, left);
    const fillsToo = hasFill(two, fromRight, right);
    if (fills && fillsToo) found.filled += 1;
    else if (fills || fillsToo) found.oneFilled += 1;
    else found.plain += 1;
  };
  while (left < height && right < width) {
    if (one.units[left] === two.units[right]) {
      note();
      found.shared += 1;
      if (one.fills[left] === 0) found.plainShared += 1;
      left += 1;
      right += 1;
      [fromLeft, fromRight] = [left, right];
    } else {
      if (lengths[(left + 1) * step + right]! >= lengths[left * step + right + 1]!) left += 1;
      else right += 1;
    }
  }
  [left, right] = [height, width];
  note();
  return found;
}

function hasFill({ fills }: Slots, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (fills[at] === 1) return true;
  return false;
}
