import { useLoaderData } from 'react-router';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import { useText } from '#platform/web/text.ts';
import { calendarView } from '../domain/month-days.ts';
import { CalendarParts } from './calendar/CalendarParts.tsx';
import { useRetry } from './screen/use-retry.ts';
import styles from './RegionEventsPage.module.css';

type Calendar = OutputOf<'regiondossier/getRegionEvents'>;

const load: LoadPage<Calendar | null> = ({ api, params, url }) => {
  const { month, kinds } = calendarView.read(url.searchParams);
  const asked = month === '' ? {} : { month };
  return partOfPage(api.call('regiondossier/getRegionEvents', { yugoId: idOf(params), kinds, ...asked }));
};

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Dated events of a region: a month as a calendar, and its events as a list. */
export default function RegionEventsPage() {
  const calendar = useLoaderData<typeof loader>();
  const t = useText();
  const retry = useRetry();
  return (
    <main className={styles.page}>
      {calendar === null ? (
        <Tile level={2} title={t('Events_Calendar')} state={retry} />
      ) : (
        <CalendarParts calendar={calendar} />
      )}
    </main>
  );
}
