/** What is needed of a class of diseases to set it beside the country. */
interface Diagnosed {
  code: string;
  name: string;
  ages: { all: number | null };
  country: number | null;
  doubt: string | null;
}

/** A class by how much oftener (or, below zero, rarer) it is diagnosed than in the country. Unit: percent. */
export interface BesideCountry {
  code: string;
  name: string;
  percent: number;
  /** One of those that differ most, by how many times. */
  isFar: boolean;
}

const far = 5;

/** Classes beside the country, the oftener first; the sum of all, figures in doubt and those the country lacks are left out. */
export function besideCountry(classes: readonly Diagnosed[]): BesideCountry[] {
  const compared = classes.flatMap(({ code, name, ages, country, doubt }) =>
    code === 'all' || doubt !== null || !ages.all || !country
      ? []
      : [{ code, name, times: ages.all / country }],
  );
  const distance = ({ times }: { times: number }): number => Math.abs(Math.log(times));
  const farthest = new Set(compared.toSorted((a, b) => distance(b) - distance(a)).slice(0, far));
  return compared
    .toSorted((a, b) => b.times - a.times)
    .map((row) => ({
      code: row.code,
      name: row.name,
      percent: Math.round((row.times - 1) * 100),
      isFar: farthest.has(row),
    }));
}
