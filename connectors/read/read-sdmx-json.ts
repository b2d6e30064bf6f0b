import { isObject, type SourceRecord } from '../record.ts';
import { RefusedSource } from '../refused-source.ts';

interface Axis {
  id: string;
  codes: string[];
}

/** Observations of SDMX-JSON 1.0 or 2.0: a record each, with codes by dimension and `OBS_VALUE`. */
export function readSdmxJson(answer: unknown): SourceRecord[] {
  const data = isObject(answer) && isObject(answer['data']) ? answer['data'] : answer;
  if (!isObject(data) || !Array.isArray(data['dataSets']))
    throw new RefusedSource('not_statistics', { wanted: 'SDMX-JSON' });
  const structure: unknown = Array.isArray(data['structures']) ? data['structures'][0] : data['structure'];
  const dimensions = isObject(structure) && isObject(structure['dimensions']) ? structure['dimensions'] : {};
  const [ofSet, ofSeries, ofObservation] = ['dataSet', 'series', 'observation'].map((level) =>
    axesOf(dimensions[level]),
  ) as [Axis[], Axis[], Axis[]];
  const fixed = codesOf(ofSet, ofSet.map(() => '0').join(':'));
  return data['dataSets'].filter(isObject).flatMap((set) => [
    ...observationsOf(set['observations'], ofObservation, fixed),
    ...entriesOf(set['series']).flatMap(([key, series]) =>
      observationsOf(isObject(series) ? series['observations'] : null, ofObservation, {
        ...fixed,
        ...codesOf(ofSeries, key),
      }),
    ),
  ]);
}

function observationsOf(
  observations: unknown,
  axes: readonly Axis[],
  codes: Readonly<Record<string, string>>,
): SourceRecord[] {
  return entriesOf(observations).flatMap(([key, cell]) => {
    const value: unknown = Array.isArray(cell) ? cell[0] : null;
    return value === null ? [] : [{ ...codes, ...codesOf(axes, key), OBS_VALUE: value }];
  });
}

function axesOf(level: unknown): Axis[] {
  if (!Array.isArray(level)) return [];
  return level.filter(isObject).map(({ id, values }) => ({
    id: String(id),
    codes: (Array.isArray(values) ? values : []).map((value: unknown) =>
      isObject(value) ? String(value['id'] ?? value['value'] ?? '') : String(value),
    ),
  }));
}

function codesOf(axes: readonly Axis[], key: string): Record<string, string> {
  const positions = key.split(':');
  return Object.fromEntries(axes.map(({ id, codes }, at) => [id, codes[Number(positions[at])] ?? '']));
}

const entriesOf = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : []);
