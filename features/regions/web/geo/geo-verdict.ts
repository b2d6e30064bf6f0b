import { plainUnit, type CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import type { Sentence } from '#platform/ui/figures/Verdict.tsx';
import type { Translate } from '#platform/web/text.ts';
import { sumCities } from '../../domain/geo/sum-cities.ts';
import { percent } from '../../domain/region/units.ts';
import type { Cities } from './load-geo.ts';

interface Words {
  t: Translate;
  place: string;
  /** The census day, written. */
  day: string;
}

/** The tab's finding: people in cities, the part of the largest one, and how many live beyond the polar circle. */
export function geoVerdict({ yugoId, cities, source }: Cities, { t, place, day }: Words): Sentence[] {
  const sum = sumCities(cities);
  const largest = cities[0];
  if (largest === undefined || largest.population === null || sum.people === 0) return [];
  const about = {
    unit: plainUnit,
    decimals: 0,
    period: day,
    source,
    call: { name: 'regiondossier/getCities', input: { yugoId } },
  };
  const most = 12;
  const rest = cities.slice(most).reduce((added, { population }) => added + (population ?? 0), 0);
  const whole: CitedFigure = {
    ...about,
    name: `${t('RegionGeo_PeopleInCities')}, ${place}`,
    value: sum.people,
    addends: [
      ...cities.slice(0, most).map(({ name, population }) => ({ label: name, value: population })),
      ...(rest > 0 ? [{ label: t('RegionGeo_OtherCities'), value: rest }] : []),
    ],
  };
  const share: CitedFigure = {
    ...about,
    name: `${largest.name}, ${t('RegionGeo_ShareOfCities')}`,
    value: (largest.population / sum.people) * 100,
    unit: percent,
    addends: [
      { label: largest.name, value: largest.population, unit: plainUnit },
      { label: t('RegionGeo_PeopleInCities'), value: sum.people, unit: plainUnit },
    ],
    formula: t('RegionGeo_ShareFormula'),
  };
  const polar: CitedFigure = {
    ...about,
    name: `${t('RegionGeo_BeyondCircle')}, ${place}`,
    value: sum.polarPeople,
  };
  return [
    cities.length === 1
      ? { key: 'RegionGeo_VerdictOne', figures: { people: whole }, values: { name: largest.name } }
      : {
          key: 'RegionGeo_VerdictCities',
          figures: { people: whole, share },
          values: { count: sum.cities, name: largest.name },
        },
    ...(sum.polarCities > 0
      ? [
          {
            key: 'RegionGeo_VerdictPolar',
            figures: { polar },
            values: { count: sum.polarCities },
          } as const,
        ]
      : []),
  ];
}
