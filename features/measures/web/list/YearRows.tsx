import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { StatusMark } from '../screen/StatusMark.tsx';
import { Strictness } from '../screen/Strictness.tsx';
import { KeptCell } from './KeptCell.tsx';
import { ListedName } from './ListedName.tsx';
import type { ListedMeasure } from './load-list.ts';
import { YearStrip } from './YearStrip.tsx';
import styles from './YearList.module.css';

/** Columns that have something to tell in some row; the others are left out. */
export interface YearColumns {
  status: boolean;
  strictness: boolean;
  budget: boolean;
  kept: boolean;
}

/** Which columns these rows need. */
export function columnsOf(measures: readonly ListedMeasure[]): YearColumns {
  return {
    status: measures.some(({ status }) => status !== 3),
    strictness: measures.some(({ strictness }) => strictness !== null),
    budget: measures.some(({ budget }) => budget !== null),
    kept: measures.some(({ kept }) => kept !== null),
  };
}

/** How many columns stand before the year, and in all. */
export function spansOf({ status, strictness, budget, kept }: YearColumns): { before: number; all: number } {
  const before = 1 + Number(status) + Number(strictness);
  return { before, all: before + 2 + Number(budget) + Number(kept) };
}

/** Rows of measures with their terms on the year. */
export function YearRows({
  measures,
  day,
  columns,
}: {
  measures: readonly ListedMeasure[];
  day: string;
  columns: YearColumns;
}) {
  return measures.map((measure) => (
    <Row key={`${measure.id} ${measure.version}`} {...{ measure, day, columns }} />
  ));
}

function Row({ measure, day, columns }: { measure: ListedMeasure; day: string; columns: YearColumns }) {
  const { kept } = measure;
  return (
    <tr>
      <th scope="row">
        <ListedName measure={measure} />
      </th>
      {columns.status && (
        <td>
          <StatusMark status={measure.status} />
        </td>
      )}
      {columns.strictness && (
        <td>
          <Strictness level={measure.strictness} />
        </td>
      )}
      <td className={styles.year}>
        <YearStrip {...{ measure, day }} />
      </td>
      <td className={styles.term}>
        <ShortTerm {...{ measure, day }} />
      </td>
      {columns.budget && (
        <td className={styles.number}>
          <Budget budget={measure.budget} />
        </td>
      )}
      {columns.kept && <td className={styles.kept}>{kept && <KeptCell kept={kept} />}</td>}
    </tr>
  );
}

/** Its days in few letters: a year is said only where it is not the year that is drawn. */
function ShortTerm({ measure: { starts, ends }, day }: { measure: ListedMeasure; day: string }) {
  const t = useText();
  const { shortDay, shortDayYear } = useFormats();
  const write = (each: string) =>
    each.slice(0, 4) === day.slice(0, 4) ? shortDay(each) : shortDayYear(each);
  if (starts === null) return null;
  if (ends === null) return t('MeasuresRegion_From', { day: write(starts) });
  return starts === ends ? write(starts) : `${write(starts)} – ${write(ends)}`;
}

function Budget({ budget }: Pick<ListedMeasure, 'budget'>) {
  const t = useText();
  const formats = useFormats();
  if (budget === null) return <span className={styles.quiet}>{t('Measures_NotSaid')}</span>;
  return budget === 0 ? (
    <span className={styles.quiet}>{t('Measures_NoMoney')}</span>
  ) : (
    formats.shortRoubles(budget)
  );
}
