import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { OfferWritten } from '#platform/ui/drafting/OfferWritten.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useWritten } from '#platform/web/written/use-written.ts';
import type { Measure } from './load-measure.ts';
import styles from './HistoryTile.module.css';

/** What author and moderator say to each other. */
export function Discussion({ measure: { id, version, comments, can } }: { measure: Measure }) {
  const t = useText();
  const api = useApi();
  const formats = useFormats();
  const { revalidate } = useRevalidator();
  const { text, write, offer, sent } = useWritten(`discussion-${id}-${version}`);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.call('measure/addComment', { id, version, text });
      sent();
      await revalidate();
    } catch {
      showToast(t('Measures_Failed'), { kind: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Tile level={2} title={t('Measures_Discussion')}>
      <ol className={styles.steps}>
        {comments.map((each) => (
          <li key={each.id}>
            <b>{each.by}</b>
            <span className={styles.when}>{formats.day(each.at.slice(0, 10))}</span>
            <span className={styles.why}>{each.text}</span>
          </li>
        ))}
      </ol>
      {can.comment && (
        <>
          <OfferWritten offer={offer} />
          <TextArea
            label={t('Measures_Say')}
            rows={2}
            maxLength={2000}
            value={text}
            onChange={({ target }) => write(target.value)}
          />
          <p>
            <Button size="small" disabled={text.trim() === ''} busy={busy} onClick={() => void send()}>
              {t('Measures_Send')}
            </Button>
          </p>
        </>
      )}
    </Tile>
  );
}
