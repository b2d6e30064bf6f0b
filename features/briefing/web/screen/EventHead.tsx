import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { eventPages, type EventPageName } from '../../domain/event-pages.ts';
import type { MainInfo } from '../load-event.ts';
import { PlaceChoice } from './PlaceChoice.tsx';
import styles from './EventHead.module.css';

/** The one line above the morning screen: the product's name, its pages, the region. */
export function EventHead({ info, page }: { info: MainInfo; page: EventPageName }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <header className={styles.head}>
      <Link className={styles.logo} to={buildRoute('home')}>
        {t('App_ShortName')}
      </Link>
      <div className={styles.tabs}>
        <LinkTabs
          label={t('Events_Pages')}
          tabs={eventPages.map((each) => ({
            to: buildRoute('event', { yugoId: info.yugoId, page: each }),
            label: t(`Events_Page_${each}`),
            current: each === page,
            count: info.counts[each] ? String(info.counts[each]) : undefined,
          }))}
        />
      </div>
      <PlaceChoice yugoId={info.yugoId} name={info.name} page={page} />
    </header>
  );
}
