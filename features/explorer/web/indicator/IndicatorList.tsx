import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { unitTitle } from '#platform/shared/figures.ts';
import { formatPeriodRange, periodOf } from '#platform/shared/periods.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Hidden } from '#platform/ui/controls/Input.tsx';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { AddressForm } from '#platform/ui/forms/AddressForm.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import page from '../Explore.module.css';
import styles from './Indicator.module.css';

/** What was looked for, and what was found. */
export interface IndicatorsData {
  text: string;
  found: OutputOf<'explore/findIndicators'>;
}

/** The line to look in and the indicators it found, by subject. */
export function IndicatorList({ text, found }: IndicatorsData) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const [typed, setTyped] = useState(text);
  const [search] = useSearchParams();
  const asOf = search.get('asOf');
  const families = Map.groupBy(found.indicators, ({ family }) => family);
  return (
    <main className={page.page}>
      <h1 className={typeStyles.title}>{t('Explore_Indicators_Title')}</h1>
      <p className={page.lead}>{t('Explore_Indicators_Lead')}</p>
      <AddressForm action={buildRoute('indicators')} className={styles.form}>
        <SearchField
          name="q"
          label={t('Explore_Choose')}
          placeholder={t('Explore_Search')}
          maxLength={200}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        {asOf !== null && <Hidden name="asOf" value={asOf} />}
        <Button type="submit" variant="primary">
          {t('Explore_Indicators_Find')}
        </Button>
      </AddressForm>
      <p className={typeStyles.note} role="status">
        {found.total === 0 ? t('Explore_Indicators_None') : t('Explore_Found', { count: found.total })}
      </p>
      {[...families].map(([family, members]) => (
        <section key={family}>
          <h2 className={page.heading}>{t(`Catalogue_Family_${family}`)}</h2>
          <ul className={`${page.rows} ${styles.families}`}>
            {members.map((each) => (
              <IndicatorRow key={each.indicator} indicator={each} />
            ))}
          </ul>
        </section>
      ))}
      <p className={typeStyles.note}>
        <Link to={buildRoute('catalogue')}>{t('Titles_Catalogue')}</Link>
      </p>
    </main>
  );
}

function IndicatorRow({ indicator }: { indicator: IndicatorsData['found']['indicators'][number] }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { locale } = useFormats();
  const { indicator: code, name, unit, period, first, last, regions, sample } = indicator;
  return (
    <li>
      <Link to={buildRoute('indicator', { code })}>{name}</Link> {sample && <SampleTag />}
      <br />
      <small className={typeStyles.small}>
        {[
          unitTitle(unit),
          formatPeriodRange(periodOf(period), first, last, locale),
          regions > 0 ? t('Explore_Regions', { count: regions }) : t('Explore_CountryOnly'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </li>
  );
}
