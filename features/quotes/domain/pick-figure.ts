import type { Level, LevelMeasure } from './read-level.ts';

/** Our indicators of a measure, best first; those of the country alone stand in `country`. Lines of a budget are its total. */
export const levelIndicators: Record<
  LevelMeasure,
  { country: readonly string[]; region: readonly string[]; dims?: string }
> = {
  unemployment: {
    country: ['kep_unemployment_rate', 'unemployment_rate'],
    region: ['unemployment_rate'],
  },
  poverty: { country: ['poverty_rate'], region: ['poverty_rate'] },
  wage: {
    country: ['average_wage_monthly', 'kep_wage', 'average_wage'],
    region: ['average_wage_monthly', 'average_wage'],
  },
  grp: { country: [], region: ['grp'] },
  population: { country: ['population_jan1'], region: ['population_jan1'] },
  pricesSinceDecember: { country: ['cpi_since_december'], region: ['cpi_since_december'] },
  pricesOfYear: { country: ['cpi'], region: ['cpi'] },
  revenue: { country: ['kep_revenue_federal_annual'], region: ['budget_revenue'], dims: 'line=total' },
  expenditure: {
    country: ['kep_expense_federal_annual'],
    region: ['budget_expenditure'],
    dims: 'line=total',
  },
};

/** Measures that say nothing without their year: a budget is of one, prices of a year too. */
const ofYear: readonly LevelMeasure[] = ['revenue', 'expenditure', 'pricesOfYear'];
/** Our newest figure may be so much older than the words. */
const oldestDays = 3 * 366;

/**
 * Which of our figures stands beside a level that was said on a day: of the year or month it names, else the newest until that
 * day. Null where there is none, or it is too old to be meant.
 */
export function pickFigure<Figure extends { day: string }>(
  { measure, year, month }: Level,
  said: string,
  period: string,
  figures: readonly Figure[],
): Figure | null {
  const until = figures.filter(({ day }) => day <= said);
  if (month !== null) {
    if (period !== 'monthly') return null;
    const own = String(month).padStart(2, '0');
    const wanted =
      year ?? (own <= said.slice(5, 7) ? Number(said.slice(0, 4)) : Number(said.slice(0, 4)) - 1);
    return until.findLast(({ day }) => day.startsWith(`${wanted}-${own}`)) ?? null;
  }
  if (year !== null)
    return period === 'annual' ? (until.findLast(({ day }) => day.startsWith(`${year}-`)) ?? null) : null;
  if (ofYear.includes(measure)) return null;
  const newest = until.at(-1);
  const isOld = newest !== undefined && Date.parse(said) - Date.parse(newest.day) > oldestDays * 86_400_000;
  return newest === undefined || isOld ? null : newest;
}
