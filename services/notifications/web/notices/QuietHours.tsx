import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { letterZones } from '#services/notifications/web/notices/letter-zones.ts';
import styles from './NoticeChannels.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const usual = { from: 22, to: 8 };

/** Hours of the day in which letters and webhooks wait. */
export function QuietHours({ channels }: { channels: OutputOf<'notices/getChannels'> }) {
  const t = useText();
  const api = useApi();
  const [isOn, setOn] = useState(channels.quietFrom !== null);
  const [from, setFrom] = useState(channels.quietFrom ?? usual.from);
  const [to, setTo] = useState(channels.quietTo ?? usual.to);
  const [zone, setZone] = useState(channels.zone);
  const save = async (): Promise<void> => {
    const quiet = isOn ? { from, to } : { from: null, to: null };
    await api.call('notices/saveQuietHours', { ...quiet, zone }).then(
      () => showToast(t('Notices_Saved'), { kind: 'done' }),
      () => showToast(t('Ui_NotDone'), { kind: 'failed' }),
    );
  };
  return (
    <section className={styles.part} aria-label={t('Notices_Quiet')}>
      <Switch label={t('Notices_Quiet')} checked={isOn} onChange={setOn} />
      {isOn && (
        <div className={styles.fields}>
          <SelectField
            label={t('Notices_QuietFrom')}
            value={String(from)}
            options={hours}
            onChange={(value) => setFrom(Number(value))}
          />
          <SelectField
            label={t('Notices_QuietTo')}
            value={String(to)}
            options={hours}
            error={from === to ? t('Notices_QuietSame') : undefined}
            onChange={(value) => setTo(Number(value))}
          />
          <SelectField
            label={t('Notices_Zone')}
            value={zone}
            options={letterZones(zone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            onChange={setZone}
          />
        </div>
      )}
      <Button size="small" disabled={isOn && from === to} onClick={() => void save()}>
        {t('Notices_SaveQuiet')}
      </Button>
    </section>
  );
}
