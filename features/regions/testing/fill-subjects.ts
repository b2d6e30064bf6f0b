import type { Db } from '#platform/server/db/db.ts';
import { listAreas } from '#statistics/places/place-queries.ts';
import { federalYugoId as country } from '#platform/shared/known-places.ts';
import { mixSections } from '../domain/twins/twin-parts.ts';
import { fillFacts, type MadeFact } from './fill-facts.ts';

const year = '2019-12-31';

/** Subjects with ten people on each km², alike in everything but the part that lives in towns, a step each; of one nobody counted it. */
export async function fillSubjects(db: Db, alike: readonly number[], uncounted: number): Promise<void> {
  const areas = await listAreas(db);
  const places = [...alike, uncounted];
  await fillFacts(
    db,
    'rusfmd',
    places.flatMap((place): MadeFact[] => [
      ['population_by_age', 'sex=female;age=0', place, year, 50],
      ['population_by_age', 'sex=male;age=10-14', place, year, 150],
      ['population_by_age', 'sex=male;age=15-19', place, year, 300],
      ['population_by_age', 'sex=female;age=60-64', place, year, 350],
      ['population_by_age', 'sex=male;age=65-69', place, year, 100],
      ['population_by_age', 'sex=female;age=85+', place, year, 50],
    ]),
  );
  await fillFacts(
    db,
    'rosstat_via_aremt',
    places.map((place): MadeFact => ['population_jan1', '', place, '2020-01-01', areas.get(place)! * 10]),
  );
  await fillFacts(
    db,
    'rosstat_via_lomska',
    [...places, country].map((place): MadeFact => [
      'income_per_capita',
      '',
      place,
      year,
      place === country ? 36_000 : 27_000,
    ]),
  );
  await fillFacts(
    db,
    'rosstat_via_kaggle_dwdkills',
    alike.map((place, at): MadeFact => ['urban_share', '', place, '2017-12-31', 70 + at]),
  );
  await fillFacts(
    db,
    'rosstat_organisations',
    places.flatMap((place) =>
      mixSections.map((section): MadeFact => [
        'organisations',
        `okved=${section}`,
        place,
        '2019-10-01',
        section === 'G' ? 820 : 10,
      ]),
    ),
  );
}
