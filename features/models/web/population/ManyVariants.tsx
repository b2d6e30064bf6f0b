import { memo, useMemo } from 'react';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { rowsOfVariants, type ManyRow } from '../../domain/population/rows-of-variants.ts';
import { startOfVersion } from '../../domain/population/place-start.ts';
import type { BothBands } from './bands/bands-messages.ts';
import type { ModelParts } from './use-population-model.ts';
import styles from './ManyVariants.module.css';

/** All variants on one scale, each with what differs in it; yours among them. */
export const ManyVariants = memo(function ManyVariants({
  forecast,
  model,
  index,
  bands,
}: ModelParts & { bands: BothBands | null }) {
  const t = useText();
  const { edition, view, ownRun, changed, ground } = model;
  const rows = useMemo(() => {
    const { start, variants } = startOfVersion(forecast, view.version);
    const own = changed ? { params: view.params, total: ownRun.projection.total[index]! } : null;
    return rowsOfVariants({ start, variants, own, edition }, index);
  }, [forecast, view, changed, ownRun, edition, index]);
  const rangeOf = (row: ManyRow) => {
    const band = row.id === 'own' ? bands?.own : row.id === view.variant ? bands?.reference : undefined;
    return band?.q10[index] === undefined ? null : ([band.q10[index], band.q90[index]!] as const);
  };
  const columns = useManyColumns({ model, rows, rangeOf, now: ownRun.projection.total[0]! });
  return (
    <Tile
      level={3}
      title={t('ModelPopulation_Many')}
      sub={t('ModelPopulation_ManySub', { year: String(ground.baseYear + index) })}
    >
      <DataTable
        title={t('ModelPopulation_Many')}
        {...{ rows, columns }}
        rowKey={({ id }) => id}
        isCurrent={({ id }) => id === (changed ? 'own' : view.variant)}
        downloadable
      />
    </Tile>
  );
});

interface Columns {
  model: ModelParts['model'];
  rows: readonly ManyRow[];
  rangeOf: (row: ManyRow) => readonly [number, number] | null;
  /** Residents of the base year. */
  now: number;
}

function useManyColumns({ model, rows, rangeOf, now }: Columns): TableColumn<ManyRow>[] {
  const t = useText();
  const { few, number, signed } = useFormats();
  const nameOf = ({ id }: ManyRow): string =>
    t(id === 'own' ? 'ModelPopulation_Own' : `ModelPopulation_Variant_${id}`);
  const ends = rows.flatMap((row) => [row.total, ...(rangeOf(row) ?? [])]);
  const scale = { low: Math.min(now, ...ends), high: Math.max(now, ...ends) };
  const text = (key: string, label: string, value: (row: ManyRow) => string): TableColumn<ManyRow> => ({
    key,
    label,
    kind: 'text',
    value,
    sortable: false,
    wrap: true,
  });
  const range = (row: ManyRow): string => {
    const band = rangeOf(row);
    return band ? `${few(band[0])} – ${few(band[1])}` : '';
  };
  return [
    text('name', t('ModelPopulation_Many_name'), nameOf),
    {
      key: 'children',
      label: t('ModelPopulation_Many_children', { year: String(model.ground.baseYear + 15) }),
      kind: 'number',
      value: ({ children }) => children,
      digits: 2,
      sortable: false,
      wrap: true,
    },
    {
      key: 'migration',
      label: t('ModelPopulation_Many_migration'),
      kind: 'number',
      value: ({ migration }) => Math.round(migration / 100) * 100,
      render: ({ migration }) => (migration === 0 ? '0' : signed(Math.round(migration / 100) * 100, 0)),
      sortable: false,
      wrap: true,
    },
    text(
      'life',
      t('ModelPopulation_Many_life'),
      ({ men, women }) => `${number(men, 0)} · ${number(women, 0)}`,
    ),
    {
      key: 'total',
      label: t('ModelPopulation_Many_total'),
      kind: 'number',
      value: ({ total }) => total,
      render: (row) => (
        <span className={styles.cell}>
          <Strip {...{ scale, now }} total={row.total} band={rangeOf(row)} isOwn={row.id === 'own'} />
          {few(row.total)}
        </span>
      ),
      sortable: false,
    },
    text('range', t('ModelPopulation_Many_range'), range),
  ];
}

interface StripProps {
  scale: { low: number; high: number };
  now: number;
  total: number;
  band: readonly [number, number] | null;
  isOwn: boolean;
}

/** A total on the scale of all of them: dot, band and today’s tick; the figures beside it say the same. */
function Strip({ scale: { low, high }, now, total, band, isOwn }: StripProps) {
  const at = (value: number): number => (high === low ? 0.5 : (value - low) / (high - low));
  return (
    <span className={`${styles.strip} ${isOwn ? styles.own : ''}`} aria-hidden="true">
      {band && <span className={styles.band} style={{ '--from': at(band[0]), '--to': at(band[1]) }} />}
      <span className={styles.now} style={{ '--at': at(now) }} />
      <span className={styles.dot} style={{ '--at': at(total) }} />
    </span>
  );
}
