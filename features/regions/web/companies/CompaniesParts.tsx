import { useText } from '#platform/web/text.ts';
import type { CompaniesView } from '../../domain/companies/companies-view.ts';
import { FailedTile, TabColumn, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { ChampionsTile } from './ChampionsTile.tsx';
import { ClassMap } from './ClassMap.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import type { Companies, Classes, MainStats } from './load-companies.ts';
import { SmallShareTile } from './SmallShareTile.tsx';
import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { usePlace } from '../region/use-place.ts';
import { companiesVerdict } from './companies-verdict.ts';

/** What a reader chose, and how it is changed. */
interface ViewProps {
  view: CompaniesView;
  change: ChangeView<CompaniesView>;
}

/** The tab's tiles; where a call failed those that needed it say so, the others stand. */
export function CompaniesParts({
  main,
  classes,
  rating,
  champions,
  smb,
  view,
  change,
}: Companies & ViewProps) {
  const t = useText();
  const chosen = rating?.companies[0]?.okved.slice(0, 2) ?? '';
  // A place without any of them says so once, and its other tiles stand beside each other.
  const isBare = classes?.classes.length === 0 && rating?.companies.length === 0;
  const best = champions ? (
    <ChampionsTile champions={champions} />
  ) : (
    <FailedTile title={t('RegionCompanies_Champions')} />
  );
  return (
    <TabPage>
      <TabRow split="wideFirst">
        <TabColumn>
          {main && classes && <CompaniesVerdict {...{ main, classes }} />}
          {classes ? (
            <ClassMap {...{ classes, chosen }} choose={(okved) => change({ okved, all: false })} />
          ) : (
            <FailedTile title={t('RegionCompanies_Classes')} />
          )}
          {isBare && best}
        </TabColumn>
        {smb ? <SmallShareTile smb={smb} /> : <FailedTile title={t('RegionCompanies_Small')} />}
      </TabRow>
      {!isBare && (
        <TabRow split="wideFirst">
          {rating ? (
            <CompanyTable {...{ rating, view, change }} />
          ) : (
            <FailedTile title={t('RegionCompanies_Rating')} />
          )}
          {best}
        </TabRow>
      )}
    </TabPage>
  );
}

/** The sentence that leads the tab; nothing where no organisation is of the list. */
export function CompaniesVerdict({ main, classes }: { main: MainStats; classes: Classes }) {
  const t = useText();
  const { shortName } = usePlace();
  const sentences = companiesVerdict(main, classes, { t, place: shortName });
  return sentences.length === 0 ? null : <Verdict sentences={sentences} />;
}
