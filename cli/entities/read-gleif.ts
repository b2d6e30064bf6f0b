import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { faultOf } from '#features/entities/domain/exchange/faults.ts';
import { statementsOf } from '#features/entities/server/registry/registry-entry.ts';
import {
  checkNumbers,
  countryCells,
  dayOf,
  namesByScript,
} from '#features/entities/server/exchange/entry-parts.ts';
import type { About, ReadLine } from '#features/entities/server/exchange/read-line.ts';

type Row = Readonly<Record<string, string | undefined>>;

/** Level 1 of GLEIF's golden copy as CSV, or an extract of it with the same columns. */
export async function* readGleif(path: string, about: About): AsyncGenerator<ReadLine> {
  const rows = createReadStream(path).pipe(
    parse({ columns: true, bom: true, relax_column_count: true, info: true }),
  ) as AsyncIterable<{ record: Row; info: { lines: number } }>;
  for await (const { record, info } of rows) yield { line: info.lines, ...readRow(record, about) };
}

function readRow(row: Row, { source, knownAt }: About): Omit<ReadLine, 'line'> {
  const lei = row['LEI']?.trim() ?? '';
  const { identifiers, faults } = checkNumbers([{ scheme: 'lei', value: lei }]);
  // Without its own number a row of this register is nobody's.
  if (identifiers.length === 0) return { faults };
  const called = Object.entries(row)
    .filter(([column]) =>
      /^Entity\.(?:LegalName|OtherEntityNames?\.\d+|TransliteratedOtherEntityNames?\.\d+)$/.test(column),
    )
    .map(([, name]) => name ?? '');
  const { names, aliases } = namesByScript(called);
  if (Object.keys(names).length === 0) return { faults: [faultOf('no_name', lei)] };
  const country = (row['Entity.LegalJurisdiction'] ?? '').slice(0, 2);
  const registered = russianNumber(row);
  const { identifiers: own, faults: ownFaults } = checkNumbers(registered);
  return {
    faults: ownFaults,
    entry: {
      kind: 1,
      names,
      aliases,
      identifiers: [...identifiers, ...own],
      source,
      statements: statementsOf(
        {
          source,
          knownAt: dayOf(row['Registration.LastUpdateDate']?.slice(0, 10)) ?? knownAt,
          link: `https://search.gleif.org/#/record/${lei}`,
        },
        [
          { field: 'fullName', value: row['Entity.LegalName'] },
          ...countryCells([country]),
          { field: 'founded', value: dayOf(row['Entity.EntityCreationDate']?.slice(0, 10)) },
        ],
      ),
    },
  };
}

/** A Russian legal entity is registered under thirteen digits, its ОГРН. */
function russianNumber(row: Row): { scheme: string; value: string }[] {
  const authority = row['Entity.RegistrationAuthority.RegistrationAuthorityID'] ?? '';
  const value = row['Entity.RegistrationAuthority.RegistrationAuthorityEntityID']?.trim() ?? '';
  return row['Entity.LegalJurisdiction'] === 'RU' && authority !== '' && /^\d{13}$/.test(value)
    ? [{ scheme: 'ogrn', value }]
    : [];
}
