import { dayNumber } from '#platform/charts/frame/day-number.ts';
import type { DayAxis } from '#platform/charts/axes/layout-day-axis.ts';
import type { ValueAxis } from '#platform/charts/axes/layout-value-axis.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import type { LineBandsData, LineBandsWords } from './line-bands-data.ts';

/** What a band is called, at its upper edge where the fan is widest. Unit: px. */
export interface BandName {
  label: string;
  x: number;
  y: number;
}

/** From one name's line to the next, and from a band's edge to the line of its name, px. */
const lineHeight = 14;
const ascent = 12;

/** Names the bands from the widest inwards. One that leaves the drawing says where it ends; one without room is left out. */
export function layoutBandNames(
  { releasedOn, steps }: NonNullable<LineBandsData['forecast']>,
  { valueAxis, dayAxis }: { valueAxis: ValueAxis; dayAxis: DayAxis },
  { format, texts }: LineBandsWords,
): BandName[] {
  const last = steps.at(-1);
  if (!last) return [];
  const x = dayAxis.x(dayNumber(last.date)) - 4;
  // The fan is narrow at its beginning: names stand where it is at least half as wide as at its end.
  const room = (x - dayAxis.x(dayNumber(releasedOn))) / 2;
  const bands = last.bands.toSorted((one, other) => other.percent - one.percent);
  const edge = (value: number): number => valueAxis.y(Math.min(value, valueAxis.top)) + ascent;
  const names: BandName[] = [];
  bands.forEach(({ percent, high }, at) => {
    const isCut = high > valueAxis.top;
    const label = isCut ? `${texts.band(percent)} ↑ ${format.value(high)}` : texts.band(percent);
    const y = Math.max(edge(high), (names.at(-1)?.y ?? -lineHeight) + lineHeight);
    // A name never stands in the band inside its own, nor on the median.
    const inner = bands[at + 1];
    const median = valueAxis.y(Math.max(last.median, valueAxis.bottom)) - 4;
    const lowest = inner && inner.high <= valueAxis.top ? Math.min(edge(inner.high), median) : median;
    if (estimateTextWidth(label) <= room && y <= lowest) names.push({ label, x, y });
  });
  return names;
}
