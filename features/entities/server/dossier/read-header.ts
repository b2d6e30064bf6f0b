import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import { readSources } from '#statistics/source-queries.ts';
import { companyCheckUrl } from '#features/news/public.server.ts';
import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { dossierContract } from '../../contract/dossier-calls.ts';
import { bondFields, fieldOrder, kindOf } from '../../domain/registry/fields.ts';
import { checkedSchemes, findFault } from '../../domain/registry/identifiers.ts';
import { readOfficeNews } from '../offices/read-office-news.ts';
import type { FoundEntity, StatementRow } from './entity-queries.ts';
import { findHeader } from './header-queries.ts';

type Call = typeof dossierContract;
type Header = HandlerOutput<Call, ':type/GetDossierHeader'>;

/** The head of a dossier; a number that is none of this kind fails with the kind's own sentence. */
export async function readHeader(
  { type, id }: Input<Call, ':type/GetDossierHeader'>,
  context: RequestContext,
): Promise<Header> {
  const { db, locale, clock, config } = context;
  const day = dayAt(clock.news);
  const entity = await findHeader(db, { id, locale, without: bondFields, day });
  // Of one that was joined to another the other answers, of whatever kind: the page leads on to it.
  if (!entity || (entity.id === id && kindOf(entity.kind) !== type.toLowerCase())) throw notFoundOf(type, id);
  const { names, identifiers, statements, namesakes, mentions } = entity;
  const codes = [...statements, ...identifiers].map(({ source }) => source);
  const [sourceOf, officeNews] = await Promise.all([
    readSources(db, [...new Set(codes)], locale),
    readOfficeNews(db, entity, { day, locale }),
  ]);
  return {
    ...headOf(entity),
    names: names.filter((name) => name !== entity.name),
    identifiers: identifiers.map((identifier) => ({ ...identifier, isChecked: isChecked(identifier) })),
    statements: orderStatements(statements).map((row) => statementOf(row, locale)),
    sources: [...new Set(codes)].map((source) => sourceOf({ source, sample: false, knownAt: null })),
    namesakes: namesakes.map(({ kind, ...namesake }) => ({ ...namesake, kind: kindOf(kind) })),
    mentions,
    officeNews,
    checkUrl: companyCheckUrl(
      {
        objectType: entity.kind,
        facts: Object.fromEntries(identifiers.map(({ scheme, value }) => [scheme, value])),
      },
      config.COMPANY_CHECK_URL,
    ),
    day,
  };
}

function headOf({ id, kind, name, version }: FoundEntity): Pick<Header, 'id' | 'kind' | 'name' | 'version'> {
  return { id, kind: kindOf(kind), name, version };
}

/** The specification's sentences for persons and companies, one of their kind for the others. */
function notFoundOf(type: string, id: number): AppError {
  const kind = entityKinds.find((each) => each === type.toLowerCase());
  if (kind === 'person') return new AppError('person_not_found', { id });
  if (kind === 'company') return new AppError('company_not_found', { id });
  return new AppError('dossier_not_found', { id });
}

function isChecked({ scheme, value }: { scheme: string; value: string }): boolean {
  return checkedSchemes.some((checked) => checked === scheme) && findFault(scheme, value) === null;
}

/** Fields of the page in its order; what a later version of the files brings beyond them follows. */
function orderStatements(rows: readonly StatementRow[]): StatementRow[] {
  const place = new Map<string, number>(fieldOrder.map((field, at) => [field, at]));
  const placeOf = ({ field }: StatementRow): number => place.get(field) ?? fieldOrder.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A statement in the caller's language, with the entity it names as a link. */
export function statementOf(
  { value, texts, otherId, otherKind, otherName, ...row }: StatementRow,
  locale: Locale,
): Header['statements'][number] {
  const isNamed = otherId !== null && otherKind !== null && otherName !== null;
  return {
    ...row,
    text: texts?.[locale] ?? texts?.['en'] ?? value,
    other: isNamed ? { id: otherId, kind: kindOf(otherKind), name: otherName } : null,
  };
}
