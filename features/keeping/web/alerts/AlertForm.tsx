import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { parseNumber } from '#platform/shared/numbers.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { conditions, isMet, type Rule } from '../../domain/alerts/check-alert.ts';
import type { AlertsData, OwnAlert } from './load-alerts.ts';
import { useSaving } from './use-saving.ts';
import styles from './Alerts.module.css';
import { unitTitle } from '#platform/shared/figures.ts';

interface Props {
  data: AlertsData;
  edited: OwnAlert | null;
  choose: (part: { place?: number; indicator?: string }) => void;
  done: () => void;
}

/** What most come for: what a new threshold is set on where the address names nothing. */
const usual = 'covid_cases_new';

/** Sets a threshold or changes one; says where the figure stands now. */
export function AlertForm({ data, edited, choose, done }: Props) {
  const t = useText();
  const { choices, yugoId } = data;
  const find = (code: string | null) => choices.indicators.find(({ indicator }) => indicator === code);
  const about = find(data.indicator) ?? find(usual) ?? choices.indicators[0];
  const [condition, setCondition] = useState<Rule['condition']>(edited?.condition ?? 'above');
  const [text, setText] = useState(edited ? String(edited.threshold) : '');
  const [byMail, setByMail] = useState(edited?.byMail ?? false);
  const { busy, error, save } = useSaving(data.most, done);
  const threshold = parseNumber(text, useLocale());
  const isWrong = threshold === null || (condition === 'changes' && threshold <= 0);
  const submit = (): void => {
    if (!about || threshold === null || isWrong) return;
    const { indicator } = about;
    void save({ id: edited?.id, yugoId, indicator, condition, threshold, byMail });
  };
  return (
    <form
      className={styles.form}
      aria-label={t(edited ? 'Keeping_Change' : 'Keeping_New')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SelectField
        label={t('Keeping_Place')}
        value={String(yugoId)}
        options={choices.places.map((place) => ({ value: String(place.yugoId), label: place.name }))}
        onChange={(value) => choose({ place: Number(value) })}
      />
      <SelectField
        label={t('Keeping_Indicator')}
        value={about?.indicator ?? ''}
        options={choices.indicators.map(({ indicator, name }) => ({ value: indicator, label: name }))}
        onChange={(indicator) => choose({ indicator })}
      />
      <SelectField
        label={t('Keeping_Condition')}
        value={condition}
        options={conditions.map((value) => ({ value, label: t(`Keeping_${value}`) }))}
        onChange={(value) => setCondition(value as Rule['condition'])}
      />
      <TextField
        label={t('Keeping_Threshold')}
        inputMode="decimal"
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint={condition === 'changes' || !about ? t('Keeping_Percent') : unitTitle(about.unit)}
        error={(text !== '' && isWrong && t('Keeping_ThresholdWrong')) || error || undefined}
      />
      <Standing about={about} rule={isWrong || threshold === null ? null : { condition, threshold }} />
      <Checkbox label={t('Keeping_ByMail')} checked={byMail} onChange={setByMail} />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" icon="bell" busy={busy} disabled={isWrong || !about}>
          {t(edited ? 'Keeping_Save' : 'Keeping_Add')}
        </Button>
        {edited && <Button onClick={done}>{t('Keeping_Stop')}</Button>}
      </div>
    </form>
  );
}

/** Where the figure stands now, and whether the rule holds already. */
function Standing({
  about,
  rule,
}: {
  about: AlertsData['choices']['indicators'][number] | undefined;
  rule: Rule | null;
}) {
  const t = useText();
  const formats = useFormats();
  if (!about?.newest) return <p className={styles.standing}>{t('Keeping_Nothing')}</p>;
  const { day, value } = about.newest;
  const holds = rule !== null && rule.condition !== 'changes' && isMet(rule, { day, value, previous: null });
  return (
    <p className={styles.standing}>
      {t('Keeping_Now', { value: formats.figure(value, about.unit, about.decimals), day: formats.day(day) })}{' '}
      {holds && t('Keeping_Holds')}
    </p>
  );
}
