import type { UnitKind } from '../judging/kind-of-unit.ts';

/** A lost or doubled decimal mark moves a number by so many times. */
const shifts = [10, 100, 1000, 0.1, 0.01, 0.001];
/** How near the comparison a moved number must come: as many times up or down. */
const near = 2.5;

/** What a strange value would be with its decimal mark elsewhere, where that brings it beside what it was compared with; else null. */
export function suggestValue(value: number, beside: number | null, unit: UnitKind): number | null {
  if (value <= 0) return null;
  const moved = shifts.map((shift) => Number((value / shift).toPrecision(12)));
  const fitting = moved.filter((each) => unit !== 'share' || each <= 100);
  if (beside === null || beside <= 0) return null;
  const distanceOf = (each: number): number => Math.abs(Math.log(each / beside));
  const [best] = fitting.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  return best !== undefined && distanceOf(best) < Math.min(distanceOf(value), Math.log(near)) ? best : null;
}
