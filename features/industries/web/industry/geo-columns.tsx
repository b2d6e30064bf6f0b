import { Link } from '#platform/web/Link.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import type { Formats } from '#platform/ui/figures/use-formats.ts';
import { barColumn } from '#platform/ui/tables/bar-column.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import type { Translate } from '#platform/web/text.ts';
import type { GeoRating } from './load-industry.ts';

/** A subject by an industry or a branch. */
export type GeoRow = Pick<
  GeoRating['regions'][number],
  'yugoId' | 'name' | 'companies' | 'revenue' | 'value' | 'rank'
>;

interface Options {
  t: Translate;
  formats: Formats;
  linkTo: (yugoId: number) => string;
}

/** The columns that every rating by geography has: subject, bar, revenue, organisations. */
export function geoColumns<Row extends GeoRow>(
  rows: readonly Row[],
  { t, formats, linkTo }: Options,
): TableColumn<Row>[] {
  return [
    {
      key: 'name',
      label: t('Industry_Region'),
      kind: 'text',
      value: ({ name }) => name,
      render: ({ name, yugoId }) => <Link to={linkTo(yugoId)}>{name}</Link>,
    },
    barColumn(rows, ({ value }) => value ?? 0),
    figureColumn('revenue', t('Industry_Revenue'), revenueOf, (value) => formats.shortRoubles(value)),
    figureColumn('companies', t('Industry_Count'), ({ companies }) => companies, formats.integer),
  ];
}

/** The rank of a subject; who has none has none in the table either. */
export function rankColumn(label: string): TableColumn<{ rank: number | null }> {
  return { key: 'rank', label, kind: 'number', digits: 0, value: ({ rank }) => rank };
}

/** A figure that may not be known. */
export function figureColumn<Row>(
  key: string,
  label: string,
  value: (row: Row) => number | null,
  write: (value: number) => string,
): TableColumn<Row> {
  return {
    key,
    label,
    kind: 'number',
    value,
    render: (row) => {
      const known = value(row);
      return known === null ? <NoData /> : write(known);
    },
  };
}

/** Where no organisation is listed there is no revenue to speak of, rather than none. */
function revenueOf({ companies, revenue }: GeoRow): number | null {
  return companies === 0 ? null : revenue;
}
