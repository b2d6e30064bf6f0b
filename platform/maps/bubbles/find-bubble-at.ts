import type { BubbleLayout } from './layout-bubbles.ts';

const tolerance = 20;

/** The smallest bubble under a point, else the one whose edge is nearest within 20 px. */
export function findBubbleAt(
  bubbles: readonly BubbleLayout[],
  x: number,
  y: number,
): BubbleLayout | undefined {
  const edges = bubbles.map((bubble) => ({
    bubble,
    distance: Math.hypot(bubble.x - x, bubble.y - y) - bubble.radius,
  }));
  const hit = edges.filter(({ distance }) => distance <= 0);
  const smallest = hit.toSorted((one, other) => one.bubble.radius - other.bubble.radius)[0];
  if (smallest) return smallest.bubble;
  const nearest = edges.toSorted((one, other) => one.distance - other.distance)[0];
  return nearest && nearest.distance <= tolerance ? nearest.bubble : undefined;
}
