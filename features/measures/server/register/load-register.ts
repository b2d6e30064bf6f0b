import { listBundledRows, type TableRow } from '#statistics/import/read-rows.ts';
import { listLimitationRecords } from '#statistics/limitations/limitation-queries.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { locales } from '#platform/shared/locales.ts';
import { issueOfKind } from '../../domain/handbooks.ts';
import { joinRecords, titleOf, type RegisterMeasure, type RegisterRecord } from '../../domain/registers.ts';
import { directionNumbers } from '../../domain/steps/statuses.ts';
import { listIssueNumbers, replaceRegister, type RegisterRow } from './register-queries.ts';

const country = 1_180_665;
const tracker = 'oxcgrt';

/** Measures of the open registers as published ones, read-only; loading again changes nothing. */
export async function loadRegister(db: Db): Promise<void> {
  const [limits, supports, periods, known, issues] = await Promise.all([
    listBundledRows('measures/limitation_levels.csv'),
    listBundledRows('measures/support_levels.csv'),
    listBundledRows('measures/oxcgrt_russia_periods.csv'),
    listLimitationRecords(db),
    listIssueNumbers(db),
  ]);
  const names = new Map([...limits, ...supports].map((row) => [`${row['code']} ${row['level']}`, row]));
  const supported = new Set(supports.map((row) => row['code']));
  const records = [...known, ...periods.filter((row) => supported.has(row['code'])).flatMap(toRecord)];
  const rows = joinRecords(records).map((measure) => toRow(measure, names, issues));
  await db.transaction(async (tx) => {
    if (await replaceRegister(tx, rows)) await raiseDataVersion(tx);
  });
}

/** A period in which the tracker saw support; level 0 is none. */
function toRecord(row: TableRow): RegisterRecord[] {
  if (row['level'] === '0') return [];
  return [
    {
      key: `oxcgrt-${row['code']}-${row['start']}`,
      yugoId: country,
      code: row['code']!,
      level: Number(row['level']),
      scope: (row['scope'] || null) as RegisterRecord['scope'],
      text: null,
      since: row['start']!,
      until: row['end'] || null,
      source: tracker,
      link: null,
    },
  ];
}

function toRow(
  measure: RegisterMeasure,
  names: ReadonlyMap<string, TableRow>,
  issues: ReadonlyMap<string, number>,
): RegisterRow {
  const { key, yugoId, code, level, text, since, until, source, links, scope } = measure;
  const row = names.get(`${code} ${level ?? 0}`);
  const issue = issues.get(issueOfKind[code ?? ''] ?? '');
  const translations =
    row === undefined
      ? null
      : Object.fromEntries(
          locales.map((locale) => [
            locale,
            { title: row[`name_${locale}`]!, description: row[`text_${locale}`] ?? '' },
          ]),
        );
  const title = translations?.['ru']?.title ?? titleOf(text ?? key);
  return {
    origin_key: key,
    origin: source,
    title,
    direction: code?.startsWith('E') ? directionNumbers.economy : directionNumbers.health,
    yugo_ids: [yugoId],
    starts: since,
    ends: until,
    strictness: level,
    code,
    content: { description: text ?? '', scope, issues: issue === undefined ? [] : [issue] },
    translations,
    links,
    search_key: [title, ...Object.values(translations ?? {}).map((each) => each.title), text ?? '']
      .join(' ')
      .toLowerCase(),
  };
}
