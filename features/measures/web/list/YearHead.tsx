import { Input } from '#platform/ui/controls/Input.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { dayAtShare, shareOfYear } from '../../domain/list/rule-year.ts';
import type { LoadedList } from './load-list.ts';
import { YearLine } from './YearLine.tsx';
import { spansOf, type YearColumns } from './YearRows.tsx';
import styles from './YearList.module.css';

interface Props {
  line: LoadedList['line'];
  day: string;
  columns: YearColumns;
  onDay: (day: string) => void;
}

const steps = 1000;
const months = ['01', '04', '07', '10'];

/** The year in one line over its axis; the ring on the chosen day can be moved along it. */
export function YearHead({ line, day, columns, onDay }: Props) {
  const t = useText();
  const formats = useFormats();
  const year = day.slice(0, 4);
  const { before, all } = spansOf(columns);
  return (
    <thead>
      {line && (
        <tr className={styles.hero}>
          <td colSpan={before}>
            <h2 className={styles.heading}>{t('MeasuresList_YearTitle')}</h2>
            <p className={styles.sub}>{t('MeasuresList_YearSub')}</p>
          </td>
          <td className={styles.year}>
            <YearLine {...{ line, day }} />
          </td>
          {all > before + 1 && <td colSpan={all - before - 1} />}
        </tr>
      )}
      <tr>
        <th scope="col">{t('Measures_ColName')}</th>
        {columns.status && <th scope="col">{t('Measures_Status')}</th>}
        {columns.strictness && <th scope="col">{t('Measures_ColStrictness')}</th>}
        <th scope="col" className={styles.year} aria-label={t('Measures_ColYear', { year })}>
          <span className={styles.months} aria-hidden>
            {months.map((month) => (
              <span key={month} style={{ left: `${shareOfYear(`${year}-${month}-01`) * 100}%` }}>
                {formats.shortMonth(`${year}-${month}-01`)}
              </span>
            ))}
          </span>
          <Input
            type="range"
            className={styles.ring}
            min={0}
            max={steps}
            value={Math.round(shareOfYear(day) * steps)}
            aria-label={t('Measures_OnDay')}
            aria-valuetext={formats.day(day)}
            onChange={({ target }) => onDay(dayAtShare(Number(target.value) / steps, Number(year)))}
          />
        </th>
        <th scope="col" className={styles.term}>
          {t('MeasuresList_ColTerm')}
        </th>
        {columns.budget && (
          <th scope="col" className={styles.number}>
            {t('Measures_ColBudget')}
          </th>
        )}
        {columns.kept && (
          <th scope="col" className={styles.kept}>
            {t('MeasuresList_ColKept')}
          </th>
        )}
      </tr>
    </thead>
  );
}
