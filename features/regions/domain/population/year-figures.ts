/** Residents by sex in five-year ages, youngest first. Unit: people. */
interface YearAges {
  year: number;
  men: readonly number[];
  women: readonly number[];
}

/** One value a year, oldest first; `day` is the year's last. */
export interface YearTrend {
  points: readonly { day: string; value: number }[];
}

/** What a tab needs of the two calls. */
export interface PeopleYears {
  births: YearTrend;
  deaths: YearTrend;
  childrenPerWoman: YearTrend;
  officialChildren: YearTrend;
  pyramids: readonly YearAges[];
}

/** What is known of one year; null = not known. Unit: people, shares of one. */
export interface YearFigures {
  year: number;
  residents: number | null;
  births: number | null;
  deaths: number | null;
  /** Births less deaths. */
  natural: number | null;
  /** Years in a row up to this one in which births exceeded deaths (positive) or deaths births (negative). */
  naturalRun: number;
  childrenPerWoman: number | null;
  /** By residents recounted after a census. */
  officialChildren: number | null;
  /** Residents of 65 and older among all. */
  olderShare: number | null;
  /** Women for one man of 80 and older. */
  womenPerOldMan: number | null;
}

const firstOldGroup = 13;
const firstVeryOldGroup = 16;
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The value of a year in a trend; null where it has none. */
export function valueOf({ points }: YearTrend, year: number): number | null {
  return points.find(({ day }) => Number(day.slice(0, 4)) === year)?.value ?? null;
}

/** Years that have a pyramid, oldest first. */
export function yearsOf({ pyramids }: Pick<PeopleYears, 'pyramids'>): number[] {
  return pyramids.map(({ year }) => year);
}

/** The figures of one year; the residents are the pyramid's sum, so that the tiles and the ages agree. */
export function figuresOf(people: PeopleYears, year: number): YearFigures {
  const ages = people.pyramids.find((pyramid) => pyramid.year === year);
  const residents = ages ? sumOf(ages.men) + sumOf(ages.women) : null;
  const births = valueOf(people.births, year);
  const deaths = valueOf(people.deaths, year);
  const older = ages && sumOf(ages.men.slice(firstOldGroup)) + sumOf(ages.women.slice(firstOldGroup));
  const oldMen = ages ? sumOf(ages.men.slice(firstVeryOldGroup)) : 0;
  return {
    year,
    residents,
    births,
    deaths,
    natural: naturalOf(people, year),
    naturalRun: runOf(people, year),
    childrenPerWoman: valueOf(people.childrenPerWoman, year),
    officialChildren: valueOf(people.officialChildren, year),
    olderShare: residents && older !== undefined ? older / residents : null,
    womenPerOldMan: ages && oldMen > 0 ? sumOf(ages.women.slice(firstVeryOldGroup)) / oldMen : null,
  };
}

function naturalOf({ births, deaths }: PeopleYears, year: number): number | null {
  const [born, died] = [valueOf(births, year), valueOf(deaths, year)];
  return born === null || died === null ? null : born - died;
}

function runOf(people: PeopleYears, year: number): number {
  const signOf = (at: number): number => Math.sign(naturalOf(people, at) ?? 0);
  const sign = signOf(year);
  if (sign === 0) return 0;
  let first = year;
  while (signOf(first - 1) === sign) first -= 1;
  return sign * (year - first + 1);
}

/** The age in years from which women are more in every five-year group; null where men are more among the oldest or women in all. */
export function womenMoreFrom({ men, women }: Pick<YearAges, 'men' | 'women'>): number | null {
  let group = men.length;
  while (group > 0 && (women[group - 1] ?? 0) > men[group - 1]!) group -= 1;
  return group === men.length || group === 0 ? null : group * 5;
}

/** Five-year ages of women, as dimensions are written: the tables hold single years of age beside them. */
export const fiveYears = '^age=\\d+(-\\d+|\\+)$';

const yearsInGroup = 5;

/**
 * Children a woman has in her life at the rates of a year, to a thousandth.
 * @param rates the rates of the five-year ages added up. Unit: births a woman and year.
 */
export function childrenPerWoman(rates: number): number {
  return Math.round(rates * yearsInGroup * 1000) / 1000;
}
