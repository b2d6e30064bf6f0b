import type { Db } from '#platform/server/db/db.ts';
import { listBundledRows, type TableRow } from '../read-rows.ts';
import { readCatalogue } from './catalogue.ts';

/** The file of the largest organisations, counted from the data folder. */
export const companiesPath = 'economy/companies_top_2016.csv';

const source = 'rosstat_accounts_2016';
const thousand = 1000;

/** The accounts of the largest organisations, each in its subject. */
export async function loadCompanies(db: Db): Promise<void> {
  const { places } = await readCatalogue();
  const rows = (await listBundledRows(companiesPath))
    .filter(isOrganisation)
    .map((row) => toAccount(row, places));
  await db.run(
    `insert into company_account
     select * from jsonb_populate_recordset(null::company_account, $1::jsonb)
     on conflict (inn, year) do update set (name, place_id, okved, revenue, revenue_before, profit, assets, equity, source, known_at) =
       (excluded.name, excluded.place_id, excluded.okved, excluded.revenue, excluded.revenue_before, excluded.profit, excluded.assets, excluded.equity, excluded.source, excluded.known_at)`,
    [JSON.stringify(rows)],
  );
}

/** A branch publishes the accounts of its organisation a second time. */
function isOrganisation({ legal_form }: TableRow): boolean {
  return !legal_form?.toLowerCase().startsWith('филиал');
}

function toAccount(row: TableRow, places: ReadonlyMap<string, number>) {
  const roubles = (column: string): number | null => {
    const text = row[column];
    return text === undefined || text === '' ? null : Number(text) * thousand;
  };
  return {
    inn: row['inn'],
    year: Number(row['year']),
    name: row['name'],
    place_id: places.get(row['region_iso'] ?? '') ?? null,
    okved: row['okved2'],
    revenue: roubles('revenue_thousand_rub'),
    revenue_before: roubles('revenue_prev_year_thousand_rub'),
    profit: roubles('profit_before_tax_thousand_rub'),
    assets: roubles('assets_thousand_rub'),
    equity: roubles('equity_thousand_rub'),
    source,
    known_at: `${Number(row['year']) + 1}-10-01`,
  };
}
