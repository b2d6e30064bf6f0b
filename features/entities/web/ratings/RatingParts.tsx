import { allRubrics, childRubrics } from '#features/news/public.ts';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useTurnAddress } from '#platform/web/routes/use-address-view.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import { ratingPeriods, type RatingPeriod } from '../../domain/ratings/rating-span.ts';
import { SaveEntities } from '../exchange/SaveEntities.tsx';
import { ChangeTiles } from './ChangeTiles.tsx';
import type { Rating, RatingView } from './load-rating.ts';
import { RatingTable } from './RatingTable.tsx';
import { RatingVerdict } from './RatingVerdict.tsx';
import styles from './Ratings.module.css';

const periods = Object.keys(ratingPeriods) as RatingPeriod[];

/** The choice of kind and period, the finding, the table, who came and who went. */
export function RatingParts({ rating, ...view }: RatingView & { rating: Rating }) {
  const { kind } = view;
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const rubric = childRubrics(allRubrics, locale).find(({ id }) => id === view.rubricId);
  // What is saved of it says of which rubric and country it is, too.
  const title = [t(`Entities_Kinds_${kind}`), rubric?.name, rating.country?.name].filter(Boolean).join(' · ');
  const addressOf = (next: Partial<RatingView>): string =>
    buildRoute('ratings', {}, { search: { ...view, ...next } });
  return (
    <TabPage>
      <div>
        <h1 className={typeStyles.display}>{t('Entities_Ratings')}</h1>
        <LinkTabs
          label={t('Entities_RatingKinds')}
          tabs={entityKinds.map((each) => ({
            to: addressOf({ kind: each }),
            label: t(`Entities_Kinds_${each}`),
            current: each === kind,
          }))}
        />
      </div>
      <RatingChoices {...{ rating, view }} />
      {rating.rows.length === 0 ? (
        <Tile level={2} title={title} state={{ kind: 'empty', message: t('Entities_RatingNone') }} />
      ) : (
        <>
          <TabRow split="wideFirst">
            <RatingVerdict rating={rating} view={view} />
            <p className={styles.note}>
              <b>{t('Entities_BandTitle')}.</b> {t('Entities_BandNote')}
            </p>
          </TabRow>
          <RatingTable {...{ title, rating }} />
          <SaveEntities ids={rating.rows.map(({ id }) => id)} name={title} />
          <ChangeTiles {...{ kind, rating }} />
        </>
      )}
    </TabPage>
  );
}

interface Choices {
  rating: Rating;
  view: RatingView;
}

/** Of how many days, of which rubric and of which country the rating is. */
function RatingChoices({ rating, view }: Choices) {
  const t = useText();
  const locale = useLocale();
  const { dayRange, day } = useFormats();
  const turn = useTurnAddress({ replace: false });
  const go = (next: Partial<RatingView>) => turn((newest) => withChoices(newest, next));
  return (
    <div className={styles.choices}>
      <SegmentedControl
        label={t('Entities_Period')}
        value={view.period}
        options={periods.map((each) => ({ value: each, label: t(`Entities_Period_${each}`) }))}
        onChange={(period) => go({ period })}
      />
      <SelectField
        size="small"
        label={t('Entities_Rubric')}
        labelHidden
        value={String(view.rubricId ?? '')}
        options={[
          { value: '', label: t('Entities_RubricAll') },
          ...childRubrics(allRubrics, locale).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(rubricId) => go({ rubricId: rubricId === '' ? undefined : Number(rubricId) })}
      />
      <CountryChoice rating={rating} onChange={(countryId) => go({ countryId })} />
      <span className={typeStyles.meta}>
        {rating.from === rating.to ? day(rating.to) : dayRange(rating.from, rating.to)}
      </span>
    </div>
  );
}

/** Choices laid upon those of the newest address: one made before the page has turned to the last is not lost. */
function withChoices(newest: URLSearchParams, next: Partial<RatingView>): URLSearchParams {
  const search = new URLSearchParams(newest);
  for (const [name, value] of Object.entries(next))
    if (value === undefined) search.delete(name);
    else search.set(name, String(value));
  return search;
}

interface CountryChoiceProps {
  rating: Rating;
  onChange: (countryId: number | undefined) => void;
}

/** The countries that headlines of these days are of, by name; the chosen one stays where they are of it no longer. */
function CountryChoice({ rating: { country, countries }, onChange }: CountryChoiceProps) {
  const t = useText();
  const locale = useLocale();
  const known = [
    ...countries,
    ...(country && !countries.some(({ id }) => id === country.id) ? [country] : []),
  ].toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <SelectField
      size="small"
      label={t('Entities_Country')}
      labelHidden
      value={String(country?.id ?? '')}
      options={[
        { value: '', label: t('Entities_CountryAll') },
        ...known.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(countryId) => onChange(countryId === '' ? undefined : Number(countryId))}
    />
  );
}
