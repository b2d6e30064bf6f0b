/** Sums by whole number of 32 bits, emptied at no cost: several times faster than a Map where numbers are large or many. */
export interface SumTable {
  /** Table with open addressing; a slot holds something where its round is the present one. */
  numbers: Int32Array;
  sums: Float64Array;
  rounds: Uint32Array;
  round: number;
  /** Slots in the order in which their numbers were first met. */
  met: number[];
}

const firstSize = 2 ** 13;

/** An empty table. */
export function createSumTable(size = firstSize): SumTable {
  return {
    numbers: new Int32Array(size),
    sums: new Float64Array(size),
    rounds: new Uint32Array(size),
    round: 1,
    met: [],
  };
}

/** Forgets all sums. */
export function clearSums(table: SumTable): void {
  table.met.length = 0;
  table.round += 1;
}

/** Adds to the sum of a number from -2^31 to 2^31 - 1. */
export function addSum(table: SumTable, number: number, weight: number): void {
  const { numbers, sums, rounds, round } = table;
  const mask = numbers.length - 1;
  let slot = number & mask;
  while (rounds[slot] === round && numbers[slot] !== number) slot = (slot + 1) & mask;
  if (rounds[slot] === round) {
    sums[slot]! += weight;
    return;
  }
  rounds[slot] = round;
  numbers[slot] = number;
  sums[slot] = weight;
  table.met.push(slot);
  if (table.met.length * 2 > numbers.length) grow(table);
}

/** Numbers whose sums are above a bar, in the order in which they were first met. */
export function sumsAbove({ met, numbers, sums }: SumTable, bar: number): { number: number; sum: number }[] {
  const found: { number: number; sum: number }[] = [];
  for (const slot of met) if (sums[slot]! > bar) found.push({ number: numbers[slot]!, sum: sums[slot]! });
  return found;
}

function grow(table: SumTable): void {
  const wider = createSumTable(table.numbers.length * 2);
  for (const slot of table.met) addSum(wider, table.numbers[slot]!, table.sums[slot]!);
  Object.assign(table, wider);
}
