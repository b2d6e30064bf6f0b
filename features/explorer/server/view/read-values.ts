import { listDistrictMembers } from '#statistics/places/place-queries.ts';
import { readCourses } from '#statistics/series/course-lists.ts';
import type { Figure } from '#statistics/shapes/figure.ts';
import type { Place } from '#statistics/shapes/place.ts';
import type { Db } from '#platform/server/db/db.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { periodOf } from '#platform/shared/periods.ts';
import { canBe, isInPoints, residentsFor } from '../../domain/values/transforms-of.ts';
import {
  addUp,
  perResident,
  residentsByYear,
  toChange,
  toIndex,
  toShare,
  within,
  type Value,
} from '../../domain/values/transform-values.ts';
import type { Transform } from '../../domain/view/choices.ts';
import type { ChosenMeasure } from './choose-measures.ts';

/** Values of an indicator in a place as they are shown, with the figures they are made of. */
export interface ReadSeries {
  measure: number;
  yugoId: number;
  /** All days with a value, whatever the period. */
  days: string[];
  values: Value[];
  newest: Figure | null;
  sample: boolean;
  isAdded: boolean;
}

/** What is asked of the store. */
export interface Wanted {
  measures: readonly ChosenMeasure[];
  places: readonly Place[];
  from: string | null;
  to: string | null;
  transform: Transform;
  asOf: string;
  /** Nothing older is read at all: for transforms that look back no further. */
  since?: string;
}

const residentSeries = ['population_average', 'population_jan1'] as const;

/** Every series of a view: one statement for its indicators, for what they are divided by, and for the regions a district is added up of. */
export async function readValues(db: Db, wanted: Wanted): Promise<ReadSeries[]> {
  const { measures, places, asOf } = wanted;
  const members = await listDistrictMembers(db);
  const regions = [...members.values()].flat();
  const partsOf = (yugoId: number): readonly number[] =>
    yugoId === federalYugoId ? regions : (members.get(yugoId) ?? []);
  const wholes = needsWhole(wanted) ? [federalYugoId, ...regions] : [];
  const added = measures.some(({ isSum }) => isSum) ? places.flatMap(({ yugoId }) => partsOf(yugoId)) : [];
  const ids = [...new Set([...places.map(({ yugoId }) => yugoId), ...added, ...wholes])];
  const divisors = wanted.transform === 'perHead' ? residentSeries : [];
  const courses = await readCourses(
    db,
    [
      ...measures.map(({ indicator, dims }) => ({ indicator: indicator.indicator, dims })),
      ...divisors.map((indicator) => ({ indicator, dims: '' })),
    ],
    ids,
    asOf,
    wanted.since,
  );
  const known = new Map(
    courses.map(({ indicator, dims, yugoId, figures }) => [`${indicator} ${dims} ${yugoId}`, figures]),
  );
  const figuresOf = (indicator: string, dims: string, yugoId: number): readonly Figure[] =>
    known.get(`${indicator} ${dims} ${yugoId}`) ?? [];
  /** Own row of the source, or its parts added up where all of them are known for longer. */
  const courseOf = ({ indicator, dims, isSum }: ChosenMeasure, yugoId: number) => {
    const own = figuresOf(indicator.indicator, dims, yugoId);
    const parts = partsOf(yugoId);
    if (!isSum || parts.length === 0) return { figures: own, isAdded: false };
    const summed = addUp(parts.map((part) => figuresOf(indicator.indicator, dims, part)));
    // Editions differ, so that an old row and a new sum are never one course.
    const isAdded = (summed.at(-1)?.day ?? '') > (own.at(-1)?.day ?? '');
    return { figures: isAdded ? summed : own, isAdded };
  };
  return measures.flatMap((measure, at) =>
    places.map(({ yugoId }) => {
      const { figures, isAdded } = courseOf(measure, yugoId);
      const [mean = [], january = []] = divisors.map((code) => {
        const own = figuresOf(code, '', yugoId);
        return own.length > 0 ? own : addUp(partsOf(yugoId).map((part) => figuresOf(code, '', part)));
      });
      // What is counted by the day stands on residents of 1 January, as everywhere; what is counted by the year on its mean.
      const isOfYear = measure.indicator.period === 'annual';
      const residents = residentsByYear(isOfYear ? mean : [], january);
      const whole = wholes.length > 0 ? courseOf(measure, federalYugoId).figures : [];
      return {
        measure: at,
        yugoId,
        days: figures.map(({ day }) => day),
        values: transformed(figures, { ...wanted, measure, residents, whole }),
        newest: figures.at(-1) ?? null,
        sample: figures.some(({ sample }) => sample),
        isAdded,
      };
    }),
  );
}

function needsWhole({ transform, measures }: Wanted): boolean {
  return transform === 'share' && measures.some((measure) => canBe('share', measuredOf(measure)));
}

/** What the rules of transforms need of a measure. */
export function measuredOf({ indicator, isSum }: ChosenMeasure) {
  return { indicator: indicator.indicator, unit: indicator.unit, isSum };
}

/** The transform that is made of a measure: the one asked for where it makes sense. */
export function transformOf(measure: ChosenMeasure, asked: Transform): Transform {
  return canBe(asked, measuredOf(measure)) ? asked : 'asIs';
}

interface Means extends Wanted {
  measure: ChosenMeasure;
  residents: ReadonlyMap<number, number>;
  whole: readonly Value[];
}

function transformed(figures: readonly Figure[], means: Means): Value[] {
  const { measure, from, to } = means;
  const plain = figures.map(({ day, value }) => ({ day, value }));
  const inWindow = (values: readonly Value[]): Value[] => within(values, from, to);
  switch (transformOf(measure, means.transform)) {
    case 'index':
      return toIndex(inWindow(plain));
    case 'change':
      return inWindow(
        toChange(plain, periodOf(measure.indicator.period), isInPoints('asIs', measuredOf(measure))),
      );
    case 'share':
      return toShare(inWindow(plain), means.whole);
    case 'perHead':
      return perResident(inWindow(plain), means.residents, residentsFor(measuredOf(measure)));
    default:
      return inWindow(plain);
  }
}
