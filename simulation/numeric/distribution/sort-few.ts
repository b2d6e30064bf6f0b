/** Sorts at most some dozens of numbers in place, ascending: for so few the call of the built-in sort costs more than this. */
export function sortFew(values: Float64Array): Float64Array {
  for (let i = 1; i < values.length; i++) {
    const value = values[i] as number;
    let at = i;
    for (; at > 0 && (values[at - 1] as number) > value; at--) values[at] = values[at - 1] as number;
    values[at] = value;
  }
  return values;
}
