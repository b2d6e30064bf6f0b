/** Ages that newly diagnosed diseases are told by, as the dimension writes them. */
export const morbidityAges = ['0-14', '15-17', '18+', 'all'] as const;
export type MorbidityAge = (typeof morbidityAges)[number];

/** A value of one class of diseases, age, place and year. Unit: first diagnoses for 100 000 people of the age. */
export interface Diagnosed {
  yugoId: number;
  icd: string;
  age: string;
  day: string;
  value: number;
}

/** A class of diseases in a year beside its first year and the country. */
export interface DiseaseClass {
  code: string;
  ages: Record<MorbidityAge, number | null>;
  first: number | null;
  country: number | null;
}

/** Classes in the newest year of a place, the commonest first, all diseases on top; null where the place has none. */
export function classesOf(
  rows: readonly Diagnosed[],
  yugoId: number,
  country: number,
): { day: string; firstDay: string; classes: DiseaseClass[] } | null {
  const own = rows.filter((row) => row.yugoId === yugoId);
  const days = [...new Set(own.map(({ day }) => day))].sort();
  const [firstDay, day] = [days[0], days.at(-1)];
  if (firstDay === undefined || day === undefined) return null;
  const valueOf = (place: number, icd: string, age: string, on: string): number | null =>
    rows.find((row) => row.yugoId === place && row.icd === icd && row.age === age && row.day === on)?.value ??
    null;
  const codes = [...new Set(own.filter((row) => row.day === day).map(({ icd }) => icd))];
  const classes = codes.map((code) => ({
    code,
    ages: Object.fromEntries(
      morbidityAges.map((age) => [age, valueOf(yugoId, code, age, day)]),
    ) as DiseaseClass['ages'],
    first: valueOf(yugoId, code, 'all', firstDay),
    country: yugoId === country ? null : valueOf(country, code, 'all', day),
  }));
  const order = ({ code, ages }: DiseaseClass): number => (code === 'all' ? -Infinity : -(ages.all ?? 0));
  return { day, firstDay, classes: classes.sort((a, b) => order(a) - order(b)) };
}
