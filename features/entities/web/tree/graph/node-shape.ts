import type { TreeNode } from '../load-tree.ts';

const circle = 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0';
const square = 'M-6.5-6.5h13v13h-13Z';
const bar = 'M-9-5h18v10h-18Z';
const diamond = 'M0-8.5L8.5 0L0 8.5L-8.5 0Z';
const triangle = 'M0-8L8 6.5H-8Z';
const hexagon = 'M-4-7.5h8L8.5 0L4 7.5h-8L-8.5 0Z';

/** Shape of a kind of entities around 0, 0: bar, circle, square, diamond, triangle; a hexagon for what is made. */
export function nodeShape(kind: TreeNode['kind']): string {
  if (kind === 'company' || kind === 'media') return bar;
  if (kind === 'person') return circle;
  if (kind === 'government') return square;
  if (kind === 'geography') return diamond;
  if (kind === 'international_org' || kind === 'party') return triangle;
  return hexagon;
}
