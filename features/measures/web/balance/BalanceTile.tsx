import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { FigureRow } from './FigureRow.tsx';
import type { Balance, BalanceActions } from './load-balance.ts';
import styles from './BalanceTile.module.css';

interface Props {
  balance: Balance;
  /** Null: how many measures there are is not known now. */
  actions: BalanceActions | null;
  yugoId: number;
}

const columns = ['figure', 'now', 'near', 'norm', 'trend', 'measures'] as const;

/** One balance: each figure beside its norm, its trend, its neighbours, its measures. */
export function BalanceTile({ balance: { typeId, rows, counts }, actions, yugoId }: Props) {
  const t = useText();
  const sources = [...new Set(rows.flatMap(({ source }) => source?.name ?? []))].join(', ');
  return (
    <Tile
      level={2}
      title={t(`Balance_Tab_${typeId}`)}
      sub={t('Balance_Counts', counts)}
      source={t('Balance_Legend', { sources })}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`Balance_Col_${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FigureRow
              key={row.code}
              {...{ row, yugoId }}
              measures={actions?.figures.find(({ code }) => code === row.code) ?? null}
            />
          ))}
        </tbody>
      </table>
    </Tile>
  );
}
