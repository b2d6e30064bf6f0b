import { z } from 'zod';
import { faultOf } from '../../domain/exchange/faults.ts';
import { statementsOf, type ReadEntry } from '../registry/registry-entry.ts';
import { checkNumbers, countryCells, dayOf, namesByScript } from './entry-parts.ts';
import {
  countryProperties,
  fieldOfProperty,
  kindOfSchema,
  relations,
  schemeOfProperty,
} from './ftm-schemata.ts';
import type { About, ReadLine } from './read-line.ts';
import { jsonLines, type TextLine } from './text-lines.ts';

/** Properties of an entity; the widest schema of FollowTheMoney has under a hundred. */
const maxProperties = 1_000;

const Properties = z
  .custom<object>((value) => typeof value === 'object' && value !== null)
  .refine((value) => Object.keys(value).length <= maxProperties, { abort: true })
  .pipe(z.record(z.string(), z.array(z.unknown())));
const Entity = z.object({
  id: z.string().regex(/^\S{1,255}$/),
  schema: z.string(),
  properties: Properties,
});
type Entity = z.output<typeof Entity>;

const maxOfProperty = 50;

/** Entities of FollowTheMoney, one JSON object a line, as Aleph and OpenSanctions write them. */
export async function* readFtm(
  lines: AsyncIterable<TextLine> | Iterable<TextLine>,
  about: About,
): AsyncGenerator<ReadLine> {
  for await (const { line, value } of jsonLines(lines)) {
    const parsed = Entity.safeParse(value);
    if (!parsed.success) yield { line, faults: [faultOf('no_ftm')] };
    else if (relations[parsed.data.schema]) yield { line, ...readRelation(parsed.data) };
    else yield { line, ...readThing(parsed.data, about) };
  }
}

function wordsOf({ properties }: Entity, name: string): string[] {
  return (properties[name] ?? []).slice(0, maxOfProperty).flatMap((value) => {
    // A nested entity stands by its id.
    const text = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
  });
}

function readThing(entity: Entity, { source, knownAt }: About): Omit<ReadLine, 'line'> {
  const kind = kindOfSchema[entity.schema];
  if (kind === undefined) return { faults: [faultOf('no_schema', entity.schema)] };
  const called = ['name', 'alias', 'previousName', 'weakAlias'].flatMap((name) => wordsOf(entity, name));
  const { names, aliases } = namesByScript(called);
  if (Object.keys(names).length === 0) return { faults: [faultOf('no_name', entity.id)] };
  const { identifiers, faults } = checkNumbers(
    Object.entries(schemeOfProperty).flatMap(([property, scheme]) =>
      wordsOf(entity, property).map((value) => ({ scheme, value })),
    ),
  );
  const link = wordsOf(entity, 'sourceUrl')[0] ?? '';
  const entry: ReadEntry = {
    kind,
    names,
    aliases,
    identifiers: [...identifiers, { scheme: 'ftm', value: entity.id }],
    source,
    statements: statementsOf({ source, knownAt, link }, [
      ...Object.entries(fieldOfProperty).flatMap(([property, field]) =>
        wordsOf(entity, property).map((value) => ({ field, value })),
      ),
      ...countryCells(countryProperties.flatMap((property) => wordsOf(entity, property))),
    ]),
  };
  return { entry, faults };
}

function readRelation(entity: Entity): Omit<ReadLine, 'line'> {
  const { of, other, field } = relations[entity.schema]!;
  const whose = wordsOf(entity, of)[0];
  const who = wordsOf(entity, other)[0];
  if (whose === undefined || who === undefined)
    return {
      faults: [faultOf('bond_lacks', `${entity.schema} ${entity.id}: ${whose === undefined ? of : other}`)],
    };
  if (whose === who) return { faults: [faultOf('itself', `${entity.schema} ${entity.id}: ${who}`)] };
  const share = wordsOf(entity, 'percentage')[0];
  const value = share ?? wordsOf(entity, 'role')[0] ?? wordsOf(entity, 'relationship')[0] ?? field;
  const starts = dayOf(wordsOf(entity, 'startDate')[0]);
  const ends = dayOf(wordsOf(entity, 'endDate')[0]);
  return {
    relation: {
      of: whose,
      statement: {
        field,
        value: share === undefined ? value : `${value} %`,
        other: { scheme: 'ftm', value: who },
        ...(starts && { starts }),
        ...(ends && { ends }),
      },
    },
    faults: [],
  };
}
