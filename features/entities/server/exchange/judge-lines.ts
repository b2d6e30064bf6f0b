import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import { faultOf, type Fault } from '../../domain/exchange/faults.ts';
import type { ReadEntry } from '../registry/registry-entry.ts';
import type { About, ReadLine } from './read-line.ts';

/** A reason with its line; `isLeft` = the whole line was left out for it, otherwise a part. */
type ToldFault = Fault & { line: number; isLeft: boolean };

/** What a file tells, and what of it is not taken. */
export interface JudgedFile {
  entries: ReadEntry[];
  statements: number;
  faults: ToldFault[];
}

type Relation = NonNullable<ReadLine['relation']> & { line: number };

/** Reads the lines of a file whole; nothing is written. More than `most` entities are refused. */
export async function judgeLines(
  db: Db,
  lines: AsyncIterable<ReadLine>,
  { source, knownAt, most }: About & { most: number },
): Promise<JudgedFile> {
  const entries: ReadEntry[] = [];
  const lineOf = new Map<ReadEntry, number>();
  const relations: Relation[] = [];
  const faults: ToldFault[] = [];
  for await (const { line, entry, relation, faults: own } of lines) {
    if (entry) {
      entries.push(entry);
      lineOf.set(entry, line);
    } else if (relation) relations.push({ ...relation, line });
    const isLeft = !entry && !relation;
    faults.push(...own.map((fault) => ({ ...fault, line, isLeft })));
    if (entries.length + relations.length > most)
      throw new AppError('form_incorrect', { fields: [{ path: 'file', message: 'too_many' }] });
  }
  const known = await listKnown(db, entries);
  const named = entries.filter((entry) => {
    const isKnown = known(entry);
    if (!isKnown)
      faults.push({
        ...faultOf('unknown_number', entry.identifiers.map(({ value }) => value).join(', ')),
        line: lineOf.get(entry)!,
        isLeft: true,
      });
    return isKnown;
  });
  const whole = withRelations(named, relations, { source, knownAt, faults });
  return {
    entries: whole,
    statements: whole.reduce((sum, { statements }) => sum + statements.length, 0),
    faults: faults.toSorted((one, other) => one.line - other.line),
  };
}

/** Puts what is said between two entities of a file to the one it is said of. */
function withRelations(
  entries: readonly ReadEntry[],
  relations: readonly Relation[],
  { source, knownAt, faults }: About & { faults: ToldFault[] },
): ReadEntry[] {
  const numberOf = ({ identifiers }: ReadEntry): string | undefined =>
    identifiers.find(({ scheme }) => scheme === 'ftm')?.value;
  const known = new Set(entries.map(numberOf));
  const said = new Map<string, Relation['statement'][]>();
  for (const { of, statement, line } of relations) {
    const other = statement.other && 'scheme' in statement.other ? statement.other.value : '';
    const missing = [of, other].find((id) => !known.has(id));
    if (missing !== undefined) faults.push({ ...faultOf('not_in_file', missing), line, isLeft: true });
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

/** Whether somebody is meant: an entry without a name is of whom the registry knows by one of its numbers, or of nobody. */
async function listKnown(db: Db, entries: readonly ReadEntry[]): Promise<(entry: ReadEntry) => boolean> {
  const isNamed = ({ names }: ReadEntry): boolean => Object.keys(names).length > 0;
  const numbers = entries.filter((entry) => !isNamed(entry)).flatMap(({ identifiers }) => identifiers);
  if (numbers.length === 0) return () => true;
  const rows = await db.rows(
    z.object({ number: z.string() }),
    `select scheme || ' ' || value as number
       from unnest($1::text[], $2::text[]) as n (scheme, value) join entity_identifier i using (scheme, value)`,
    [numbers.map(({ scheme }) => scheme), numbers.map(({ value }) => value)],
  );
  const known = new Set(rows.map(({ number }) => number));
  return (entry) =>
    isNamed(entry) || entry.identifiers.some(({ scheme, value }) => known.has(`${scheme} ${value}`));
}
