import type { z } from 'zod';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readTogether } from '#platform/server/keep-handbook.ts';
import { readFindings, type PlaceFinding } from '#statistics/findings/finding-queries.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { breaksOf } from '#statistics/indicators/series-breaks.ts';
import { listBeside } from '#statistics/places/borders.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { readSubjects } from '#statistics/series/day-queries.ts';
import { readCourses, type Course } from '#statistics/series/course-lists.ts';
import type { PlaceFigure } from '#statistics/shapes/figure.ts';
import type { Place } from '#statistics/shapes/place.ts';
import { readSources } from '#statistics/source-queries.ts';
import type { Compared as ComparedShape } from '../../contract/depth-calls.ts';
import type { FamilyIndicator } from '../../domain/depth/families.ts';
import { ranksOf } from '../../domain/region/incidence.ts';
import { readChildrenPerWoman } from '../population/read-children.ts';

/** An indicator as the wire carries it. */
type Compared = z.output<typeof ComparedShape>;

/** Indicators that a place has values of, in the given order, beside the country, its district and its neighbours. Six queries in all. */
export async function readCompared(
  wanted: readonly FamilyIndicator[],
  { yugoId, districtId }: Pick<Place, 'yugoId' | 'districtId'>,
  context: RequestContext,
): Promise<Compared[]> {
  const around = [yugoId, federalYugoId, ...(districtId === null ? [] : [districtId])];
  const { db, clock } = context;
  const key = `courses ${around.join()} ${clock.day} ${wanted.map(({ indicator, dims }) => `${indicator} ${dims}`).join()}`;
  const courses = await readTogether(db, key, () => readCourses(db, wanted, around, clock.day));
  const courseOf = ({ indicator, dims }: FamilyIndicator, place: number | null) =>
    courses.find(
      (course) => course.indicator === indicator && course.dims === dims && course.yugoId === place,
    )?.figures ?? [];
  const known = wanted.flatMap((item) => {
    const figures = courseOf(item, yugoId);
    const last = figures.at(-1);
    return last ? [{ item, figures, last }] : [];
  });
  const [named, subjects, places, sources, found] = await readBeside(known, yugoId, context);
  const children = await readLeading(known, yugoId, context);
  const own = places.find((place) => place.yugoId === yugoId);
  const regions = places.filter(({ kind }) => kind === 'region');
  const near = own === undefined || own.kind === 'country' ? [] : await listBeside(own, regions);
  return known.flatMap(({ item, figures, last }) => {
    const about = named.find(({ indicator }) => indicator === item.indicator);
    if (!about) return [];
    const { family: _family, ...words } = about;
    const country = yugoId === federalYugoId ? [] : courseOf(item, federalYugoId);
    const values = subjects.filter(
      ({ indicator, dims }) => indicator === item.indicator && dims === item.dims,
    );
    return [
      {
        ...words,
        dims: item.dims,
        day: last.day,
        value: last.value,
        previous: figures.at(-2)?.value ?? null,
        country: country.find(({ day }) => day === last.day)?.value ?? null,
        rank: rankOf(values, yugoId),
        points: pointsOf(figures),
        breaks: breaksOf(item.indicator, daysOf(figures)),
        countryPoints: pointsOf(country),
        districtPoints: pointsOf(courseOf(item, districtId)),
        otherBase: (item.indicator === officialChildren && children.get(last.day)) || null,
        neighbours: neighboursOf(values, near),
        findings: findingsOf(item, found),
        sample: figures.some(({ sample }) => sample),
        source: sources(last),
      },
    ];
  });
}

/** An indicator that the place has, with its newest value. */
interface Known {
  item: FamilyIndicator;
  last: Course['figures'][number];
}

/** What stands beside the newest values: names, the values of every subject, the places, the sources, the findings. */
function readBeside(known: readonly Known[], yugoId: number, { db, clock, locale }: RequestContext) {
  const codes = known.map(({ item }) => item.indicator);
  const origins = known.map(({ last }) => last.source);
  const newest = known.map(({ item, last }) => ({ ...item, day: last.day }));
  return Promise.all([
    listIndicators(db, codes, locale),
    readSubjects(db, newest, clock.day),
    listPlaces(db, locale),
    readSources(db, origins, locale),
    readFindings(db, codes, [yugoId], clock.day),
  ]);
}

/** Rosstat's children per woman stand on recounted residents; the dossier leads with those on the pyramids' base. */
const officialChildren = 'total_fertility_rate';

/** Children per woman as the dossier tells them, by day, each with its source; asked for where Rosstat's are shown. */
async function readLeading(known: readonly Known[], yugoId: number, { db, clock, locale }: RequestContext) {
  if (!known.some(({ item }) => item.indicator === officialChildren))
    return new Map<string, { value: number; source: string }>();
  const years = await readChildrenPerWoman(db, yugoId, clock.day);
  const sources = await readSources(
    db,
    years.map(({ source }) => source),
    locale,
  );
  return new Map(years.map((year) => [year.day, { value: year.value, source: sources(year).name }]));
}

const findingsOf = ({ indicator, dims }: FamilyIndicator, found: readonly PlaceFinding[]) =>
  found
    .filter((finding) => finding.indicator === indicator && finding.dims === dims)
    .map(({ rule, state, day, value, judgedOn, note }) => ({ rule, state, day, value, judgedOn, note }));

const daysOf = (figures: Course['figures']) => figures.map(({ day }) => day);
const pointsOf = (figures: Course['figures']) => figures.map(({ day, value }) => ({ day, value }));

function rankOf(values: readonly PlaceFigure[], yugoId: number) {
  const at = values.findIndex((value) => value.yugoId === yugoId);
  const rank = ranksOf(values.map(({ value }) => value))[at];
  return rank === undefined || rank === null ? null : { rank, of: values.length };
}

/** The subjects beside a place with the values that are published of them. */
function neighboursOf(values: readonly PlaceFigure[], near: readonly Place[]) {
  return near.flatMap((place) => {
    const value = values.find((each) => each.yugoId === place.yugoId)?.value;
    return value === undefined ? [] : [{ yugoId: place.yugoId, name: place.shortName, value }];
  });
}
