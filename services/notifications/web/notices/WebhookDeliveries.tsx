import { useCallback, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useMoment } from '#platform/ui/figures/use-formats.ts';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import styles from './NoticeChannels.module.css';

type Deliveries = OutputOf<'notices/getDeliveries'>['deliveries'];
type Delivery = Deliveries[number];

/** What was posted to the webhook and how it ended; each notice can be posted again. It loads by itself. */
export function WebhookDeliveries() {
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal): Promise<Deliveries> =>
      api.call('notices/getDeliveries', {}, { signal }).then(({ deliveries }) => deliveries),
    [api],
  );
  return (
    <DeliveriesView
      loaded={useLoaded(load)}
      postAgain={(noticeId) => api.call('notices/postAgain', { noticeId })}
    />
  );
}

interface ViewProps {
  loaded: Loaded<Deliveries>;
  postAgain: (noticeId: number) => Promise<unknown>;
}

/** The tile as what it loads stands. */
export function DeliveriesView({ loaded: { data, state }, postAgain }: ViewProps) {
  const t = useText();
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const title = t('Notices_Deliveries');
  if (data === null) return <Tile level={3} title={title} state={state} height={160} />;
  if (data.length === 0)
    return <Tile level={3} title={title} state={{ kind: 'empty', message: t('Notices_DeliveriesNone') }} />;
  const again = async ({ noticeId }: Delivery): Promise<void> => {
    try {
      await postAgain(noticeId);
      setAsked((before) => new Set([...before, noticeId]));
      showToast(t('Notices_PostedAgain'), { kind: 'done' });
    } catch {
      showToast(t('Ui_NotDone'), { kind: 'failed' });
    }
  };
  return (
    <Tile level={3} title={title} sub={t('Notices_DeliveriesNote')}>
      <ul className={styles.deliveries}>
        {data.map((delivery, at) => {
          // Only the newest attempt of a notice says how it stands.
          const isNewest = data.findIndex(({ noticeId }) => noticeId === delivery.noticeId) === at;
          const canAgain = isNewest && !delivery.isWaiting && !asked.has(delivery.noticeId);
          return (
            <Row
              key={delivery.id}
              delivery={delivery}
              onAgain={canAgain ? () => void again(delivery) : null}
            />
          );
        })}
      </ul>
    </Tile>
  );
}

function Row({ delivery, onAgain }: { delivery: Delivery; onAgain: (() => void) | null }) {
  const t = useText();
  const writeMoment = useMoment();
  const { kind, attempt, at, tookMs } = delivery;
  return (
    <li>
      <span>
        {writeMoment(at)}, {t(`Notices_Kind_${kind}`)}, {t('Notices_Attempt', { attempt })}
      </span>
      <span>
        {sayOutcome(delivery, t)}, {t('Notices_Took', { ms: tookMs })}
      </span>
      {onAgain && (
        <Button size="small" variant="text" onClick={onAgain}>
          {t('Notices_PostAgain')}
        </Button>
      )}
    </li>
  );
}

/** How an attempt ended, in words. */
function sayOutcome({ outcome, status }: Delivery, t: Translate): string {
  if (outcome === 'taken') return t('Notices_Outcome_taken', { status: String(status ?? '') });
  if (outcome === 'http_error') return t('Notices_Outcome_http', { status: String(status ?? '') });
  if (outcome === 'timed_out' || outcome === 'too_slow') return t('Notices_Outcome_slow');
  if (outcome === 'local_address') return t('Notices_Outcome_local');
  return t('Notices_Outcome_unreached');
}
