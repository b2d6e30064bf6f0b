import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { ViewProps } from '../view-props.ts';
import styles from './ChoiceBar.module.css';

/** Signs of a day by which a period is told in an address. */
const lengths = { annual: 4, quarterly: 7, monthly: 7, weekly: 10, daily: 10 } as const;
/** More periods than this are told by their months. */
const maxOptions = 400;

/** First and last period of the view, of those that have a value. */
export function PeriodPicker({ data, view, change }: ViewProps) {
  const t = useText();
  const { locale } = useFormats();
  const { days, measures } = data;
  const kind = measures[0]!.indicator.period;
  const isLong = days.length > maxOptions;
  const length = isLong ? 7 : lengths[kind];
  const period = isLong ? 'month' : periodOf(kind);
  const times = [...new Set(days.map((day) => day.slice(0, length)))];
  if (times.length < 2) return null;
  const options = (said: string | null) => [
    { value: '', label: t('Explore_Whole') },
    ...(said !== null && !times.includes(said) ? [{ value: said, label: said }] : []),
    ...times.map((time) => ({ value: time, label: formatPeriod(period, dayOf(time), locale) })),
  ];
  return (
    <span className={styles.period}>
      <SelectField
        size="small"
        label={t('Explore_From')}
        labelHidden
        value={view.from ?? ''}
        options={options(view.from)}
        onChange={(from) => void change({ from: from || null })}
      />
      –
      <SelectField
        size="small"
        label={t('Explore_To')}
        labelHidden
        value={view.to ?? ''}
        options={options(view.to)}
        onChange={(to) => void change({ to: to || null })}
      />
    </span>
  );
}

/** A day of a time: its own, or the first of the month or year. */
const dayOf = (time: string): string => `${time}-01-01`.slice(0, 10);
