import { lazy, memo, Suspense, useMemo } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { SkeletonChart } from '#platform/ui/waiting/Skeleton.tsx';
import { longUnit, useViewWords } from '../use-view-words.ts';
import { useExploreAddress } from '../use-explore-address.ts';
import type { ViewProps } from '../view-props.ts';
import { useAtRest } from './use-at-rest.ts';
import styles from './OtherForms.module.css';

const SmallPicture = lazy(async () => ({ default: (await import('./SmallPicture.tsx')).SmallPicture }));

type Shown = Pick<ViewProps, 'data' | 'view'>;

/** The same choice in every other form it can be drawn in. A choice redraws the view itself first, these at rest. */
export function OtherForms({ data, view }: Shown) {
  const shown = useMemo(() => ({ data, view }), [data, view]);
  return <Forms {...useAtRest(shown)} />;
}

const Forms = memo(function Forms({ data, view }: Shown) {
  const t = useText();
  const addressOf = useExploreAddress();
  const { time } = useViewWords(data);
  const unit = longUnit(data.measures[0]!);
  if (data.others.length === 0) return null;
  return (
    <section className={styles.otherForms}>
      <h2 className={styles.serif}>{t('Explore_Others')}</h2>
      <ul className={styles.others}>
        {data.others.map(({ form, title, lead }) => (
          <li key={form} data-form={form}>
            <p className={styles.head}>
              <span className={typeStyles.meta}>
                {[t(`Explore_Form_${form}`), isOfOneTime(form) && data.ends && time(data.ends.last), unit]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <Link
                to={addressOf({ ...view, form })}
                aria-label={`${t('Explore_ShowSo')}: ${t(`Explore_Form_${form}`)}`}
              >
                {t('Explore_ShowSo')}
              </Link>
            </p>
            {title !== '' && (
              <p>
                <b>{title}</b>
              </p>
            )}
            {/* A picture of the sentence above: read and used where the link leads. */}
            <div className={styles.picture} inert>
              <Suspense fallback={<SkeletonChart />}>
                <SmallPicture form={form} data={data} />
              </Suspense>
            </div>
            {lead !== '' && <p className={typeStyles.note}>{lead}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
});

const isOfOneTime = (form: Shown['view']['form']): boolean => form === 'map' || form === 'rank';
