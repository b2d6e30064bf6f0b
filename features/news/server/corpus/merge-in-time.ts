/** The next of a stream and what follows it. */
interface Head<Item> {
  readonly item: Item;
  readonly rest: AsyncIterator<Item, void>;
}

/** Streams that are each in order of time as one in order of time; of equals the first stream's come first. */
export async function* mergeInTime<Item>(
  streams: readonly AsyncIterable<Item>[],
  timeOf: (item: Item) => number,
): AsyncGenerator<Item, void> {
  const heads: Head<Item>[] = [];
  for (const stream of streams) {
    const rest = stream[Symbol.asyncIterator]() as AsyncIterator<Item, void>;
    const next = await rest.next();
    if (!next.done) heads.push({ item: next.value, rest });
  }
  while (heads.length > 0) {
    let first = 0;
    for (let at = 1; at < heads.length; at += 1)
      if (timeOf(heads[at]!.item) < timeOf(heads[first]!.item)) first = at;
    const { item, rest } = heads[first]!;
    yield item;
    const next = await rest.next();
    if (next.done) heads.splice(first, 1);
    else heads[first] = { item: next.value, rest };
  }
}
