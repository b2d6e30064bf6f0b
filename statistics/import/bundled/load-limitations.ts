import { addDays } from '#platform/shared/calendar-days.ts';
import type { Db } from '#platform/server/db/db.ts';
import { listBundledRows, type TableRow } from '../read-rows.ts';

/** Bundled tables of what was limited. */
export const limitationFiles = [
  'measures/limitation_levels.csv',
  'measures/oxcgrt_russia_periods.csv',
  'measures/measures_register.csv',
  'measures/regions_lifting_stages_periods.csv',
];
const country = 1_180_665;
/** Last day of the tracker's periods. */
const trackedUntil = '2022-12-31';

interface Limitation {
  limitation_id: string;
  kind: 'level' | 'order' | 'report';
  place_id: number;
  code: string | null;
  level: number | null;
  scope: string | null;
  text_ru: string | null;
  since: string;
  last_day: string;
  source: string;
  link: string | null;
}

/** Limitations and what their levels mean, anew from the bundled tables. */
export async function loadLimitations(db: Db): Promise<void> {
  const [levels, periods, register, stages] = await Promise.all(limitationFiles.map(listBundledRows));
  const codes = new Set(levels!.map((row) => row['code']));
  const reports = new ReportEnds(register!, periods!);
  const rows = [
    ...periods!.filter((row) => codes.has(row['code']) && row['level'] !== '0').map(toLevel),
    ...register!.flatMap((row) => (row['text_ru'] ? toOrder(row) : reports.toReport(row))),
  ];
  await replace(
    db,
    'limitation_level',
    levels!.map((row) => Object.fromEntries(Object.entries(row).map(([key, text]) => [key, text || null]))),
  );
  await replace(db, 'limitation', rows);
  await replace(db, 'lifting_stage', stages!.map(toStage));
}

async function replace(
  db: Db,
  table: 'limitation' | 'limitation_level' | 'lifting_stage',
  rows: object[],
): Promise<void> {
  await db.run(`delete from ${table}`);
  await db.run(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
    JSON.stringify(rows),
  ]);
}

/** The file names weeks by their Mondays; a run lasts to the Sunday of its last week. */
const toStage = (row: TableRow) => ({
  place_id: Number(row['yugo_id']),
  first_day: row['first_week_start']!,
  last_day: addDays(row['last_week_start']!, 6),
  stage: Number(row['stage']),
  source: 'lifting_stages',
});

function toLevel(row: TableRow): Limitation {
  return {
    limitation_id: `oxcgrt-${row['code']}-${row['start']}`,
    kind: 'level',
    place_id: country,
    code: row['code']!,
    level: Number(row['level']),
    scope: row['scope'] || null,
    text_ru: null,
    since: row['start']!,
    last_day: row['end'] || trackedUntil,
    source: 'oxcgrt',
    link: null,
  };
}

function toOrder(row: TableRow): Limitation {
  return {
    ...toRegistered(row),
    kind: 'order',
    code: null,
    text_ru: row['text_ru']!,
    last_day: row['end']!,
  };
}

const toRegistered = (row: TableRow) => ({
  limitation_id: row['id']!,
  place_id: Number(row['yugo_id']),
  level: null,
  scope: null,
  text_ru: null,
  since: row['start']!,
  source: row['source']!,
  link: row['link'] || null,
});

/** Until when a reported measure may be taken as in force: its end is seldom reported. */
class ReportEnds {
  readonly #register: readonly TableRow[];
  readonly #periods: readonly TableRow[];

  constructor(register: readonly TableRow[], periods: readonly TableRow[]) {
    this.#register = register;
    this.#periods = periods;
  }

  /** None for the report that something ended. */
  toReport(row: TableRow): Limitation[] {
    if (row['kind'] === 'ended') return [];
    const last_day = this.#lastDay(row);
    return [{ ...toRegistered(row), kind: 'report', code: row['code']!, last_day }];
  }

  /** Up to the reported end, the day before nothing of the kind held anywhere in the country, or the source's last record. */
  #lastDay({ yugo_id, code, source, start }: TableRow): string {
    const since = start!;
    const later = (row: TableRow): boolean => row['code'] === code && row['start']! > since;
    const ends = [
      ...this.#register.filter((row) => later(row) && row['yugo_id'] === yugo_id && row['kind'] === 'ended'),
      ...this.#periods.filter((row) => later(row) && row['level'] === '0'),
    ].map((row) => addDays(row['start']!, -1));
    const recorded = this.#register.filter((row) => row['source'] === source).map((row) => row['start']!);
    return [...ends, ...recorded.toSorted().slice(-1)].toSorted()[0]!;
  }
}
