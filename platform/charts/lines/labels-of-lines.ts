import type { PeriodFormat } from '#platform/charts/frame/chart-words.ts';
import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { estimateTextWidth, fitText } from '#platform/charts/marks/text-width.ts';
import type { LineSeries, PeriodValue } from './lines-data.ts';

/** Share of the width that names at the lines' ends may take; a full name only `fullNames` of it where there is a short one. */
export const maxNames = 0.46;
const fullNames = 0.3;

/** What stands at the lines' ends: short names for all that have one as soon as one of them would take the plot's room. */
export function labelsOf(
  drawn: readonly LineSeries[],
  columns: readonly (readonly (PeriodValue | null)[])[],
  { narrow, width }: ChartSize,
  format: PeriodFormat,
): string[] {
  const values = columns.map((column) => {
    const last = column.findLast((point) => point?.value != null)?.value;
    return last == null ? '' : format.value(last);
  });
  if (drawn.length < 2) return values.map((value) => (narrow ? '' : value));
  const roomOf = (share: number, at: number): number => width * share - 12 - boldWidth(` ${values[at]}`);
  const isLong = drawn.some(
    ({ name, shortName }, at) => shortName !== undefined && boldWidth(name) > roomOf(fullNames, at),
  );
  return drawn.map(({ name, shortName = name }, at) => {
    const said = fitText(isLong ? shortName : name, roomOf(maxNames, at), { bold: true });
    return `${said} ${values[at]}`.trimEnd();
  });
}

/** Width of a name at a line's end. Unit: px. */
export const boldWidth = (text: string): number => estimateTextWidth(text, { bold: true });
