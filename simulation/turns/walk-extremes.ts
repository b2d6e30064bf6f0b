/** An extreme of a walk that is confirmed on both sides. */
export interface Extreme {
  kind: 'peak' | 'trough';
  at: number;
  /** The smaller of its two sides. Unit: that of the values. */
  change: number;
  /** The highest value of its two sides. Unit: that of the values. */
  highest: number;
}

/** The extreme that is being followed: the way it goes, where it stands, what it rose or fell from. */
interface Leg {
  sign: 1 | -1;
  at: number;
  from: number;
}

/**
 * Peaks and troughs of a walk that stand apart by a threshold from the extremes beside them. The first and the last one
 * of a stretch are none: one of their sides is not known. A gap (null) ends a stretch.
 */
export function walkExtremes(values: readonly (number | null)[], threshold: number): Extreme[] {
  const found: Extreme[] = [];
  let leg: Leg | null = null;
  let [low, high] = [-1, -1];
  values.forEach((value, at) => {
    if (value === null) {
      leg = null;
      low = high = -1;
      return;
    }
    if (leg === null) {
      if (low < 0 || value < values[low]!) low = at;
      if (high < 0 || value > values[high]!) high = at;
      if (value - values[low]! >= threshold) leg = { sign: 1, at, from: values[low]! };
      else if (values[high]! - value >= threshold) leg = { sign: -1, at, from: values[high]! };
      return;
    }
    const { sign, at: summit, from } = leg;
    if (sign * (value - values[summit]!) > 0) leg = { sign, at, from };
    else if (sign * (values[summit]! - value) >= threshold) {
      found.push(extremeOf(leg, values));
      leg = { sign: sign === 1 ? -1 : 1, at, from: values[summit]! };
    }
  });
  return closeSides(found, values);
}

function extremeOf({ sign, at, from }: Leg, values: readonly (number | null)[]): Extreme {
  const top = values[at]!;
  return {
    kind: sign === 1 ? 'peak' : 'trough',
    at,
    change: Math.abs(top - from),
    highest: Math.max(top, from),
  };
}

/** The second side of an extreme goes to the next one found; the last one's went at least the threshold. */
function closeSides(found: readonly Extreme[], values: readonly (number | null)[]): Extreme[] {
  return found.map((extreme, index) => {
    const next = found[index + 1];
    const side =
      next && isJoined(values, extreme.at, next.at)
        ? Math.abs(values[next.at]! - values[extreme.at]!)
        : extreme.change;
    return { ...extreme, change: Math.min(extreme.change, side) };
  });
}

function isJoined(values: readonly (number | null)[], from: number, to: number): boolean {
  return !values.slice(from, to).includes(null);
}
