/** Precision, recall and F1, each 0…1; `support` is the number of true items. */
export interface Score {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly support: number;
}

/** Score from counts of hits, false alarms and misses; 0 where nothing can be said. */
export function scoreCounts(hits: number, alarms: number, misses: number): Score {
  const precision = hits + alarms > 0 ? hits / (hits + alarms) : 0;
  const recall = hits + misses > 0 ? hits / (hits + misses) : 0;
  const f1 = precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
  return { precision, recall, f1, support: hits + misses };
}

/** Score of a yes-or-no answer over rows of [truth, answer]. */
export function scoreYes(rows: readonly (readonly [boolean, boolean])[]): Score {
  const count = (truth: boolean, answer: boolean): number =>
    rows.filter((row) => row[0] === truth && row[1] === answer).length;
  return scoreCounts(count(true, true), count(false, true), count(true, false));
}

/** One score per class, over rows of [truth, answer]; only classes that occur in the truth. */
export function scoreClasses(rows: readonly (readonly [string, string])[]): Map<string, Score> {
  const classes = [...new Set(rows.map(([truth]) => truth))].sort();
  return new Map(
    classes.map((name) => [
      name,
      scoreYes(rows.map(([truth, answer]) => [truth === name, answer === name] as const)),
    ]),
  );
}

/** Mean F1 over classes, each class the same weight. */
export function macroF1(scores: ReadonlyMap<string, Score>): number {
  const values = [...scores.values()].map(({ f1 }) => f1);
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Counts of hits, alarms and misses of two sets of strings. */
export function compareSets(
  truth: ReadonlySet<string>,
  answer: ReadonlySet<string>,
): [number, number, number] {
  const hits = [...answer].filter((each) => truth.has(each)).length;
  return [hits, answer.size - hits, truth.size - hits];
}

/** B-cubed precision, recall and F1 of `cluster` against `story`, both by item; items without a story don't count. */
export function scoreBcubed(
  stories: ReadonlyMap<string, string>,
  clusters: ReadonlyMap<string, string>,
): Score {
  const items = [...stories.keys()];
  let precision = 0;
  let recall = 0;
  for (const item of items) {
    const sameCluster = items.filter(
      (other) =>
        other === item || (clusters.get(other) !== undefined && clusters.get(other) === clusters.get(item)),
    );
    const sameStory = items.filter((other) => stories.get(other) === stories.get(item));
    const both = sameCluster.filter((other) => stories.get(other) === stories.get(item)).length;
    precision += both / sameCluster.length;
    recall += both / sameStory.length;
  }
  precision /= items.length;
  recall /= items.length;
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall), support: items.length };
}
