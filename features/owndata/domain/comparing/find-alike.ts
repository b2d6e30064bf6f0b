import { stemName } from '#connectors/stem-name.ts';

/** A public series with everything it is called. */
export interface NamedIndicator {
  indicator: string;
  unit: string;
  names: readonly string[];
}

/** Least share of words two names must have in common. */
const leastShared = 0.6;

/** The public series that is named alike: most words in common, of equals the one of the same unit; null where none is near. */
export function findAlike(
  name: string,
  unitCode: string | null,
  indicators: readonly NamedIndicator[],
): string | null {
  const own = wordsOf(name);
  let best = { indicator: null as string | null, score: 0 };
  for (const { indicator, unit, names } of indicators) {
    if (unitCode !== null && unit !== unitCode) continue;
    const score = Math.max(0, ...names.map((each) => shareOf(own, wordsOf(each))));
    if (score >= leastShared && score > best.score) best = { indicator, score };
  }
  return best.indicator;
}

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    stemName(name)
      .split(' ')
      .filter((word) => word.length > 1),
  );

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / Math.max(1, one.size + other.size - both);
}
