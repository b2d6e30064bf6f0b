import {
  countryProperties,
  fieldOfProperty,
  relations,
  schemaOfKind,
  schemeOfProperty,
} from './ftm-schemata.ts';
import type { ExportedEntity } from './export-queries.ts';

interface FtmEntity {
  id: string;
  schema: string;
  properties: Record<string, string[]>;
}

const ftmId = (id: number): string => `svodka-${id}`;

/** An entity as FollowTheMoney has it, with its bonds to others; nothing for a kind that it has no schema for. */
export function writeFtm(entity: ExportedEntity): FtmEntity[] {
  const schema = schemaOfKind[entity.kind];
  if (schema === undefined) return [];
  const names = [...new Set(entity.names.filter(({ isUsual }) => isUsual).map(({ name }) => name))];
  const aliases = [...new Set(entity.names.map(({ name }) => name))].filter((name) => !names.includes(name));
  const { identifiers, statements } = entity;
  const properties = Object.fromEntries(
    [
      ['name', names.length > 0 ? names : aliases.slice(0, 1)] as const,
      ['alias', aliases] as const,
      ...Object.entries(schemeOfProperty).map(
        ([property, scheme]) =>
          [property, identifiers.filter((each) => each.scheme === scheme).map(({ value }) => value)] as const,
      ),
      ...Object.entries(fieldOfProperty).map(
        ([property, field]) =>
          [property, statements.filter((each) => each.field === field).map(({ value }) => value)] as const,
      ),
      [countryProperties[0], statements.flatMap(countryCode)] as const,
      ['sourceUrl', statements.flatMap(({ link }) => link ?? [])] as const,
    ]
      .map(([property, values]): [string, string[]] => [property, [...new Set<string>(values)]])
      .filter(([, values]) => values.length > 0),
  );
  return [{ id: ftmId(entity.id), schema, properties }, ...bondsOf(entity)];
}

/** FollowTheMoney names countries by two small letters; of those the registers name by three, Russia alone is told. */
function countryCode({ field, value }: ExportedEntity['statements'][number]): string[] {
  if (field !== 'country') return [];
  if (value === 'RUS') return ['ru'];
  return /^[A-Z]{2}$/.test(value) ? [value.toLowerCase()] : [];
}

function bondsOf({ id, statements }: ExportedEntity): FtmEntity[] {
  return Object.entries(relations).flatMap(([schema, { of, other, field }]) =>
    statements
      .filter((statement) => statement.field === field && statement.otherId !== null)
      .map(({ otherId, starts, ends }) => ({
        id: `${ftmId(id)}-${field}-${otherId}`,
        schema,
        properties: {
          [of]: [ftmId(id)],
          [other]: [ftmId(otherId!)],
          ...(starts && { startDate: [starts] }),
          ...(ends && { endDate: [ends] }),
        },
      })),
  );
}
