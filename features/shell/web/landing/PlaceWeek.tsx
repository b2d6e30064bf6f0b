import { useMemo } from 'react';
import { DailyBars } from '#platform/charts/daily-bars/DailyBars.tsx';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { asDays, highest, type Previews } from '../access/PreviewCharts.tsx';
import { PyramidPreview } from '../access/PyramidPreview.tsx';
import { useChartWords } from '../use-chart-words.ts';
import styles from './LandingProof.module.css';

type Trend = OutputOf<'site/getRegionTrend'>;

/** A week of a region with its change, over the days behind it. */
export function PlaceWeek({ trend, name }: { trend: Trend; name: string }) {
  const t = useText();
  const formats = useFormats();
  const { format, texts } = useChartWords(t('Chart_CasesOf', { name }));
  const { day, dailyFrom, daily, source, cases } = trend;
  const days = useMemo(() => (dailyFrom === null ? [] : asDays(daily, dailyFrom)), [daily, dailyFrom]);
  if (day === null || cases.value === null) return null;
  return (
    <section className={styles.part}>
      <h2>{t('Landing_FiguresTitle')}</h2>
      <p className={styles.sub}>{t('Landing_FiguresSub')}</p>
      <p className={styles.week}>
        <b>{formats.integer(cases.value)}</b> {t('Landing_InWeek')}{' '}
        {cases.changePercent !== null && <ChangeMark value={cases.changePercent} upIs="worse" />}
      </p>
      <DailyBars
        days={days}
        yMax={highest(daily)}
        nominal={{ width: 400, height: 220, narrowHeight: 200 }}
        format={format}
        texts={texts}
      />
      <p className={styles.source}>{t('Landing_FiguresSource', { name, day: formats.day(day), source })}</p>
    </section>
  );
}

/** The residents of a region, the picture behind "what if". */
export function PlacePyramid({ name, pyramid }: Previews) {
  const t = useText();
  if (pyramid === null) return null;
  return (
    <section className={styles.part}>
      <h2>{t('Landing_WhatIfTitle')}</h2>
      <p className={styles.sub}>{t('Landing_WhatIfSub')}</p>
      <PyramidPreview {...pyramid} />
      <p className={styles.source}>{t('Landing_WhatIfSource', { name, year: pyramid.year })}</p>
    </section>
  );
}
