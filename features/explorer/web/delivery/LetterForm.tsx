import { useState } from 'react';
import { letterZones } from '#services/notifications/public.web.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useMoment } from '#platform/ui/figures/use-formats.ts';
import { Form } from '#platform/ui/forms/Form.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import typeStyles from '#platform/ui/type.module.css';
import { addDays, dayToDate } from '#platform/shared/calendar-days.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useAttempt } from '../boards/use-attempt.ts';
import type { DeliveryData } from './use-delivery.ts';
import styles from './Delivery.module.css';

const often = ['never', 'daily', 'weekly'] as const;
const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const someSunday = '2020-06-07';

/** Whether a board comes by letter to its owner, how often, on which day and at which hour of which zone. */
export function LetterForm({ id, data: { email, letter } }: { id: number; data: DeliveryData }) {
  const t = useText();
  const api = useApi();
  const attempt = useAttempt();
  const writeMoment = useMoment();
  const [choice, setChoice] = useState({ ...letter, weekday: letter.weekday ?? 1 });
  const [how, setHow] = useState(!letter.isOn ? 'never' : letter.weekday === null ? 'daily' : 'weekly');
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const isOn = how !== 'never';
    const { hour, zone } = choice;
    const weekday = how === 'weekly' ? choice.weekday : null;
    const saved = await attempt(() => api.call('boards/saveLetter', { id, isOn, hour, zone, weekday }));
    setBusy(false);
    if (saved === null) return;
    showToast(t(isOn ? 'BoardDelivery_Saved' : 'BoardDelivery_Ended', { email }), { kind: 'done' });
  };
  return (
    <section aria-label={t('BoardDelivery_Letter')}>
      <h2 className={typeStyles.meta}>{t('BoardDelivery_Letter')}</h2>
      <Form className={styles.form} onSend={save}>
        <SelectField
          label={t('BoardDelivery_Often')}
          value={how}
          options={often.map((value) => ({ value, label: t(`BoardDelivery_Often_${value}`) }))}
          onChange={setHow}
        />
        {how === 'weekly' && (
          <WeekdayField value={choice.weekday} onChange={(weekday) => setChoice({ ...choice, weekday })} />
        )}
        {how !== 'never' && (
          <>
            <SelectField
              label={t('BoardDelivery_Hour')}
              value={String(choice.hour)}
              options={hours.map((value) => ({ value, label: `${value.padStart(2, '0')}:00` }))}
              onChange={(value) => setChoice({ ...choice, hour: Number(value) })}
            />
            <SelectField
              label={t('BoardDelivery_Zone')}
              value={choice.zone}
              options={letterZones(letter.zone).map((value) => ({
                value,
                label: value.replaceAll('_', ' '),
              }))}
              onChange={(zone) => setChoice({ ...choice, zone })}
            />
          </>
        )}
        <Button type="submit" size="small" variant="primary" busy={isBusy}>
          {t('BoardDelivery_Save')}
        </Button>
      </Form>
      <p className={typeStyles.note}>{t('BoardDelivery_LetterNote', { email })}</p>
      {letter.isUndelivered && <p role="status">{t('BoardDelivery_Undelivered', { email })}</p>}
      {letter.lastSent !== null && (
        <p className={typeStyles.note}>
          {t('BoardDelivery_LastSent', { moment: writeMoment(letter.lastSent) })}
        </p>
      )}
    </section>
  );
}

function WeekdayField({ value, onChange }: { value: number; onChange: (weekday: number) => void }) {
  const t = useText();
  const { format } = new Intl.DateTimeFormat(useLocale(), { weekday: 'long', timeZone: 'UTC' });
  return (
    <SelectField
      label={t('BoardDelivery_Weekday')}
      value={String(value)}
      options={weekdays.map((day) => ({
        value: String(day),
        label: format(dayToDate(addDays(someSunday, day))),
      }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
