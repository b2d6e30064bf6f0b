import { useNavigate } from 'react-router';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
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
export function RatingParts({ kind, period, rating }: RatingView & { rating: Rating }) {
  const t = useText();
  const { dayRange, day } = useFormats();
  const buildRoute = useBuildRoute();
  const navigate = useNavigate();
  const addressOf = (view: RatingView): string => buildRoute('ratings', {}, { search: { ...view } });
  return (
    <TabPage>
      <div>
        <h1 className={typeStyles.display}>{t('Entities_Ratings')}</h1>
        <LinkTabs
          label={t('Entities_RatingKinds')}
          tabs={entityKinds.map((each) => ({
            to: addressOf({ kind: each, period }),
            label: t(`Entities_Kinds_${each}`),
            current: each === kind,
          }))}
        />
      </div>
      <div>
        <SegmentedControl
          label={t('Entities_Period')}
          value={period}
          options={periods.map((each) => ({ value: each, label: t(`Entities_Period_${each}`) }))}
          onChange={(next) => navigate(addressOf({ kind, period: next }), { preventScrollReset: true })}
        />{' '}
        <span className={typeStyles.meta}>
          {rating.from === rating.to ? day(rating.to) : dayRange(rating.from, rating.to)}
        </span>
      </div>
      {rating.rows.length === 0 ? (
        <Tile
          level={2}
          title={t(`Entities_Kinds_${kind}`)}
          state={{ kind: 'empty', message: t('Entities_RatingNone') }}
        />
      ) : (
        <>
          <TabRow split="wideFirst">
            <RatingVerdict rating={rating} />
            <p className={styles.note}>
              <b>{t('Entities_BandTitle')}.</b> {t('Entities_BandNote')}
            </p>
          </TabRow>
          <RatingTable {...{ kind, rating }} />
          <SaveEntities ids={rating.rows.map(({ id }) => id)} name={t(`Entities_Kinds_${kind}`)} />
          <ChangeTiles {...{ kind, rating }} />
        </>
      )}
    </TabPage>
  );
}
