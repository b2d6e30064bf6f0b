import { useState, useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { listenStream } from '#platform/web/live/listen-stream.ts';
import { overdueHours, waitingHours } from '../domain/list/overdue.ts';
import { QueueList } from './moderate/QueueList.tsx';
import { MeasuresHead } from './screen/MeasuresHead.tsx';
import styles from './MyActionsPage.module.css';

type Queue = OutputOf<'measure/getMeasures'> & { now: string };

const load: LoadPage<Queue> = async ({ api, signal }) => ({
  ...(await api.call('measure/getMeasures', { view: 'queue', sort: 'waiting', pageSize: 500 }, { signal })),
  now: new Date().toISOString(),
});
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

const cuts = ['all', 'mine', 'free', 'overdue'] as const;
/** What waits for a decision: oldest first, mine, nobody's, overdue. */
export default function ModerateActionsPage() {
  const t = useText();
  const { account } = useSession();
  const { measures, now } = useLoaderData<typeof loader>();
  const [cut, setCut] = useState<(typeof cuts)[number]>('all');
  useLiveQueue(true);
  const at = new Date(now);
  const isOverdue = ({ submittedAt }: Queue['measures'][number]): boolean =>
    submittedAt !== null && waitingHours(submittedAt, at) >= overdueHours;
  const own = String(account.id);
  const by = {
    all: measures,
    mine: measures.filter(({ moderator }) => String(moderator?.id) === own),
    free: measures.filter(({ moderator }) => moderator === null),
    overdue: measures.filter(isOverdue),
  };
  const oldest = measures[0]?.submittedAt;
  return (
    <main className={styles.page}>
      <PageTitle>{t('Titles_ModerateActions')}</PageTitle>
      <MeasuresHead title={t('Measures_TabQueue')} current="queue">
        {t('Measures_QueueVerdict', {
          count: measures.length,
          overdue: by.overdue.length,
          mine: by.mine.length,
          oldest: oldest ? waitingHours(oldest, at) : 0,
        })}
      </MeasuresHead>
      <div className={styles.tools}>
        <SegmentedControl
          label={t('Measures_View')}
          options={cuts.map((value) => ({
            value,
            label: t(`Measures_Queue_${value}`, { count: by[value].length }),
          }))}
          value={cut}
          onChange={setCut}
        />
      </div>
      <QueueList measures={by[cut]} now={at} />
    </main>
  );
}

const wish = { address: '/api/measure/live', event: 'queue', withinMs: 500, alsoOnOpen: true };

/** Loads the page's data again whenever a measure took a step, for who sees the queue. */
function useLiveQueue(isListening: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(
    () => (isListening ? listenStream(wish, () => void revalidate()) : undefined),
    [isListening, revalidate],
  );
}
