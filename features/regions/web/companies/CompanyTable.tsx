import { useMemo } from 'react';
import { industryParams } from '#platform/shared/industry-address.ts';
import type { CompaniesView } from '../../domain/companies/companies-view.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { barColumn } from '#platform/ui/tables/bar-column.tsx';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import type { Rating } from './load-companies.ts';
import styles from './CompanyTable.module.css';

type Company = Rating['companies'][number];

interface Props {
  rating: Pick<Rating, 'companies' | 'source' | 'isKnown' | 'yugoId'>;
  view: Pick<CompaniesView, 'all'>;
  /** Null where the page has nothing but the rating: all rows stand. */
  change: ((part: Pick<CompaniesView, 'all'>) => void) | null;
  /** In place of the class's name and number. */
  title?: string;
}

const firstRows = 10;

/** The organisations of the chosen class, the largest first; champions are underlined. */
export function CompanyTable({ rating, view: { all }, change, title: given }: Props) {
  const { companies, source, isKnown, yugoId } = rating;
  const t = useText();
  const formats = useFormats();
  const columns = useMemo(() => columnsOf(companies, t, formats), [companies, t, formats]);
  const buildRoute = useBuildRoute();
  const [first] = companies;
  if (!first)
    return (
      <EmptyTile
        title={t('RegionCompanies_Rating')}
        why={t(isKnown ? 'RegionCompanies_NoCompanies' : 'RegionCompanies_NoCities')}
      />
    );
  const title =
    given ??
    t('RegionCompanies_RatingTitle', {
      code: first.okved.slice(0, 2),
      name: first.className,
      count: companies.length,
    });
  return (
    <Tile
      level={2}
      title={title}
      sub={t('RegionCompanies_RatingSub')}
      source={<SourceLine source={source} />}
    >
      <DataTable
        title={title}
        rows={all || change === null ? companies : companies.slice(0, firstRows)}
        columns={columns}
        rowKey={({ inn }) => inn}
        searchable
        downloadable
      />
      {change !== null && companies.length > firstRows && (
        <Button variant="text" onClick={() => change({ all: !all })}>
          {all ? t('Regions_ShowLess') : t('Regions_ShowAll', { count: companies.length })}
        </Button>
      )}
      {given === undefined && (
        <Link
          className="link"
          to={buildRoute('department', industryParams(first.okved.slice(0, 2), { yugoId, isCity: false }))}
        >
          {t('RegionCompanies_OpenIndustry')}
        </Link>
      )}
    </Tile>
  );
}

function columnsOf(companies: readonly Company[], t: Translate, formats: Formats): TableColumn<Company>[] {
  const money = (value: number | null) => (value === null ? <NoData /> : formats.shortRoubles(value));
  return [
    {
      key: 'name',
      label: t('RegionCompanies_Company'),
      kind: 'text',
      value: ({ name }) => name,
      wrap: true,
      render: (company) => <CompanyName company={company} />,
    },
    {
      key: 'revenue',
      label: t('RegionCompanies_Revenue'),
      kind: 'number',
      unit: '₽',
      value: ({ revenue }) => revenue,
      render: ({ revenue }) => money(revenue),
    },
    barColumn(companies, ({ revenue }) => revenue),
    {
      key: 'growth',
      label: t('RegionCompanies_Growth'),
      kind: 'number',
      unit: '%',
      value: ({ growth }) => growth,
      render: ({ growth }) => <ChangeMark value={growth} equalBelow={0.5} word="" />,
    },
    {
      key: 'profit',
      label: t('RegionCompanies_Profit'),
      kind: 'number',
      unit: '₽',
      value: ({ profit }) => profit,
      render: ({ profit }) => money(profit),
    },
    {
      key: 'margin',
      label: t('RegionCompanies_Margin'),
      kind: 'number',
      unit: '%',
      value: ({ margin }) => margin,
      render: ({ margin }) => (margin === null ? <NoData /> : formats.percent(margin)),
    },
    {
      key: 'rank',
      label: t('RegionCompanies_InCountry'),
      kind: 'number',
      digits: 0,
      value: ({ countryRank }) => countryRank,
    },
    { key: 'inn', label: t('RegionCompanies_Inn'), kind: 'text', value: ({ inn }) => inn },
  ];
}

function CompanyName({ company: { inn, name, okved, isChampion } }: { company: Company }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <>
      <Link to={buildRoute('dossier', { kind: 'company', id: inn })}>{name}</Link>{' '}
      {isChampion && <span className={styles.champion}>{t('RegionCompanies_Champion')}</span>}
      <small className={styles.code}>{okved}</small>
    </>
  );
}
