import { useState } from 'react';
import { Columns } from '#platform/charts/columns/Columns.tsx';
import { columnsTable } from '#platform/charts/columns/columns-data.ts';
import { addDays, dayAt } from '#platform/shared/calendar-days.ts';
import { formatPeriodRange } from '#platform/shared/periods.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import { daysOfUse } from '../../domain/api-key.ts';
import { sumUse } from '../../domain/sum-use.ts';
import type { OwnKey } from './KeyRow.tsx';
import styles from './OwnKeys.module.css';

const all = 'all';

/** Calls of thirty days with the refusals among them, of all keys or of one. */
export function KeyUse({ keys, now }: { keys: OwnKey[]; now: string }) {
  const t = useText();
  const locale = useLocale();
  const words = useChartWords('day', 0);
  const [chosen, setChosen] = useState<string>(all);
  const used = keys.filter(({ days }) => days.length > 0);
  const one = used.find(({ id }) => String(id) === chosen);
  const today = dayAt(new Date(now));
  const from = addDays(today, 1 - daysOfUse);
  const use = sumUse(one ? [one] : used, { from, to: today });
  const about = {
    place: one?.name ?? t('Account_Key_All'),
    indicator: t('Account_Key_ByDay'),
    period: formatPeriodRange('day', from, today, locale),
    unit: '',
    source: '',
    address: '',
  };
  const pointsOf = (part: 'answered' | 'refused') =>
    use.days.map((day) => ({ day: day.day, value: day[part] }));
  const data = {
    period: 'day',
    isWhole: true,
    series: [
      { id: 'refused', name: t('Account_Key_Refused'), points: pointsOf('refused'), hue: 2 },
      { id: 'answered', name: t('Account_Key_Answered'), points: pointsOf('answered'), hue: 1 },
    ],
    about,
    ...words,
  } as const;
  return (
    <div className={styles.use}>
      {used.length > 1 && (
        <SelectField
          label={t('Account_Key_Key')}
          value={one ? chosen : all}
          options={[
            { value: all, label: t('Account_Key_All') },
            ...used.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={setChosen}
        />
      )}
      <ChartFrame
        level={3}
        title={t('Account_Key_Use', { calls: use.calls, refused: use.refused })}
        sub={t('Account_Key_ByDay')}
        about={about}
        table={columnsTable(data, words)}
      >
        <Columns {...data} nominal={{ width: 840, height: 220, narrowHeight: 200 }} />
      </ChartFrame>
    </div>
  );
}
