import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { drawnColumn } from '#platform/ui/tables/bar-column.tsx';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { useText } from '#platform/web/text.ts';
import { useMemo } from 'react';
import { foldSmallTaxes } from '../../domain/finance/split-taxes.ts';
import { keptOfHundred } from '../../domain/finance/money-course.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { usePlace } from '../region/use-place.ts';
import type { Taxes } from './load-finance.ts';
import styles from './TaxSplit.module.css';

/** How many taxes are named singly; the rest stand as one. */
const named = 7;

type Row = Taxes['split'][number];

/** Who gets each tax: the region's budget left of the spine, all others right of it. */
export function TaxSplit({ taxes: { split, source, day } }: { taxes: Taxes }) {
  const t = useText();
  const formats = useFormats();
  const { kind } = usePlace();
  const many = String(kind === 'country' || kind === 'district');
  const kept = keptOfHundred(split);
  const unit = useMemo(() => unitOf(split, formats), [split, formats]);
  const columns = useMemo(() => columnsOf(split, many, t, unit.write), [split, many, t, unit]);
  if (kept === null) return null;
  const isParted = kept <= 100;
  const title = isParted ? t('RegionFinance_KeptTitle', { kept, many }) : t('RegionFinance_GivenBack');
  const total: Row = {
    code: 'total',
    name: t('RegionFinance_Total'),
    regional: sum(split, 'regional'),
    other: sum(split, 'other'),
  };
  return (
    <Tile
      level={2}
      title={title}
      sub={t('RegionFinance_KeptSub', { year: day?.slice(0, 4) ?? '', unit: unit.title })}
      source={<SourceLine source={source} />}
    >
      {isParted && (
        <p className={styles.whole} aria-hidden>
          <span style={{ flexGrow: kept }} />
          <span style={{ flexGrow: 100 - kept }} />
        </p>
      )}
      <DataTable
        title={title}
        rows={[...foldSmallTaxes(split, named), total]}
        columns={columns}
        rowKey={({ code }) => code}
        isTotal={({ code }) => code === 'total'}
        downloadable
      />
    </Tile>
  );
}

/** Under so many units of the largest tax the next smaller power of ten is taken, so that small taxes have digits too. */
const fewest = 100;

/** One unit for the whole table, since four columns stand in a third of the page. */
function unitOf(split: readonly Row[], { scale, number }: ReturnType<typeof useFormats>) {
  const { divisor, title } = scale(largestOf(split) / fewest, { code: 'rub', forms: ['₽'] });
  return { title, write: (rub: number) => number(rub / divisor, rub === 0 ? 0 : 1) };
}

const largestOf = (split: readonly Row[]) =>
  Math.max(1, ...split.flatMap(({ regional, other }) => [regional, other]));

function columnsOf(
  split: readonly Row[],
  many: string,
  t: ReturnType<typeof useText>,
  write: (rub: number) => string,
): TableColumn<Row>[] {
  const most = largestOf(split);
  return [
    { key: 'name', label: t('RegionFinance_Tax'), kind: 'text', value: ({ name }) => name, wrap: true },
    {
      key: 'regional',
      label: t('RegionFinance_ToRegion', { many }),
      kind: 'number',
      unit: '₽',
      value: ({ regional }) => regional,
      render: ({ regional }) => write(regional),
    },
    drawnColumn(({ code, regional, other }) =>
      code === 'total' ? null : (
        <span className={styles.split} aria-hidden>
          <i style={{ width: `${(50 * Math.max(0, regional)) / most}%` }} />
          <i style={{ width: `${(50 * Math.max(0, other)) / most}%` }} />
        </span>
      ),
    ),
    {
      key: 'other',
      label: t('RegionFinance_ToOthers'),
      kind: 'number',
      unit: '₽',
      value: ({ other }) => other,
      render: ({ other }) => write(other),
    },
  ];
}

const sum = (rows: readonly Row[], of: 'regional' | 'other') =>
  rows.reduce((added, row) => added + row[of], 0);
