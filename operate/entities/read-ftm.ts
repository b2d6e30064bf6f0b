import { z } from 'zod';
import { statementsOf, type ReadEntry } from '#features/entities/server/registry/registry-entry.ts';
import { checkNumbers, countryCells, dayOf, namesByScript } from './entry-parts.ts';
import {
  countryProperties,
  fieldOfProperty,
  kindOfSchema,
  relations,
  schemeOfProperty,
} from './ftm-schemata.ts';
import type { About, ReadLine } from './read-line.ts';
import { jsonLines } from './text-lines.ts';

const Entity = z.object({
  id: z.string().regex(/^\S{1,255}$/),
  schema: z.string(),
  properties: z.record(z.string(), z.array(z.unknown())),
});
type Entity = z.output<typeof Entity>;

const mostOfProperty = 50;

/** Entities of FollowTheMoney, one JSON object a line, as Aleph and OpenSanctions write them. */
export async function* readFtm(path: string, about: About): AsyncGenerator<ReadLine> {
  for await (const { line, value } of jsonLines(path)) {
    const parsed = Entity.safeParse(value);
    if (!parsed.success) yield { line, faults: ['no entity of FollowTheMoney: id, schema and properties'] };
    else if (relations[parsed.data.schema]) yield { line, ...readRelation(parsed.data) };
    else yield { line, ...readThing(parsed.data, about) };
  }
}

function wordsOf({ properties }: Entity, name: string): string[] {
  return (properties[name] ?? []).slice(0, mostOfProperty).flatMap((value) => {
    // A nested entity stands by its id.
    const text = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
  });
}

function readThing(entity: Entity, { source, knownAt }: About): Omit<ReadLine, 'line'> {
  const kind = kindOfSchema[entity.schema];
  if (kind === undefined) return { faults: [`schema ${entity.schema.slice(0, 60)} is no kind of dossier`] };
  const called = ['name', 'alias', 'previousName', 'weakAlias'].flatMap((name) => wordsOf(entity, name));
  const { names, aliases } = namesByScript(called);
  if (Object.keys(names).length === 0) return { faults: [`${entity.id} has no name`] };
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
    return { faults: [`${entity.schema} ${entity.id} lacks ${whose === undefined ? of : other}`] };
  if (whose === who) return { faults: [`${entity.schema} ${entity.id} leads from ${who} to itself`] };
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
