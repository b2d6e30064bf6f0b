import { addDays, daysBetween } from '#platform/shared/calendar-days.ts';
import { scenarioBounds, type Vaccination } from './scenario-params.ts';

/** Days from a dose to its protection. */
const protectionDelay = 14;

/** Part of the doses that stop a transmission, lowest and highest: vaccines differ, and some reach people who are immune already. An assumption. */
const doseEffect = [0.4, 0.75] as const;

/**
 * Residents whom the doses reported by the start protect from infecting others: those with two, by the middle of the effect
 * above. Unit: whole per cent; null where no doses are reported.
 */
export function protectedByData(vaccinated: number | null | undefined, population: number): number | null {
  if (vaccinated === null || vaccinated === undefined) return null;
  const effect = (doseEffect[0] + doseEffect[1]) / 2;
  return Math.min(scenarioBounds.protectedPercent.max, Math.round((100 * effect * vaccinated) / population));
}

/** Mass vaccination of the country began on this day: before it nobody was protected, and nothing is missing. */
const firstDoses = '2020-12-05';

/** Whether doses were given by the start of which no report is known. */
export function lacksDoses({ day, vaccinated }: { day: string; vaccinated?: number | null }): boolean {
  return day >= firstDoses && (vaccinated ?? null) === null;
}

const weekDays = 7;
const maxReduction = 95;

/** A week's reduction of transmission by the doses given so far. Unit: days after the start, per cent. */
export interface VaccinationWeek {
  fromDay: number;
  toDay: number;
  low: number;
  high: number;
}

/** The doses as weekly reductions of transmission, growing week by week from the day the first protect. */
export function vaccinationWeeks(
  { from, dosesPerDay }: Vaccination,
  { startDay, days, population }: { startDay: string; days: number; population: number },
): VaccinationWeek[] {
  const first = Math.max(1, daysBetween(startDay, addDays(from, protectionDelay)));
  const percentPerWeek = (100 * dosesPerDay * weekDays) / population;
  const [low, high] = doseEffect;
  const weeks: VaccinationWeek[] = [];
  for (let fromDay = first; fromDay < days; fromDay += weekDays) {
    const given = percentPerWeek * (weeks.length + 1);
    weeks.push({
      fromDay,
      toDay: fromDay + weekDays,
      low: Math.min(maxReduction, given * low),
      high: Math.min(maxReduction, given * high),
    });
  }
  return weeks;
}
