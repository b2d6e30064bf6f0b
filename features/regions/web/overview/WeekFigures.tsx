import { isFewToCompare, isSmallCount } from '#platform/shared/numbers.ts';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { SmallCount } from '#platform/ui/figures/NoData.tsx';
import { plainUnit, type CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import { ReceiptNumber } from '#platform/ui/figures/ReceiptNumber.tsx';
import { useReceipt } from '#platform/ui/figures/use-receipt.tsx';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { OverviewData } from './load-overview.ts';
import styles from './WeekFigures.module.css';

/** The numbers that matter now: the week's cases, deaths and cured, each with its change. */
export function WeekFigures({ overview }: Pick<OverviewData, 'overview'>) {
  const t = useText();
  const { cases, deaths, cured, source } = overview;
  return (
    <section className={styles.row} aria-label={t('Regions_WeekNow')}>
      <Figure title={t('Regions_Cases7')} figure={cases} source={source} upIs="worse" />
      <Figure title={t('Regions_DeathsHead')} figure={deaths} source={source} upIs="worse" />
      <Figure title={t('Regions_Cured7')} figure={cured} source={source} upIs="neutral" />
    </section>
  );
}

type Week = OverviewData['overview']['cases'];

interface FigureProps {
  title: string;
  figure: Week;
  source: OverviewData['overview']['source'];
  upIs: 'worse' | 'neutral';
}

function Figure({ title, figure, source, upIs }: FigureProps) {
  const { week, previousWeek, changePercent, total, addends } = figure;
  const t = useText();
  const formats = useFormats();
  const receiptOf = useReceipt();
  return (
    <div className={styles.figure}>
      <h2>{title}</h2>
      <p className={styles.number}>
        {week === null || isSmallCount(week) || source === null ? (
          <SmallCount count={week} />
        ) : (
          <ReceiptNumber {...receiptOf(citedWeek({ title, week, addends, source }, formats), source)}>
            {formats.integer(week)}
          </ReceiptNumber>
        )}
      </p>
      <p>
        {isSmallCount(week) ? (
          t('Ui_SmallCount')
        ) : isFewToCompare(week, previousWeek) ? (
          t('Regions_WeekBeforeWas', { count: formats.smallCount(previousWeek!) })
        ) : (
          <ChangeMark value={changePercent} upIs={upIs} />
        )}
      </p>
      {total !== null && (
        <p className={styles.total}>{t('Regions_SinceStart', { total: formats.integer(total) })}</p>
      )}
    </div>
  );
}

/** The week with the days that make it up. */
function citedWeek(
  {
    title,
    week,
    addends,
    source,
  }: { title: string; week: number; addends: Week['addends'] } & Pick<FigureProps, 'source'>,
  formats: Pick<Formats, 'dayRange' | 'shortDayWithWeekday'>,
): CitedFigure {
  const [first, last] = [addends[0], addends.at(-1)];
  return {
    name: title,
    value: week,
    unit: plainUnit,
    decimals: 0,
    source,
    period: first && last ? formats.dayRange(first.day, last.day) : '',
    addends: addends.map(({ day, value }) => ({ label: formats.shortDayWithWeekday(day), value })),
  };
}
