import { memo } from 'react';
import { formatPeriod, periodOf, type Period } from '#platform/shared/periods.ts';
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
export function PeriodPicker({ data, view: { from, to }, change }: ViewProps) {
  const { days, measures } = data;
  const kind = measures[0]!.indicator.period;
  const isLong = days.length > maxOptions;
  const length = isLong ? 7 : lengths[kind];
  const times = [...new Set(days.map((day) => day.slice(0, length)))];
  if (times.length < 2) return null;
  return (
    <Ends {...{ from, to, change }} period={isLong ? 'month' : periodOf(kind)} times={times.join(' ')} />
  );
}

interface EndsProps extends Pick<ViewProps, 'change'> {
  period: Period;
  /** The times that can be chosen, parted by spaces: the same ones are the same words. */
  times: string;
  from: string | null;
  to: string | null;
}

/** Two lists of the same times; another choice than theirs leaves them as they are. */
const Ends = memo(function Ends({ period, times, from, to, change }: EndsProps) {
  const t = useText();
  const { locale } = useFormats();
  const known = times.split(' ');
  const options = (said: string | null) => [
    { value: '', label: t('Explore_Whole') },
    ...(said !== null && !known.includes(said) ? [{ value: said, label: said }] : []),
    ...known.map((time) => ({ value: time, label: formatPeriod(period, dayOf(time), locale) })),
  ];
  return (
    <span className={styles.period}>
      <SelectField
        size="small"
        label={t('Explore_From')}
        labelHidden
        value={from ?? ''}
        options={options(from)}
        onChange={(next) => void change({ from: next || null })}
      />
      –
      <SelectField
        size="small"
        label={t('Explore_To')}
        labelHidden
        value={to ?? ''}
        options={options(to)}
        onChange={(next) => void change({ to: next || null })}
      />
    </span>
  );
});

/** A day of a time: its own, or the first of the month or year. */
const dayOf = (time: string): string => `${time}-01-01`.slice(0, 10);
