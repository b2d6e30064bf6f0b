import { z } from 'zod';
import type { ReportedEntity } from '#connectors/take-entity.ts';
import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import type { Db } from '#platform/server/db/db.ts';
import { faultOf, type Fault } from '../../domain/exchange/faults.ts';
import { fieldOrder, kindNumber } from '../../domain/registry/fields.ts';
import { statementsOf, type ReadStatement } from '../registry/registry-entry.ts';
import { checkNumbers, countryCells, dayOf, namesByScript } from './entry-parts.ts';
import { judgeLines, type JudgedFile } from './judge-lines.ts';
import type { About, ReadLine } from './read-line.ts';

const fields: ReadonlySet<string> = new Set(fieldOrder);
const ofDay: ReadonlySet<string> = new Set([
  'born',
  'died',
  'founded',
  'dissolved',
  'adopted',
  'firstListed',
]);
/** Fields that lead to the place which a record names. */
const ofPlace: ReadonlySet<string> = new Set(['position', 'region']);

/** Entities of one run at most: all of them are written together. */
const most = 100_000;

/** By whom, on which day and of what kind everything stands. */
type ReportedAbout = About & { kind: string };

/** What a live source tells of entities, judged as lines of a file are; nothing is written. */
export async function judgeReported(
  db: Db,
  reported: AsyncIterable<ReportedEntity>,
  about: ReportedAbout,
): Promise<JudgedFile> {
  const rows = await db.rows(
    z.object({ iso: z.string(), yugoId: z.int() }),
    'select iso, yugo_id as "yugoId" from place where iso is not null',
  );
  const places = new Map(rows.map(({ iso, yugoId }) => [iso, yugoId]));
  const lines = (async function* () {
    for await (const entity of reported) yield readReported(entity, about, places);
  })();
  return judgeLines(db, lines, { ...about, most });
}

/** Numbers of some registers that the registry knows anybody by, `inn 7707083893`. */
export async function listNumbers(db: Db, schemes: readonly string[]): Promise<string[]> {
  const rows = await db.rows(
    z.object({ number: z.string() }),
    `select scheme || ' ' || value as number from entity_identifier where scheme = any($1::text[])`,
    [schemes],
  );
  return rows.map(({ number }) => number);
}

function readReported(
  reported: ReportedEntity,
  { kind: word, source, knownAt }: ReportedAbout,
  places: ReadonlyMap<string, number>,
): ReadLine {
  const kind = entityKinds.find((each) => each === word);
  const line = reported.row;
  if (kind === undefined) return { line, faults: [faultOf('no_kind', word)] };
  const { identifiers, faults: wrong } = checkNumbers(reported.numbers);
  // Without a number that is right a record of a register is nobody's, whatever its name.
  if (identifiers.length === 0) return { line, faults: [...wrong, faultOf('nobody')] };
  const yugoId = reported.place === null ? undefined : places.get(reported.place);
  const days = daysOf(reported);
  const statements = statementsOf(
    { source, knownAt, ...(reported.link !== '' && { link: reported.link }) },
    reported.facts
      .filter(({ field }) => fields.has(field))
      .flatMap(cellsOf)
      .map((cell) => ({
        ...cell,
        ...days,
        ...(yugoId !== undefined && ofPlace.has(cell.field) && { other: { yugoId } }),
      })),
  );
  const entry = { kind: kindNumber(kind), ...namesByScript(reported.names), identifiers, statements, source };
  return { line, faults: [...wrong, ...findFaults(reported)], entry };
}

/** A fact as dossiers keep it: countries by their codes, days without their hours. */
function cellsOf({ field, value }: ReportedEntity['facts'][number]) {
  if (field === 'country') return countryCells([value]);
  return [{ field, value: ofDay.has(field) ? (dayOf(value) ?? '') : value }];
}

function findFaults({ facts, starts, ends }: ReportedEntity): Fault[] {
  return [
    ...facts.filter(({ field }) => !fields.has(field)).map(({ field }) => faultOf('no_field', field)),
    ...[starts, ends, ...facts.flatMap(({ field, value }) => (ofDay.has(field) ? [value] : []))]
      .filter((day) => day !== '' && dayOf(day) === undefined)
      .map((day) => faultOf('not_a_day', day)),
  ];
}

function daysOf({ starts, ends }: ReportedEntity): Pick<ReadStatement, 'starts' | 'ends'> {
  const [from, until] = [dayOf(starts), dayOf(ends)];
  return { ...(from !== undefined && { starts: from }), ...(until !== undefined && { ends: until }) };
}
