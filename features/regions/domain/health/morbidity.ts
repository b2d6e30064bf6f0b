import { doubtOfMean } from '#platform/shared/mean-of-parts.ts';

/** Ages that newly diagnosed diseases are told by, as the dimension writes them. */
export const morbidityAges = ['0-14', '15-17', '18+', 'all'] as const;
export type MorbidityAge = (typeof morbidityAges)[number];
/** Why figures of a row are held back. */
export const morbidityDoubts = ['repeatsPart', 'outsideParts', 'differsFromTwin', 'besideTwin'] as const;
export type MorbidityDoubt = (typeof morbidityDoubts)[number];
const groups = ['0-14', '15-17', '18+'] as const;

/** A value of one class of diseases, age, place and year. Unit: first diagnoses for 100 000 people of the age. */
export interface Diagnosed {
  yugoId: number;
  icd: string;
  age: string;
  day: string;
  value: number;
}

/** A figure that the import's checks hold back: it is not among the values. */
export interface HeldBack extends Omit<Diagnosed, 'value'> {
  rule: string;
}

/** A class of diseases in a year beside its first year and the country. */
export interface DiseaseClass {
  code: string;
  ages: Record<MorbidityAge, number | null>;
  first: number | null;
  country: number | null;
  /** Why the figure of all ages is held back, and no change is told. */
  doubt: MorbidityDoubt | null;
}

/** Classes in the newest year of a place, the commonest first, all diseases on top; null where the place has none. A figure of all ages that cannot be the mean of its groups is held back, of the first year and of the country too. */
export function classesOf(
  rows: readonly Diagnosed[],
  yugoId: number,
  country: number,
  heldBack: readonly HeldBack[] = [],
): { day: string; firstDay: string; classes: DiseaseClass[] } | null {
  const own = rows.filter((row) => row.yugoId === yugoId);
  const days = [...new Set(own.map(({ day }) => day))].sort();
  const [firstDay, day] = [days[0], days.at(-1)];
  if (firstDay === undefined || day === undefined) return null;
  const valueOf = (place: number, icd: string, age: string, on: string): number | null =>
    rows.find((row) => row.yugoId === place && row.icd === icd && row.age === age && row.day === on)?.value ??
    null;
  const codes = [...new Set(own.filter((row) => row.day === day).map(({ icd }) => icd))];
  const totalOf = (place: number, icd: string, on: string) => {
    const value = valueOf(place, icd, 'all', on);
    const doubt = doubtOfMean(
      value,
      groups.map((age) => valueOf(place, icd, age, on)),
    );
    return { value: doubt === null ? value : null, doubt };
  };
  const ruleOf = (icd: string): MorbidityDoubt | null => {
    const found = heldBack.filter((each) => each.yugoId === yugoId && each.icd === icd && each.day === day);
    const { rule } = found.find(({ age }) => age === 'all') ?? found[0] ?? {};
    return morbidityDoubts.find((doubt) => doubt === rule) ?? null;
  };
  const classes = codes.map((code): DiseaseClass => {
    const total = totalOf(yugoId, code, day);
    return {
      code,
      ages: Object.fromEntries(
        morbidityAges.map((age) => [age, age === 'all' ? total.value : valueOf(yugoId, code, age, day)]),
      ) as DiseaseClass['ages'],
      first: totalOf(yugoId, code, firstDay).value,
      country: yugoId === country ? null : totalOf(country, code, day).value,
      doubt: total.doubt ?? ruleOf(code),
    };
  });
  const order = ({ code, ages }: DiseaseClass): number => (code === 'all' ? -Infinity : -(ages.all ?? 0));
  return { day, firstDay, classes: classes.sort((a, b) => order(a) - order(b)) };
}
