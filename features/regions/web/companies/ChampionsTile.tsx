import { useMemo } from 'react';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText, type Translate } from '#platform/web/text.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { usePlace } from '../region/use-place.ts';
import type { Champions } from './load-companies.ts';
import styles from './CompanyTable.module.css';

type Champion = Champions['champions'][number];

const most = 10;

/** The country's champions of growth that are of this place; where it has none, the country's first ones. */
export function ChampionsTile({ champions: { champions, year, source } }: { champions: Champions }) {
  const t = useText();
  const formats = useFormats();
  const { yugoId } = usePlace();
  const columns = useMemo(() => columnsOf(t, formats), [t, formats]);
  if (year === null)
    return <EmptyTile title={t('RegionCompanies_Champions')} why={t('RegionCompanies_NoCompanies')} />;
  const own = champions.filter((champion) => champion.yugoId === yugoId);
  const isCountry = yugoId === federalYugoId || own.length === 0;
  const rows = (isCountry ? champions : own).slice(0, most);
  const title = t(isCountry ? 'RegionCompanies_ChampionsCountry' : 'RegionCompanies_Champions');
  return (
    <Tile
      level={2}
      title={title}
      sub={t('RegionCompanies_ChampionsSub')}
      source={
        <SourceLine source={source}>
          {t('RegionCompanies_ChampionsRule', { source: source?.name ?? '' })}
        </SourceLine>
      }
    >
      <DataTable title={title} rows={rows} columns={columns} rowKey={({ inn }) => inn} downloadable />
    </Tile>
  );
}

function columnsOf(t: Translate, formats: Formats): TableColumn<Champion>[] {
  return [
    {
      key: 'name',
      label: t('RegionCompanies_Company'),
      kind: 'text',
      value: ({ name }) => name,
      wrap: true,
      render: (champion) => <ChampionName {...champion} />,
    },
    {
      key: 'revenue',
      label: t('RegionCompanies_Revenue'),
      kind: 'number',
      unit: '₽',
      value: ({ revenue }) => revenue,
      render: ({ revenue }) => formats.shortRoubles(revenue),
    },
    {
      key: 'growth',
      label: t('RegionCompanies_Growth'),
      kind: 'number',
      wrap: true,
      unit: '%',
      value: ({ growth }) => growth,
      render: ({ growth }) => <ChangeMark value={growth} word="" digits={0} />,
    },
  ];
}

function ChampionName({ inn, name, className }: Champion) {
  const buildRoute = useBuildRoute();
  return (
    <span className={styles.name}>
      <Link to={buildRoute('dossier', { kind: 'company', id: inn })}>{name}</Link>
      <small className={styles.code}>{className}</small>
    </span>
  );
}
