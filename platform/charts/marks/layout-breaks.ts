import { breakLines, estimateTextWidth } from './text-width.ts';

/** A break in a series: where it is drawn, px, and why. */
export interface Break {
  x: number;
  number: number;
  label: string;
}

/** A break with its reason in lines, px. */
export interface LaidBreak extends Break {
  lines: { text: string; y: number }[];
  textX: number;
  anchor: 'start' | 'end';
}

const firstLine = 20;
const lineHeight = 14;
const gap = 6;
/** What the unit over the axis takes at the left end of the first line. */
const unitWidth = 60;

/** Reasons beside their lines, on the side with more room and within it; those that would meet stand one below the other. */
export function layoutBreaks(
  breaks: readonly Break[],
  { left, right }: { left: number; right: number },
): LaidBreak[] {
  const ends: number[] = [];
  return breaks.map((each) => {
    const before = each.x > (left + right) / 2;
    const room = (before ? each.x - left : right - each.x) - gap;
    const texts = breakLines(each.label, Math.max(room, 40));
    const width = Math.max(...texts.map((text) => estimateTextWidth(text))) + 2 * gap;
    const from = before ? each.x - width : each.x;
    const underUnit = from < left + unitWidth ? 1 : 0;
    // The first line from which on no earlier reason reaches here.
    let line = underUnit;
    while (texts.some((_, at) => (ends[line + at] ?? -Infinity) > from)) line += 1;
    for (const at of texts.keys()) ends[line + at] = from + width;
    return {
      ...each,
      lines: texts.map((text, at) => ({ text, y: firstLine + (line + at) * lineHeight })),
      textX: before ? each.x - gap : each.x + gap,
      anchor: before ? ('end' as const) : ('start' as const),
    };
  });
}
