/** A text of a drawing: its middle and how wide and high it is, in units of the drawing. */
export interface Label<Key> {
  key: Key;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Which texts are written: each that covers none before it, so that those that matter most come first. */
export function labelsThatFit<Key>(labels: readonly Label<Key>[]): Set<Key> {
  const kept: Label<Key>[] = [];
  for (const label of labels) if (!kept.some((other) => cover(label, other))) kept.push(label);
  return new Set(kept.map(({ key }) => key));
}

function cover(one: Label<unknown>, other: Label<unknown>): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}

const letterWidth = 0.54;
const cyrillicWidth = 0.62;
const signWidth = 1;
const firstOfWideSigns = '\u2E80';

/** About how wide a text is written at a size of 1: Cyrillic letters are wider than Latin ones, signs of Chinese and Japanese fill their square. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, sign) => sum + widthOf(sign), 0);
}

function widthOf(sign: string): number {
  if (sign >= firstOfWideSigns) return signWidth;
  return /\p{Script=Cyrillic}/u.test(sign) ? cyrillicWidth : letterWidth;
}
