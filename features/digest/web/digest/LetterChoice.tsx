import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Chips } from '#platform/ui/choices/Chips.tsx';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useLocale, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useMoment } from '#platform/ui/figures/use-formats.ts';
import { letterZones } from '#services/notifications/public.web.ts';
import { hasContent } from '../../domain/digest/letter-parts.ts';
import { LetterInside } from './LetterInside.tsx';
import { NeverField } from './NeverField.tsx';
import { SendNow } from './SendNow.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import type { DigestData } from './load-digest.ts';
import styles from './Digest.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

interface Props extends Pick<DigestData, 'muted'> {
  mailing: NonNullable<DigestData['mailing']>;
}

/** Whether the digest comes by mail, at which hour of which zone, on which days, with what in it and never what; how it will look; its feed. */
export function LetterChoice({ mailing, muted }: Props) {
  const t = useText();
  const api = useApi();
  const locale = useLocale();
  const writeMoment = useMoment();
  const [choice, setChoice] = useState(mailing);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<typeof choice>): void => setChoice((known) => ({ ...known, ...part }));
  const { isOn, hour, zone, withBrief, withSections, withBlindSpots, withPdf } = choice;
  const save = async (): Promise<void> => {
    const missing =
      choice.weekdays.length === 0 ? 'Digest_NoDay' : hasContent(choice) ? null : 'Digest_NoContent';
    if (missing !== null) return void showToast(t(missing), { kind: 'failed' });
    setBusy(true);
    try {
      const inside = { withBrief, withSections, withBlindSpots, withPdf };
      await api.call('digest/saveMailing', { isOn, hour, zone, weekdays: choice.weekdays, ...inside });
      showToast(t('Digest_Saved'), { kind: 'done' });
    } catch {
      showToast(t('Ui_NotDone'), { kind: 'failed' });
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
      <LetterInside {...{ mailing, choice }} onChange={change} />
      <NeverField muted={muted} />
      <p className={styles.acts}>
        <Button variant="primary" busy={busy} onClick={() => void save()}>
          {t('Digest_Save')}
        </Button>
        <SendNow email={mailing.email} />
      </p>
      <LetterPreview />
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
