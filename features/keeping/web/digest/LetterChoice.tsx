import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Chips } from '#platform/ui/choices/Chips.tsx';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useLocale, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useMoment } from '../headlines/use-moment.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { letterZones } from './letter-zones.ts';
import type { DigestData } from './load-digest.ts';
import styles from './Digest.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Whether the digest comes by mail, at which hour of which zone, on which days; how it will look; its feed. */
export function LetterChoice({ mailing }: { mailing: NonNullable<DigestData['mailing']> }) {
  const t = useText();
  const api = useApi();
  const locale = useLocale();
  const writeMoment = useMoment();
  const [choice, setChoice] = useState(mailing);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<typeof choice>): void => setChoice((known) => ({ ...known, ...part }));
  const { isOn, hour, zone } = choice;
  const save = async (): Promise<void> => {
    if (choice.weekdays.length === 0) return void showToast(t('Digest_NoDay'), { kind: 'failed' });
    setBusy(true);
    try {
      await api.call('digest/saveMailing', { isOn, hour, zone, weekdays: choice.weekdays });
      showToast(t('Digest_Saved'), { kind: 'done' });
    } catch {
      showToast(t('Digest_Failed'), { kind: 'failed' });
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return (
    <aside className={styles.letter} aria-label={t('Digest_Letter')}>
      <h2>{t('Digest_Letter')}</h2>
      <Switch
        label={t('Digest_LetterOn', { email: mailing.email })}
        checked={isOn}
        onChange={(on) => change({ isOn: on })}
      />
      <SelectField
        label={t('Digest_Hour')}
        value={String(hour)}
        options={hours.map((value) => ({ value, label: `${value.padStart(2, '0')}:00` }))}
        onChange={(value) => change({ hour: Number(value) })}
      />
      <SelectField
        label={t('Digest_Zone')}
        value={zone}
        options={letterZones(zone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        onChange={(value) => change({ zone: value })}
      />
      <Chips
        label={t('Digest_Days')}
        options={weekdays.map((value) => ({ value, label: t(`Digest_Day${value}`) }))}
        chosen={weekdays.filter((value) => choice.weekdays.includes(Number(value)))}
        onChange={(chosen) => change({ weekdays: chosen.map(Number) })}
      />
      <p className={styles.acts}>
        <Button variant="primary" busy={busy} onClick={() => void save()}>
          {t('Digest_Save')}
        </Button>
        <LetterPreview />
      </p>
      <p className={typeStyles.small}>{t('Digest_Note')}</p>
      {mailing.lastSent !== null && (
        <p className={typeStyles.small}>{t('Digest_LastSent', { moment: writeMoment(mailing.lastSent) })}</p>
      )}
      <p className={typeStyles.small}>
        <a className="link" href={`/${locale}/digest/${mailing.feedToken}.rss`} type="application/rss+xml">
          {t('Digest_Feed')}
        </a>{' '}
        {t('Digest_FeedNote')}
      </p>
    </aside>
  );
}
