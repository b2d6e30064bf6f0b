import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { type OutputOf, errorCodeOf } from '#platform/web/api.ts';
import { OfferWritten } from '#platform/ui/drafting/OfferWritten.tsx';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useWrittenFields } from '#platform/web/written/use-written-fields.ts';
import { FeedSettingsFields } from '../settings/FeedSettingsFields.tsx';
import { sentSettings, settingsOf } from '../settings/settings.ts';
import { sayFailure } from '../words/refusal-words.ts';
import styles from './One.module.css';

interface Props {
  feed: OutputOf<'feeds/getFeed'>['feed'];
  regions: OutputOf<'site/getRegionNames'>['regions'];
}

/** A feed's settings; when somebody else was quicker, theirs are shown and the editor is told. */
export function FeedSettingsForm({ feed, regions }: Props) {
  const t = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const start = useMemo(() => settingsOf(feed), [feed]);
  const {
    values: settings,
    write,
    settle,
    offer,
  } = useWrittenFields(`feed-${feed.id}`, start, ({ title }) => title);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { id, version } = feed;
      await api.call('feeds/updateFeed', { ...sentSettings(settings), id, version });
      settle(settings);
      showToast(t('Feeds_Saved'), { kind: 'done' });
    } catch (error) {
      const isStale = errorCodeOf(error) === 'conflict';
      if (isStale) showToast(t('Feeds_Conflict'), { kind: 'failed', autoCloseMs: 10_000 });
      else setFailure(sayFailure(t, error));
    }
    await revalidate();
    setBusy(false);
  };
  return (
    <Form className={styles.form} onSend={save}>
      <OfferWritten offer={offer} />
      <FeedSettingsFields settings={settings} regions={regions} onChange={write} />
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div>
        <Button type="submit" busy={busy}>
          {t('Feeds_Save')}
        </Button>
      </div>
    </Form>
  );
}
