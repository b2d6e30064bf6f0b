import { listBundledRows, type TableRow } from '#statistics/import/read-rows.ts';
import { companyNames } from '../../../domain/registry/company-names.ts';
import { statementsOf, type ReadEntry, type RegistrySet } from '../registry-entry.ts';

const company = 1;

/** What the accounts of 2016 say beside their figures. */
export const accountsSet: RegistrySet = {
  name: 'registry accounts',
  files: [
    'economy/companies_top_2016.csv',
    'handbooks/okved2.csv',
    'handbooks/okopf.csv',
    'regions/regions.csv',
  ],
  sources: ['rosstat_accounts_2016'],
  async read() {
    const [accounts, classes, forms, regions] = await Promise.all(this.files.map(listBundledRows));
    const className = new Map(classes!.map((row) => [row['code'], row]));
    const formName = new Map(forms!.map((row) => [row['code'], row['name_ru'] ?? '']));
    const places = new Map(regions!.map((row) => [row['iso'], Number(row['yugo_id'])]));
    return accounts!
      .filter((row) => !row['legal_form']?.toLowerCase().startsWith('филиал'))
      .map((row) => toAccount(row, { className, formName, places }));
  },
};

interface Handbooks {
  className: ReadonlyMap<string | undefined, TableRow>;
  formName: ReadonlyMap<string | undefined, string>;
  places: ReadonlyMap<string | undefined, number>;
}

function toAccount(row: TableRow, { className, formName, places }: Handbooks): ReadEntry {
  const about = { source: 'rosstat_accounts_2016', knownAt: '2017-10-01' };
  const okved = row['okved2'] ?? '';
  const named = className.get(okved) ?? className.get(okved.slice(0, 5)) ?? className.get(okved.slice(0, 2));
  const yugoId = places.get(row['region_iso']);
  const texts = named && {
    ru: `${okved} ${named['name_ru']}`,
    ...(named['name_en_nace2'] ? { en: `${okved} ${named['name_en_nace2']}` } : {}),
  };
  return {
    kind: company,
    ...companyNames(`"${row['name']}"`),
    identifiers: [{ scheme: 'inn', value: row['inn'] ?? '' }],
    source: 'rosstat_accounts_2016',
    statements: statementsOf(about, [
      { field: 'fullName', value: row['name'] },
      { field: 'okpo', value: row['okpo'] },
      { field: 'okved', value: okved, texts },
      { field: 'legalForm', value: formName.get(row['okopf']) },
      { field: 'region', value: row['region_name_ru'], ...(yugoId ? { other: { yugoId } } : {}) },
    ]),
  };
}

/** Issuers of the Moscow Exchange with the events of their shares' listing. */
export const issuersSet: RegistrySet = {
  name: 'registry issuers',
  files: ['companies/moex_issuers_2024.csv.gz', 'companies/moex_listing_events.csv.gz'],
  sources: ['moex_issuers_2024'],
  async read() {
    const [issuers, events] = await Promise.all(this.files.map(listBundledRows));
    const eventsOf = Map.groupBy(events!, (row) => row['inn']!);
    return issuers!.map((row) => toIssuer(row, eventsOf.get(row['inn']!)));
  },
};

function toIssuer(row: TableRow, events: TableRow[] = []): ReadEntry {
  const about = { source: 'moex_issuers_2024', knownAt: row['as_of']!, link: row['disclosure_page'] ?? '' };
  const isins = (row['isins'] ?? '').split(' ').filter((isin) => isin !== '');
  return {
    kind: company,
    ...companyNames(row['name_ru'] ?? ''),
    identifiers: [
      ...(row['inn'] ? [{ scheme: 'inn', value: row['inn'] }] : []),
      ...isins.map((value) => ({ scheme: 'isin', value })),
    ],
    source: 'moex_issuers_2024',
    statements: [
      ...statementsOf(about, [
        { field: 'fullName', value: row['name_ru'] },
        { field: 'site', value: row['site'] },
        { field: 'ticker', value: row['tickers'] },
        { field: 'listingLevel', value: row['listing_level'] },
        { field: 'firstListed', value: row['first_listed'] },
      ]),
      ...events.flatMap((event) =>
        statementsOf({ source: about.source, knownAt: about.knownAt }, [
          {
            field: 'listingEvent',
            value: `${event['ticker']}: ${event['event_ru']}`,
            starts: event['date'],
          },
        ]),
      ),
    ],
  };
}
