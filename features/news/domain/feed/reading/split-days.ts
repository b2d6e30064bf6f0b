/** Items of one day, in their order. */
export interface DayOfItems<Item> {
  day: string;
  items: Item[];
}

/** Splits a page where the day changes; a day that comes back later is a part of its own, since the order is not touched. */
export function splitDays<Item>(items: readonly Item[], dayOf: (item: Item) => string): DayOfItems<Item>[] {
  const parts: DayOfItems<Item>[] = [];
  for (const item of items) {
    const day = dayOf(item);
    const last = parts.at(-1);
    if (last?.day === day) last.items.push(item);
    else parts.push({ day, items: [item] });
  }
  return parts;
}
