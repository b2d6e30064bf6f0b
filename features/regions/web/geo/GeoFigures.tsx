import { plainUnit } from '#platform/ui/figures/cited-figure.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { sumCities } from '../../domain/geo/sum-cities.ts';
import { BigFigures } from '../region/BigFigures.tsx';
import type { Cities, RegionRating } from './load-geo.ts';

/** How many cities, how many people in them, and where the region stands among the subjects by residents. */
export function GeoFigures({ cities, rating }: { cities: Cities; rating: RegionRating | null }) {
  const t = useText();
  const formats = useFormats();
  const sum = sumCities(cities.cities);
  const own = rating?.values.find(({ yugoId }) => yugoId === cities.yugoId);
  // A city that is a region of its own has more people by the census than the head says.
  const more = own?.value == null ? 0 : sum.people - own.value;
  const ranked = rating?.values.filter(({ rank }) => rank !== null).length ?? 0;
  const rankFigure =
    own?.rank == null || own.value === null || !rating
      ? []
      : [
          {
            title: t('RegionGeo_RankByPeople'),
            text: formats.integer(own.rank),
            note: t('RegionGeo_RankNote', {
              of: ranked,
              people: formats.integer(own.value),
              day: formats.day(rating.day),
            }),
          },
        ];
  return (
    <BigFigures
      label={t('RegionGeo_Figures')}
      figures={[
        ...(sum.cities > 1 ? [{ title: t('RegionGeo_Cities'), text: formats.integer(sum.cities) }] : []),
        ...(cities.day === null
          ? []
          : [
              {
                title: t('RegionGeo_PeopleInCities'),
                text: formats.figure(sum.people, plainUnit, 0),
                // The census counts otherwise than the estimate in the head, and on another day.
                note:
                  more > 0
                    ? t('RegionGeo_CensusMore', { day: formats.day(cities.day), more: formats.integer(more) })
                    : t('RegionGeo_Census', { day: formats.day(cities.day) }),
              },
            ]),
        ...rankFigure,
      ]}
    />
  );
}
