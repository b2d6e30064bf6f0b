/** A ring around the dot that is read. */
export function DotCursor({ dot, r = 8 }: { dot: { x: number; y: number } | undefined; r?: number }) {
  return dot ? (
    <circle cx={dot.x} cy={dot.y} r={Math.max(8, r)} fill="none" stroke="var(--focus)" strokeWidth={2} />
  ) : null;
}
