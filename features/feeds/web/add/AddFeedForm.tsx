import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { locales } from '#platform/shared/locales.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { OfferWritten } from '#platform/ui/drafting/OfferWritten.tsx';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useWrittenFields } from '#platform/web/written/use-written-fields.ts';
import { FeedSettingsFields } from '../settings/FeedSettingsFields.tsx';
import { sentSettings, settingsOf } from '../settings/settings.ts';
import { sayFailure, sayFaults } from '../words/refusal-words.ts';
import { PreviewItems } from './PreviewItems.tsx';
import styles from './Add.module.css';

interface Props {
  feed: OutputOf<'feeds/testFeed'>;
  regions: OutputOf<'site/getRegionNames'>['regions'];
}

/** The last step: how the first items come out, what holds for all of them, and the feed is added. */
export function AddFeedForm({ feed, regions }: Props) {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const language = locales.find((each) => each === feed.language) ?? null;
  const start = useMemo(() => {
    const title = feed.title || feed.address;
    return settingsOf({ title, rubricId: null, yugoId: null, language, readsSourceText: false });
  }, [feed.title, feed.address, language]);
  const {
    values: settings,
    write,
    settle,
    offer,
  } = useWrittenFields(`feed-add-${feed.address}`, start, ({ title }) => title);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const add = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { address, site } = feed;
      const { id } = await api.call('feeds/addFeed', { ...sentSettings(settings), address, site });
      settle(settings);
      showToast(t('Feeds_Added'), { kind: 'done' });
      await navigate(buildRoute('feed', { id }));
    } catch (error) {
      setFailure(sayFailure(t, error));
      setBusy(false);
    }
  };
  return (
    <div className={styles.columns}>
      <section className={styles.step}>
        <h2>{t('Feeds_Preview')}</h2>
        <p className={styles.facts}>{t('Feeds_PreviewSub')}</p>
        <PreviewItems items={feed.items} regions={regions} />
        {feed.faults.length > 0 && (
          <p className={styles.facts}>
            {t('Feeds_Field_Faults')}: {sayFaults(t, feed.faults)}
          </p>
        )}
      </section>
      <section className={styles.step}>
        <h2>{t('Feeds_Settings')}</h2>
        <Form className={styles.form} onSend={add}>
          <OfferWritten offer={offer} />
          <FeedSettingsFields settings={settings} regions={regions} onChange={write} />
          {failure !== null && (
            <p role="alert" className={styles.refusal}>
              {failure}
            </p>
          )}
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              {t('Feeds_Add')}
            </Button>
          </div>
        </Form>
      </section>
    </div>
  );
}
