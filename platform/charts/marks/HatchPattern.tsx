/** A 45° hatch, 1.5 px on 5: the sign for what is not known or not yet complete. `color` is a token. */
export function HatchPattern({ id, color = 'var(--nodata-line)' }: { id: string; color?: string }) {
  return (
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line x1={0.75} x2={0.75} y1={0} y2={5} stroke={color} strokeWidth={1.5} />
    </pattern>
  );
}
