import { Input } from '#platform/ui/controls/Input.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { dayAtShare, shareOfYear } from '../../domain/list/rule-year.ts';
import { StatusMark } from '../screen/StatusMark.tsx';
import { Strictness } from '../screen/Strictness.tsx';
import { KeptCell } from './KeptCell.tsx';
import { ListedName } from './ListedName.tsx';
import type { ListedMeasure } from './load-list.ts';
import { YearStrip } from './YearStrip.tsx';
import styles from './YearList.module.css';

interface Props {
  measures: readonly ListedMeasure[];
  day: string;
  onDay: (day: string) => void;
}

const steps = 1000;
const months = ['01', '04', '07', '10'];

/** Measures as rows, their terms on one year; the ring on the chosen day can be moved along it. */
export function YearList({ measures, day, onDay }: Props) {
  const t = useText();
  const formats = useFormats();
  const year = day.slice(0, 4);
  const hasKept = measures.some(({ kept }) => kept !== null);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('Measures_ColName')}</th>
          <th scope="col">{t('Measures_Status')}</th>
          <th scope="col">{t('Measures_ColStrictness')}</th>
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
          <th scope="col" className={styles.number}>
            {t('Measures_ColBudget')}
          </th>
          {hasKept && (
            <th scope="col" className={styles.kept}>
              {t('MeasuresList_ColKept')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {measures.map((measure) => (
          <Row key={`${measure.id} ${measure.version}`} {...{ measure, day, hasKept }} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ measure, day, hasKept }: { measure: ListedMeasure; day: string; hasKept: boolean }) {
  const t = useText();
  const formats = useFormats();
  const { budget, kept } = measure;
  return (
    <tr>
      <th scope="row">
        <ListedName measure={measure} />
      </th>
      <td>
        <StatusMark status={measure.status} />
      </td>
      <td>
        <Strictness level={measure.strictness} />
      </td>
      <td className={styles.year}>
        <YearStrip {...{ measure, day }} />
      </td>
      <td className={styles.number}>
        {budget === null ? (
          <span className={styles.quiet}>{t('Measures_NotSaid')}</span>
        ) : budget === 0 ? (
          <span className={styles.quiet}>{t('Measures_NoMoney')}</span>
        ) : (
          formats.shortRoubles(budget)
        )}
      </td>
      {hasKept && <td className={styles.kept}>{kept && <KeptCell kept={kept} />}</td>}
    </tr>
  );
}
