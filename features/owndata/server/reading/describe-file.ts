import type { Place } from '#statistics/shapes/place.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { owndataContract } from '../../contract.ts';
import { suggestValue } from '../../domain/correcting/suggest-value.ts';
import { isReady } from '../../domain/judging/judge-values.ts';
import { kindOfUnit } from '../../domain/judging/kind-of-unit.ts';
import type { OwnValue } from '../../domain/judging/own-value.ts';
import { maxShown } from '../../domain/limits.ts';
import { levelOf, type PublicLevels } from './compare-with-public.ts';
import type { understandFile } from './understand-file.ts';

type Understood = Awaited<ReturnType<typeof understandFile>>;
type Answer = HandlerOutput<typeof owndataContract, 'own/readFile'>;

/** What is told of a file: of its places and values those to be thought about first. */
export function describeFile(
  file: Understood,
  {
    places,
    series,
    levels,
    template,
  }: Pick<Answer, 'series' | 'template'> & { places: readonly Place[]; levels: PublicLevels },
): Answer {
  const { fileName, shape, reading, lines, encoding, separator, values } = file;
  const { columns, mapping, ...form } = reading;
  const ready = values.filter(isReady);
  const days = ready.map(({ day }) => day).sort();
  return {
    fileName,
    shape,
    template,
    reading: { encoding, separator, ...form },
    lines,
    columns,
    mapping,
    series,
    corrected: describeCorrected(file.corrected),
    places: placesOf(file, places),
    counts: {
      values: values.length,
      ready: ready.filter(({ doubts }) => doubts.length === 0).length,
      doubted: ready.filter(({ doubts }) => doubts.length > 0).length,
      refused: values.length - ready.length,
      places: new Set(ready.map(({ yugoId }) => yugoId)).size,
      unknownPlaces: file.places.filter(({ found }) => found === null).length,
    },
    first: days[0] ?? null,
    last: days.at(-1) ?? null,
    values: values
      .toSorted((one, other) => urgencyOf(one) - urgencyOf(other))
      .slice(0, maxShown)
      .map((each) => besidePublic(each, series, levels)),
  };
}

/** A value with the public level of its place and time; what it would be likely is told by that level too. */
function besidePublic(
  each: OwnValue,
  series: Answer['series'],
  levels: PublicLevels,
): Answer['values'][number] {
  const level = levelOf(levels, each);
  const unit = kindOfUnit(series.find(({ number }) => number === each.series)?.unit ?? '');
  const isDoubted = each.doubts.length > 0 && each.value !== null;
  const suggested = each.suggested ?? (isDoubted ? suggestValue(each.value!, level, unit) : null);
  return { ...each, suggested, level };
}

/** What was put right, as it is listed. */
export function describeCorrected({ cells, excluded }: Understood['corrected']): Answer['corrected'] {
  return {
    cells,
    excluded: excluded.map(({ row, cells: own }) => ({
      row,
      text: own.filter(Boolean).join(' · ').slice(0, 200),
    })),
  };
}

function placesOf({ places: written }: Understood, known: readonly Place[]): Answer['places'] {
  const byNumber = new Map(known.map((place) => [place.yugoId, place]));
  return written
    .toSorted((one, other) => Number(one.found !== null) - Number(other.found !== null))
    .slice(0, maxShown)
    .map(({ written: name, found, rows }) => {
      const place = found === null ? undefined : byNumber.get(found.yugoId);
      return {
        written: name.slice(0, 200),
        yugoId: found?.yugoId ?? null,
        name: place?.name ?? null,
        iso: place?.iso ?? null,
        way: found?.way ?? null,
        rows,
      };
    });
}

/** Strange values first, then those that cannot be loaded, then the rest as the file has them. */
function urgencyOf({ refusal, doubts }: OwnValue): number {
  if (doubts.length > 0) return 0;
  return refusal === null ? 2 : 1;
}
