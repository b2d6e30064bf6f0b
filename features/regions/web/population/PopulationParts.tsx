import { lazy, Suspense, useMemo } from 'react';
import { useText } from '#platform/web/text.ts';
import type { PopulationView } from '../../domain/population/population-view.ts';
import { yearsOf, type PeopleYears } from '../../domain/population/year-figures.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { DepthLinks } from '../depth/DepthLinks.tsx';
import { FailedTile, TabColumn, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { ExpectancyTile } from './ExpectancyTile.tsx';
import type { People, Population, Statistics } from './load-population.ts';
import { MigrationTile } from './MigrationTile.tsx';
import { NaturalTile } from './NaturalTile.tsx';
import { PopulationVerdict } from './PopulationVerdict.tsx';
import { usePlace } from '../region/use-place.ts';
import { PyramidTile } from './PyramidTile.tsx';
import { SettlementTile } from './SettlementTile.tsx';
import { useYear } from './use-year.ts';
import { YearNumbers } from './YearNumbers.tsx';

/** Its code and its figures come when the page is drawn. */
const ProjectionTile = lazy(() =>
  import('./ProjectionTile.tsx').then(({ ProjectionTile: component }) => ({ default: component })),
);

interface Props extends Population {
  view: PopulationView;
  change: ChangeView<PopulationView>;
}

/** The tab's tiles; the year on the slider leads pyramid, sentence and numbers. */
export function PopulationParts({ people, statistics, view, change }: Props) {
  const t = useText();
  const { yugoId } = usePlace();
  const years = useMemo(() => yearsOf(statistics ?? { pyramids: [] }), [statistics]);
  const moments = useYear(years, view, change);
  const known = people && statistics ? yearsKnown(people, statistics) : null;
  return (
    <TabPage>
      <TabRow split="wideFirst">
        <TabColumn>
          {known && moments && <PopulationVerdict {...{ known, people: people!, year: moments.year }} />}
          {known && moments && <YearNumbers known={known} year={moments.year} />}
          {people ? <NaturalTile people={people} /> : <FailedTile title={t('RegionPopulation_Natural')} />}
        </TabColumn>
        {statistics === null ? (
          <FailedTile title={t('RegionPopulation_Pyramid')} />
        ) : moments === null ? (
          <EmptyTile title={t('RegionPopulation_Pyramid')} why={t('RegionPopulation_NoAges')} />
        ) : (
          <PyramidTile {...{ statistics, moments }} />
        )}
      </TabRow>
      <TabRow split="thirds">
        {people ? <MigrationTile people={people} /> : <FailedTile title={t('RegionPopulation_Migration')} />}
        {statistics ? (
          <ExpectancyTile statistics={statistics} />
        ) : (
          <FailedTile title={t('RegionPopulation_Expectancy')} />
        )}
        {people && statistics ? (
          <SettlementTile {...{ people, statistics }} />
        ) : (
          <FailedTile title={t('RegionPopulation_Settlement')} />
        )}
      </TabRow>
      {yugoId !== 0 && (
        <Suspense>
          <ProjectionTile key={yugoId} yugoId={yugoId} />
        </Suspense>
      )}
      <DepthLinks />
    </TabPage>
  );
}

function yearsKnown({ births, deaths }: People, statistics: Statistics): PeopleYears {
  const { childrenPerWoman, officialChildren, pyramids } = statistics;
  return { births, deaths, childrenPerWoman, officialChildren, pyramids };
}
