import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';

/** A sign of the picture and what it stands for. */
export interface SheetKey {
  /** An area in its colour (a token), the hatch of what is not known, or a mark on a map. */
  mark: { kind: 'area'; color: string } | { kind: 'hatch' | 'disc' | 'diamond' };
  text: string;
}

const swatch = 12;
const toText = 6;
const between = 16;
const lineHeight = 18;

/** Keys in lines, as many to a line as fit into a width. Unit: px. */
export function placeKeys(keys: readonly SheetKey[], width: number) {
  let [x, line] = [0, 0];
  const placed = keys.map((key) => {
    const own = Math.ceil(swatch + toText + estimateTextWidth(key.text));
    if (x > 0 && x + own > width) [x, line] = [0, line + 1];
    const place = { ...key, x, y: line * lineHeight };
    x += own + between;
    return place;
  });
  return { placed, height: keys.length === 0 ? 0 : (line + 1) * lineHeight };
}

/** Keys as markup from a corner on; `escape` makes words safe. */
export function drawKeys(
  placed: ReturnType<typeof placeKeys>['placed'],
  from: { x: number; y: number },
  escape: (text: string) => string,
): string {
  return placed
    .map(({ mark, text, x, y }) => {
      const [left, top] = [from.x + x, from.y + y];
      const words = `<text x="${left + swatch + toText}" y="${top + 10}" font-size="12" fill="var(--ink-2)">${escape(text)}</text>`;
      return drawMark(mark, left, top) + words;
    })
    .join('');
}

function drawMark(mark: SheetKey['mark'], left: number, top: number): string {
  const half = swatch / 2;
  if (mark.kind === 'disc')
    return `<circle cx="${left + half}" cy="${top + half}" r="5" fill="var(--ink)" fill-opacity="0.72"/>`;
  if (mark.kind === 'diamond')
    return `<path d="M${left + 2} ${top + half}l4 -4l4 4l-4 4z" fill="var(--ground)" stroke="var(--ink)" stroke-width="1.5"/>`;
  const box = `x="${left}" y="${top}" width="${swatch}" height="${swatch}"`;
  if (mark.kind === 'area') return `<rect ${box} fill="${mark.color}"/>`;
  const lines = `M${left} ${top + half}l${half} ${-half}M${left} ${top + swatch}l${swatch} ${-swatch}M${left + half} ${top + swatch}l${half} ${-half}`;
  return `<rect ${box} fill="none" stroke="var(--nodata-line)" stroke-width="0.5"/><path d="${lines}" stroke="var(--nodata-line)" fill="none"/>`;
}
