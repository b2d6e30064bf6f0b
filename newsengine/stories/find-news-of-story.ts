/** What is known of one item of a story. */
export interface ToldItem {
  readonly newsId: number;
  /** Entities its headline names. */
  readonly entityIds: readonly number[];
  /** Values of the numbers and sums in its headline. */
  readonly figures: readonly string[];
  readonly isReprint: boolean;
}

/** What an item brought that no earlier item of its story had. */
export interface StoryNews {
  readonly newsId: number;
  readonly entityIds: readonly number[];
  readonly figures: readonly string[];
}

/**
 * Items that changed what is known, given in order of time: those that name an entity or a figure none before named.
 * The first tells everything and changes nothing; a reprint repeats. A figure counts even beside known entities.
 */
export function findNewsOfStory(items: readonly ToldItem[]): StoryNews[] {
  const [first, ...later] = items;
  const entities = new Set(first?.entityIds);
  const figures = new Set(first?.figures);
  return later.flatMap((item) => {
    const brought = {
      newsId: item.newsId,
      entityIds: takeNew(item.entityIds, entities),
      figures: takeNew(item.figures, figures),
    };
    const isNew = !item.isReprint && brought.entityIds.length + brought.figures.length > 0;
    return isNew ? [brought] : [];
  });
}

/** The values not known yet, each once; they are known from now on. */
function takeNew<Value>(values: readonly Value[], known: Set<Value>): Value[] {
  return values.filter((value) => !known.has(value) && known.add(value));
}
