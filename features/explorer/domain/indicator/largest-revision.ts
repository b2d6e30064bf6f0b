interface Revision {
  value: number;
  before: number;
}

/** The revision that moved its value furthest, as a share of what stood before; null where there are none. */
export function largestRevision<Of extends Revision>(revisions: readonly Of[]): Of | null {
  const moveOf = ({ value, before }: Revision): number =>
    Math.abs(value - before) / Math.max(Math.abs(before), Number.MIN_VALUE);
  return revisions.reduce<Of | null>(
    (largest, each) => (largest === null || moveOf(each) > moveOf(largest) ? each : largest),
    null,
  );
}
