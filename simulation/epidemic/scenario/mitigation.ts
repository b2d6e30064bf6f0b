import { requireFinite } from '#simulation/numeric/refusal.ts';
import type { Share } from '#simulation/numeric/units.ts';

/** A stretch of reduced transmission, in days after the start of the scenario; from ≤ t < to. */
export interface Mitigation {
  readonly fromDay: number;
  readonly toDay: number;
  readonly reduction: Share;
}

/** One integration step: its start, its length (days) and the factor on transmission that holds throughout. */
export interface Step {
  readonly start: number;
  readonly length: number;
  readonly factor: number;
}

/** Product of what is left by every stretch in force at `t`; one stretch leaves 0.01…1. Source: modelling.md 1.4. */
export function mitigationFactor(mitigations: readonly Mitigation[], t: number): number {
  let factor = 1;
  for (const { fromDay, toDay, reduction } of mitigations)
    if (t >= fromDay && t < toDay) factor *= Math.min(1, Math.max(0.01, 1 - reduction));
  return factor;
}

/**
 * Steps of one day: the regular grid, cut where a stretch starts or ends so that the factor is constant inside each.
 *
 * @param day       whole days after the start.
 * @param stepDays  regular length, a whole part of a day.
 */
export function stepsOfDay(mitigations: readonly Mitigation[], day: number, stepDays: number): Step[] {
  const perDay = Math.round(1 / requireFinite('stepDays', stepDays, 1e-6, 1));
  const cuts: number[] = [];
  for (let i = 0; i <= perDay; i++) cuts.push(day + i / perDay);
  for (const { fromDay, toDay } of mitigations)
    for (const cut of [fromDay, toDay]) if (cut > day && cut < day + 1 && !cuts.includes(cut)) cuts.push(cut);
  // Most days have no cut of their own: they stand in order.
  if (cuts.length > perDay + 1) cuts.sort((a, b) => a - b);
  const steps: Step[] = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const start = cuts[i] as number;
    const length = (cuts[i + 1] as number) - start;
    steps.push({ start, length, factor: mitigationFactor(mitigations, start + length / 2) });
  }
  return steps;
}
