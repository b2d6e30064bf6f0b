import { Link } from '#platform/web/Link.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { Block } from './Block.tsx';
import { DigestHour } from './DigestHour.tsx';
import { KeptViews } from './KeptViews.tsx';
import { OwnThresholds } from './OwnThresholds.tsx';
import { PromisedQuotes } from './PromisedQuotes.tsx';
import type { MineData } from './load-mine.ts';
import { useSubscribing } from './use-subscribing.ts';
import styles from './Mine.module.css';

/** What comes by itself: the digest, thresholds, promised quotes, categories, hints from the own region, and where it is sent. */
export function MineAside({ data, changed }: { data: MineData; changed: () => void }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { mailing, alerts, reminders } = data;
  return (
    <aside className={styles.aside} aria-label={t('Mine_Told')}>
      {mailing && <DigestHour mailing={mailing} />}
      {alerts && <OwnThresholds alerts={alerts} />}
      {reminders && <PromisedQuotes {...{ reminders, changed }} />}
      {data.views && <KeptViews {...{ views: data.views, changed }} />}
      <OwnCategories categories={data.categories} />
      <RegionHint {...{ data, changed }} />
      <Block title={t('Mine_Kept')}>
        <ul className={styles.rows}>
          <li>
            <Link to={buildRoute('readLater')}>{t('Titles_ReadLater')}</Link>
          </li>
          <li>
            <Link to={buildRoute('ownData')}>{t('Titles_OwnData')}</Link>
          </li>
          <li>
            <Link to={buildRoute('muted')}>{t('Menu_Muted')}</Link>
            <small>{t('Mine_MutedNote')}</small>
          </li>
          <li>
            <Link to={buildRoute('settings', { section: 'notifications' })}>{t('Mine_Channels')}</Link>
            <small>{t('Mine_ChannelsNote')}</small>
          </li>
        </ul>
      </Block>
    </aside>
  );
}

function OwnCategories({ categories }: Pick<MineData, 'categories'>) {
  const t = useText();
  const buildRoute = useBuildRoute();
  if (categories === null) return null;
  return (
    <Block
      title={t('Titles_Categories')}
      act={
        <Link className="link" to={buildRoute('categories', { id: 0 })}>
          {t('Mine_New')}
        </Link>
      }
    >
      {categories.length === 0 && <p className={typeStyles.note}>{t('Mine_NoCategories')}</p>}
      <ul className={styles.rows}>
        {categories.map(({ id, name, weekCount }) => (
          <li key={id}>
            <Link to={buildRoute('categories', { id })}>{name}</Link>
            <small>{t('Subs_Headlines', { count: weekCount })}</small>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** The own region, while it is not followed. */
function RegionHint({ data: { ownRegion, followed }, changed }: { data: MineData; changed: () => void }) {
  const t = useText();
  const { subscribe } = useSubscribing(changed);
  if (!ownRegion || followed.some(({ type, value }) => type === 'region' && value === ownRegion.yugoId))
    return null;
  return (
    <Block title={t('Mine_Hints')}>
      <ul className={styles.rows}>
        <li>
          <span>{ownRegion.name}</span>
          <small>{t('Mine_OwnRegion')}</small>
          <Button
            size="small"
            onClick={() => void subscribe({ type: 'region', value: ownRegion.yugoId, name: ownRegion.name })}
          >
            {t('Subs_Add')}
          </Button>
        </li>
      </ul>
    </Block>
  );
}
