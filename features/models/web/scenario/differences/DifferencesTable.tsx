import { DotInterval } from '#platform/charts/dot-interval/DotInterval.tsx';
import type { Spread } from '#simulation/epidemic/scenario/summarise-ensemble.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import {
  isDistinct,
  type EnsembleResult,
  type ScenarioDifference,
} from '#features/models/domain/scenario/ensemble-result.ts';
import { roundTwo } from '#features/models/web/scenario/use-number-words.ts';
import { differenceHeads, seenColumns, type DifferenceColumn } from './difference-columns.ts';
import styles from './DifferencesTable.module.css';

/** A scenario and what it changes. */
export interface DifferenceRow {
  id: string;
  name: string;
  difference: ScenarioDifference;
}

interface Props {
  reference: EnsembleResult;
  rows: readonly DifferenceRow[];
  hasBeds: boolean;
}

/** The reference's totals, then what each scenario changes: middle and 90 % of the members on one scale a column. */
export function DifferencesTable({ reference, rows, hasBeds }: Props) {
  const t = useText();
  const { integer } = useFormats();
  const seen = seenColumns(hasBeds);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Scenario_Scenario')}</th>
            {seen.map((column) => (
              <th key={column} scope="col">
                {t(differenceHeads[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('Scenario_Reference')}</th>
            {seen.map((column) => (
              <td key={column} data-label={t(differenceHeads[column])}>
                {column === 'daysOver' ? (
                  t('Scenario_InMembers', { share: Math.round(reference.overflow.share * 100) })
                ) : (
                  <>
                    <b>{integer(roundTwo(reference[column].q50))}</b>{' '}
                    <small>{rangeOf(reference[column], integer)}</small>
                  </>
                )}
              </td>
            ))}
          </tr>
          {rows.map(({ id, name, difference }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {seen.map((column) => (
                <td key={column} data-label={t(differenceHeads[column])}>
                  <Difference spread={difference[column]} domain={domainOf(rows, column)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.empty}>{t('Scenario_NothingAssumed')}</p>}
    </div>
  );
}

function Difference({ spread, domain }: { spread: Spread; domain: readonly [number, number] }) {
  const t = useText();
  const { integer, signed } = useFormats();
  const isClear = isDistinct(spread);
  const { q05, q50, q95 } = spread;
  return (
    <span className={styles.difference}>
      <DotInterval
        value={q50}
        low={q05}
        high={q95}
        domain={domain}
        reference={0}
        color={isClear ? 'var(--d1)' : 'var(--ghost)'}
      />
      <span>
        <b>{signed(roundTwo(q50), 0)}</b> <small>{rangeOf(spread, integer)}</small>
        {!isClear && <small> {t('Scenario_Indistinct')}</small>}
      </span>
    </span>
  );
}

function rangeOf({ q05, q95 }: Spread, integer: (value: number) => string): string {
  return `${integer(roundTwo(q05))}…${integer(roundTwo(q95))}`;
}

/** One scale for all rows of a column, with 0 in it. */
function domainOf(rows: Props['rows'], column: DifferenceColumn): readonly [number, number] {
  const ends = rows.flatMap(({ difference }) => [difference[column].q05, difference[column].q95]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  return low === high ? [-1, 1] : [low, high];
}
