/** A ring around the dot that is read. */
export function DotCursor({ dot }: { dot: { x: number; y: number } | undefined }) {
  return dot ? (
    <circle cx={dot.x} cy={dot.y} r={8} fill="none" stroke="var(--focus)" strokeWidth={2} />
  ) : null;
}
