import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { ReadEntry } from '#features/entities/server/registry/registry-entry.ts';
import { storeSet } from '#features/entities/server/registry/store-set.ts';
import { repeatSplits } from '#features/entities/server/splits/split-queries.ts';
import { AdminError } from '../admin/admin-command.ts';
import type { About, ReadLine } from './read-line.ts';

/** What came of a file. */
export interface EntriesReport {
  entries: number;
  statements: number;
  /** Lines left out whole, and lines of which a part was. */
  refused: { line: number; reason: string }[];
  trimmed: { line: number; reason: string }[];
}

/** More would not fit beside a running server: cut an extract. */
const mostEntries = 500_000;

/**
 * Takes what the lines of a file tell. What the source said before goes, so that a file may be taken again; lines that
 * tell nothing right are left out and told. A dry run tells the same and writes nothing.
 */
export async function importEntries(
  db: Db,
  lines: AsyncIterable<ReadLine>,
  { source, knownAt, dryRun }: About & { dryRun: boolean },
): Promise<EntriesReport> {
  const entries: ReadEntry[] = [];
  const relations: (NonNullable<ReadLine['relation']> & { line: number })[] = [];
  const report: EntriesReport = { entries: 0, statements: 0, refused: [], trimmed: [] };
  for await (const { line, entry, relation, faults } of lines) {
    if (entry) entries.push(entry);
    else if (relation) relations.push({ ...relation, line });
    const told = entry || relation ? report.trimmed : report.refused;
    told.push(...faults.map((reason) => ({ line, reason })));
    if (entries.length > mostEntries)
      throw new AdminError(`More than ${mostEntries} entities: cut an extract of the file.`);
  }
  const named = await leaveOutUnknown(db, entries, report);
  const whole = withRelations(named, relations, { source, knownAt, report });
  report.entries = whole.length;
  report.statements = whole.reduce((sum, { statements }) => sum + statements.length, 0);
  if (dryRun || whole.length === 0) return report;
  await db.run('delete from entity_statement where source = $1', [source]);
  await storeSet(db, whole);
  await repeatSplits(db);
  await db.transaction(raiseDataVersion);
  return report;
}

/** Puts what is said between two entities of a file to the one it is said of. */
function withRelations(
  entries: readonly ReadEntry[],
  relations: readonly (NonNullable<ReadLine['relation']> & { line: number })[],
  { source, knownAt, report }: About & { report: EntriesReport },
): ReadEntry[] {
  const numberOf = ({ identifiers }: ReadEntry): string | undefined =>
    identifiers.find(({ scheme }) => scheme === 'ftm')?.value;
  const known = new Set(entries.map(numberOf));
  const said = new Map<string, NonNullable<ReadLine['relation']>['statement'][]>();
  for (const { of, statement, line } of relations) {
    const other = statement.other && 'scheme' in statement.other ? statement.other.value : '';
    const missing = [of, other].find((id) => !known.has(id));
    if (missing !== undefined) report.refused.push({ line, reason: `${missing} is not in the file` });
    else said.set(of, [...(said.get(of) ?? []), statement]);
  }
  return entries.map((entry) => {
    const own = said.get(numberOf(entry) ?? '') ?? [];
    if (own.length === 0) return entry;
    return {
      ...entry,
      statements: [...entry.statements, ...own.map((each) => ({ ...each, source, knownAt }))],
    };
  });
}

/** Entries without a name are of whom the registry knows by one of their numbers, or of nobody. */
async function leaveOutUnknown(
  db: Db,
  entries: readonly ReadEntry[],
  report: EntriesReport,
): Promise<ReadEntry[]> {
  const nameless = entries.filter(({ names }) => Object.keys(names).length === 0);
  if (nameless.length === 0) return [...entries];
  const numbers = nameless.flatMap(({ identifiers }) => identifiers);
  const rows = await db.rows(
    z.object({ number: z.string() }),
    `select scheme || ' ' || value as number
       from unnest($1::text[], $2::text[]) as n (scheme, value) join entity_identifier i using (scheme, value)`,
    [numbers.map(({ scheme }) => scheme), numbers.map(({ value }) => value)],
  );
  const known = new Set(rows.map(({ number }) => number));
  return entries.filter(({ names, identifiers }) => {
    if (Object.keys(names).length > 0) return true;
    const isKnown = identifiers.some(({ scheme, value }) => known.has(`${scheme} ${value}`));
    const told = identifiers.map(({ scheme, value }) => `${scheme} ${value}`).join(', ');
    if (!isKnown)
      report.refused.push({ line: 0, reason: `nobody is known by ${told}, and no name is given` });
    return isKnown;
  });
}
