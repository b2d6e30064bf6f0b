import { unitTitle } from '#platform/shared/figures.ts';

/** An indicator of a view, as its files name it. */
interface NamedMeasure {
  indicator: { indicator: string; name: string };
  dims: string;
  transform: string;
  unit: Parameters<typeof unitTitle>[0];
  choices: readonly { value: string; values: readonly { value: string; name: string }[] }[];
}

/** What the rows of a view are made of. */
interface Values {
  measures: readonly NamedMeasure[];
  places: readonly { yugoId: number; name: string }[];
  series: readonly {
    measure: number;
    yugoId: number;
    points: readonly { day: string; value: number }[];
    source: string | null;
    knownAt: string | null;
    sample: boolean;
    isAdded: boolean;
  }[];
  findings: readonly { measure: number; yugoId: number; day: string; rule: string; state: string }[];
}

/** Name of an indicator with the part that is shown: Продолжительность жизни, женщины. */
export function measureName({
  indicator,
  choices,
}: Pick<NamedMeasure, 'choices'> & { indicator: { name: string } }): string {
  const parts = choices.map(
    ({ value, values }) => values.find((each) => each.value === value)?.name ?? value,
  );
  return [indicator.name, ...parts].join(', ');
}

/** Every value of a view, a row each, as its files for programs have them. `finding`: rule and state of what the checks found. */
export function rowsOfView({ measures, places, series, findings }: Values) {
  const nameOf = new Map(places.map(({ yugoId, name }) => [yugoId, name]));
  const found = new Map(
    findings.map(({ measure, yugoId, day, rule, state }) => [
      `${measure} ${yugoId} ${day}`,
      `${rule}:${state}`,
    ]),
  );
  return series.flatMap(({ measure: at, yugoId, points, source, knownAt, sample, isAdded }) => {
    const measure = measures[at]!;
    return points.map(({ day, value }) => ({
      indicator: measure.indicator.indicator,
      dimensions: measure.dims,
      transform: measure.transform,
      name: measureName(measure),
      unit: unitTitle(measure.unit),
      place_id: yugoId,
      place: nameOf.get(yugoId) ?? '',
      day,
      value,
      newest_source: source,
      newest_known_at: knownAt,
      sample,
      added: isAdded,
      finding: found.get(`${at} ${yugoId} ${day}`) ?? '',
    }));
  });
}
