import { layoutGutter } from '#platform/charts/axes/layout-gutter.ts';
import { layoutRangeAxis } from '#platform/charts/axes/layout-range-axis.ts';
import { layoutTimeAxis, type TimeAxis } from '#platform/charts/axes/layout-time-axis.ts';
import type { ValueAxis } from '#platform/charts/axes/layout-value-axis.ts';
import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { periodNumber } from '#platform/shared/periods.ts';
import { isHeld, type Outcome, type OutcomesInput } from './outcomes-data.ts';

/** One forecast in px: its bands from above, its median, what came. */
export interface OutcomeLayout {
  outcome: Outcome;
  x: number;
  band80: { y: number; height: number };
  band50: { y: number; height: number };
  medianY: number;
  observedY: number;
  held: boolean;
}

/** Everything a chart of outcomes draws, in px. */
export interface OutcomesLayout {
  valueAxis: ValueAxis;
  timeAxis: TimeAxis;
  axisY: number;
  inGutter: boolean;
  columnWidth: number;
  outcomes: OutcomeLayout[];
}

/** Lays forecasts out as columns over their periods; the scale begins at zero. */
export function layoutOutcomes(data: OutcomesInput, { width, height }: ChartSize): OutcomesLayout {
  const { period, format } = data;
  const axisY = height - 24;
  const max = Math.max(0, ...data.outcomes.flatMap(({ high80, observed }) => [high80, observed]));
  const axis = { min: 0, max, fromZero: true, format: format.axis };
  const valueAxis = layoutRangeAxis({ ...axis, upper: 20, lower: axisY, lines: 4 });
  const right = width;
  const heights = data.outcomes.map(({ high80, observed }) => Math.max(high80, observed));
  const { left, inGutter } = layoutGutter(heights, valueAxis, right);
  const numbers = data.outcomes.map(({ day }) => periodNumber(period, day));
  const [first, last] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const timeAxis = layoutTimeAxis({ period, first, last, left, right, format });
  const between = (low: number, high: number) => {
    const y = round(valueAxis.y(high));
    return { y, height: round(valueAxis.y(low) - y) };
  };
  return {
    valueAxis,
    timeAxis,
    axisY,
    inGutter,
    columnWidth: round(Math.min(18, Math.max(3, timeAxis.step * 0.6))),
    outcomes: data.outcomes.map((outcome, at) => ({
      outcome,
      x: round(timeAxis.x(numbers[at] ?? first)),
      band80: between(outcome.low80, outcome.high80),
      band50: between(outcome.low50, outcome.high50),
      medianY: round(valueAxis.y(outcome.median)),
      observedY: round(valueAxis.y(outcome.observed)),
      held: isHeld(outcome),
    })),
  };
}
