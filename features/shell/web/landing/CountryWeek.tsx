import { useMemo } from 'react';
import { DailyBars } from '#platform/charts/daily-bars/DailyBars.tsx';
import { sevenDayAverage } from '#platform/charts/daily-bars/daily-bars-data.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useChartWords } from '../use-chart-words.ts';
import styles from './LandingPage.module.css';

type Figures = OutputOf<'site/getPublicFigures'>;

/** The country's last week: three numbers and the trend behind them. */
export function CountryWeek(figures: Figures) {
  const t = useText();
  const formats = useFormats();
  const { day, cases, deaths, rising, ranked } = figures;
  if (day === null || cases.value === null) return <p className={styles.none}>{t('Landing_NoFigures')}</p>;
  return (
    <section className={styles.week}>
      <h2>{t('Landing_Week', { day: formats.day(day) })}</h2>
      <dl className={styles.figures}>
        <Figure text={t('Landing_Cases')} value={formats.integer(cases.value)} change={cases.changePercent} />
        {deaths.value !== null && (
          <Figure
            text={t('Landing_Deaths')}
            value={formats.integer(deaths.value)}
            change={deaths.changePercent}
          />
        )}
        <Figure
          text={t('Landing_Rising', { rising, ranked })}
          value={formats.integer(rising)}
          change={null}
        />
      </dl>
      <Trend {...figures} />
      <p className={styles.source}>
        {t('Landing_Source', { source: figures.source, day: formats.day(day) })}
      </p>
    </section>
  );
}

function Figure({ text, value, change }: { text: string; value: string; change: number | null }) {
  return (
    <div>
      <dt>{text}</dt>
      <dd>
        <b className={styles.number}>{value}</b>
        {change !== null && <ChangeMark value={change} upIs="worse" />}
      </dd>
    </div>
  );
}

function Trend({ daily, dailyFrom }: Figures) {
  const t = useText();
  const { format, texts } = useChartWords(t('Landing_Cases'));
  const days = useMemo(() => {
    const averages = sevenDayAverage(daily);
    return daily.map((value, index) => ({
      date: addDays(dailyFrom!, index),
      value,
      average: averages[index] ?? null,
    }));
  }, [daily, dailyFrom]);
  if (dailyFrom === null) return null;
  const yMax = Math.max(1, ...daily.map((value) => value ?? 0));
  return (
    <DailyBars
      days={days}
      yMax={yMax}
      nominal={{ width: 620, height: 240, narrowHeight: 200 }}
      format={format}
      texts={texts}
    />
  );
}
