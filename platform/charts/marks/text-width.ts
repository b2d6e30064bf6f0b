const narrowLetters = new Set(' .,:;!|\'"()[]1ijltfгI\u00a0\u202f-–−·');
const wideLetters = new Set('мшщжыюфmwMWЖШЩЮФДМ@%—');

/** Width of a line in the interface face, px: an estimate within a tenth, for a server that cannot measure. */
export function estimateTextWidth(text: string, { size = 12, bold = false } = {}): number {
  let ems = 0;
  for (const letter of text) ems += letterEms(letter);
  return ems * size * (bold ? 1.06 : 1);
}

/** The text, or as much of it as fits into a width in px with an ellipsis. */
export function fitText(text: string, width: number, { bold = false } = {}): string {
  if (estimateTextWidth(text, { bold }) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && estimateTextWidth(`${letters.join('')}…`, { bold }) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Words of an axis: where they are too long the name is cut, and the unit and the time behind its comma stay. */
export function fitAxis(label: string, width: number): string {
  const [name = '', ...rest] = label.split(', ');
  const tail = rest.map((part) => `, ${part}`).join('');
  return fitText(name, width - estimateTextWidth(tail)) + tail;
}

/** The text broken at its spaces into lines of at most a width in px; a longer word has a line to itself. */
export function breakLines(
  text: string,
  width: number,
  look: { size?: number; bold?: boolean } = {},
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && estimateTextWidth(longer, look) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function letterEms(letter: string): number {
  if (letter.charCodeAt(0) >= 0x3000) return 1;
  if (narrowLetters.has(letter)) return 0.33;
  if (wideLetters.has(letter)) return 0.8;
  return 0.59;
}

/** The name whole where it has room, else its short form, else cut. */
export function fitName(
  { name, shortName }: { name: string; shortName?: string },
  room: number,
  style: Parameters<typeof fitText>[2] = {},
): string {
  if (shortName === undefined || estimateTextWidth(name, style) <= room) return fitText(name, room, style);
  return fitText(shortName, room, style);
}
