import { Link } from '#platform/web/Link.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { IndicatorFinder } from './pick/IndicatorFinder.tsx';
import { useExploreAddress } from './use-explore-address.ts';
import type { ViewProps } from './view-props.ts';
import styles from './Explore.module.css';

const examples = [
  ['poverty', { measures: ['poverty_rate'], places: ['1124616', 'border-1124616', '1180665'], from: '2000' }],
  ['product', { measures: ['grp'], transform: 'perHead', form: 'map' }],
  ['wage', { measures: ['average_wage'], form: 'rank' }],
  ['link', { measures: ['unemployment_rate', 'poverty_rate'], form: 'scatter' }],
  ['life', { measures: ['life_expectancy:sex=female'], places: ['1180665', '1124605', '1124687'] }],
] as const;

/** The explorer before anything is chosen: the list of indicators and some views to begin with. */
export function StartParts({ view, change }: Pick<ViewProps, 'view' | 'change'>) {
  const t = useText();
  const addressOf = useExploreAddress();
  const buildRoute = useBuildRoute();
  return (
    <main className={styles.page}>
      <PageTitle>{t('Explore_Title')}</PageTitle>
      <h1 className={typeStyles.title}>{t('Explore_Title')}</h1>
      <p className={styles.lead}>{t('Explore_Lead')}</p>
      <div className={styles.columns}>
        <section aria-label={t('Explore_Choose')}>
          <IndicatorFinder
            chosen={[]}
            addressOf={(measure) => addressOf({ ...view, measures: [measure] })}
            onChoose={(measure) => void change({ measures: [measure] })}
          />
        </section>
        <section>
          <h2 className={styles.heading}>{t('Explore_Examples')}</h2>
          <ul className={styles.rows}>
            {examples.map(([name, part]) => (
              <li key={name}>
                <Link
                  to={addressOf({
                    ...part,
                    measures: [...part.measures],
                    ...('places' in part && { places: [...part.places] }),
                  } as Parameters<typeof addressOf>[0])}
                >
                  {t(`Explore_Example_${name}`)}
                </Link>
              </li>
            ))}
          </ul>
          <p>
            <Link to={buildRoute('ownData')}>{t('OwnData_Bring')}</Link>
          </p>
        </section>
      </div>
    </main>
  );
}
