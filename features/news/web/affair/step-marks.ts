import { dayAt } from '#platform/shared/calendar-days.ts';
import type { Affair } from '../answers.ts';

/** A step under its day: its number from 1, and whether it disputes what came before. */
export interface StepMark {
  readonly number: number;
  readonly isDenial: boolean;
}

/** The steps of an affair by the Moscow day of their first headline, numbered in order of time. */
export function marksByDay({ steps }: Pick<Affair, 'steps'>): Map<string, StepMark[]> {
  return Map.groupBy(
    steps.map(({ first, denial }, at) => ({
      day: dayAt(new Date(first.date)),
      number: at + 1,
      isDenial: denial !== null,
    })),
    ({ day }) => day,
  );
}
