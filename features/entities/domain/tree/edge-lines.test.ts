import { expect, test } from 'vitest';
import { edgeLines, nearestEdge } from './edge-lines.ts';

const places = new Map([
  [1, { x: 0, y: 0 }],
  [2, { x: 10, y: 0 }],
  [3, { x: 10, y: 10 }],
]);
const edge = (one: number, other: number, headlines: number) => ({ one, other, headlines });

test('bonds of one width are one path; a register’s is dashed and lies below; a wide one stays within its bounds', () => {
  expect(edgeLines([edge(1, 2, 90), edge(2, 3, 50), edge(1, 3, 0)], places)).toEqual([
    { width: 1, isDashed: true, path: 'M0 0L10 10' },
    { width: 9, isDashed: false, path: 'M0 0L10 0M10 0L10 10' },
  ]);
});

test('a press takes the nearest line, and none where all are too far or the line has ended', () => {
  const edges = [edge(1, 2, 1), edge(2, 3, 1)];
  expect(nearestEdge(edges, places, { x: 4, y: 2 }, 3)).toBe(edges[0]);
  expect(nearestEdge(edges, places, { x: 9, y: 5 }, 3)).toBe(edges[1]);
  expect(nearestEdge(edges, places, { x: 4, y: 5 }, 3)).toBeNull();
  expect(nearestEdge(edges, places, { x: -4, y: 0 }, 3)).toBeNull();
});
