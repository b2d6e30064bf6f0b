/** How a view is drawn. */
export const forms = ['line', 'map', 'rank', 'slope', 'scatter', 'multiples', 'table'] as const;
export type Form = (typeof forms)[number];

/** What is made of the values before they are drawn. */
export const transforms = ['asIs', 'perHead', 'index', 'change', 'share'] as const;
export type Transform = (typeof transforms)[number];

/** Axes of a scatter that are logarithmic. */
export const logAxes = ['none', 'x', 'y', 'xy'] as const;
export type LogAxes = (typeof logAxes)[number];

/** The axes with one of them turned on or off. */
export function withLog(axes: LogAxes, axis: 'x' | 'y', isOn: boolean): LogAxes {
  const has = { x: axes.includes('x'), y: axes.includes('y'), [axis]: isOn };
  return logAxes.find((each) => each.includes('x') === has.x && each.includes('y') === has.y)!;
}

/** Indicators of one view: the third is told by the size of a dot. */
export const maxMeasures = 3;
/** Series of the reader's own beside a view. */
export const maxOwn = 3;
/** Words for places of one view; the country, its districts and regions together are 94. */
export const maxPlaces = 100;
/** Values of one view; of longer ones the newest are shown. */
export const maxValues = 20_000;

/** Forms that lay all regions beside one another, whichever are chosen. */
export function needsAllRegions(form: Form): boolean {
  return form === 'map' || form === 'scatter';
}
