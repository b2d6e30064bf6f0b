import { useState } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import typeStyles from '#platform/ui/type.module.css';
import { ApiError } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { Block } from './Block.tsx';
import type { MineData } from './load-mine.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** Whether the digest comes and at which hour, kept as it is chosen; what is in it is chosen on its own page. */
export function DigestHour({ mailing }: { mailing: NonNullable<MineData['mailing']> }) {
  const t = useText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  const [choice, setChoice] = useState({ isOn: mailing.isOn, hour: mailing.hour });
  const save = async (part: Partial<typeof choice>): Promise<void> => {
    const before = choice;
    const next = { ...choice, ...part };
    setChoice(next);
    const { zone, weekdays } = mailing;
    try {
      await api.call('digest/saveMailing', { ...next, zone, weekdays });
      showToast(t('Mine_Saved'), { kind: 'done' });
    } catch (error) {
      setChoice(before);
      showToast(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'), { kind: 'failed' });
    }
  };
  return (
    <Block
      title={t('Titles_Digest')}
      act={
        <Link className="link" to={buildRoute('digest')}>
          {t('Mine_Open')}
        </Link>
      }
    >
      <p className={typeStyles.note}>{t('Mine_DigestNote')}</p>
      <Switch
        label={t('Mine_DigestTo', { email: mailing.email })}
        checked={choice.isOn}
        onChange={(isOn) => void save({ isOn })}
      />
      <SelectField
        label={t('Mine_Hour', { zone: mailing.zone.replaceAll('_', ' ') })}
        size="small"
        value={String(choice.hour)}
        options={hours}
        onChange={(hour) => void save({ hour: Number(hour) })}
      />
    </Block>
  );
}
