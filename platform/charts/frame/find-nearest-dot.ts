/** How near a pointer must come, px. */
const reach = 24;

/** Which dot a pointer means: the nearest one within reach, null where none is. */
export function findNearestDot(
  dots: readonly { x: number; y: number }[],
  x: number,
  y: number,
): number | null {
  let nearest: { index: number; distance: number } | null = null;
  for (const [index, dot] of dots.entries()) {
    const distance = Math.hypot(dot.x - x, dot.y - y);
    if (distance <= reach && (nearest === null || distance < nearest.distance)) nearest = { index, distance };
  }
  return nearest?.index ?? null;
}
