import type { Caller } from '#platform/server/caller.ts';
import { holdsOneOf, roleNumbers } from '#platform/shared/roles.ts';
import type { MeasureFilters } from '../../contract/list-calls.ts';

/** A condition on `v` (a version) and `m` (its measure) with the values it takes. */
export interface Condition {
  sql: string;
  values: unknown[];
}

/** Who asks and the day everything is seen on. */
export interface Seeing {
  caller: Pick<Caller, 'accountId' | 'roles'>;
  day: string;
}

const country = 1_180_665;

/** Versions that the filter wants and the caller may see: the sentences of `domain/abilities.ts` as SQL, by test the same. */
export function filterMeasures(filters: MeasureFilters, { caller, day }: Seeing): Condition {
  const values: unknown[] = [];
  const value = (given: unknown, type: string): string => `$${values.push(given)}::${type}`;
  const me = (): string => value(caller.accountId, 'bigint');
  const parts = [
    'v.is_current',
    // What a register tells is known from its first day on.
    `(m.origin is null or v.starts <= ${value(day, 'date')})`,
    seen(caller, me),
    filters.view === 'mine' && `v.author_id = ${me()}`,
    filters.view === 'queue' && 'v.status = 2 and v.publish_at is null',
    filters.status.length > 0 && `v.status = any(${value(filters.status, 'int[]')})`,
    filters.direction && `v.direction = ${value(filters.direction, 'int')}`,
    filters.yugoId &&
      `v.yugo_ids && ${value(filters.withNational ? [filters.yugoId, country] : [filters.yugoId], 'int[]')}`,
    filters.subject && `v.subjects @> array[${value(filters.subject, 'text')}]`,
    filters.age &&
      filters.age.length > 0 &&
      `v.subjects && ${value(
        filters.age.map((group) => `age:${group}`),
        'text[]',
      )}`,
    filters.okved && okvedPart(value(filters.okved, 'text')),
    filters.issue && `v.content->'issues' @> jsonb_build_array(${value(filters.issue, 'int')})`,
    filters.author && `v.author_id = ${value(filters.author, 'bigint')}`,
    filters.origin && `m.origin is ${filters.origin === 'own' ? '' : 'not '}null`,
    filters.day && inForce(value(filters.day, 'date')),
    filters.from && `(v.ends is null or v.ends >= ${value(filters.from, 'date')})`,
    filters.to && `v.starts <= ${value(filters.to, 'date')}`,
    ...wordsOf(filters.text).map((word) => wordPart(value(word, 'text'), word)),
  ];
  return { sql: parts.filter((part) => typeof part === 'string' && part !== '').join(' and '), values };
}

/** In force on a day: it has begun and its end, where one is known, has not passed. */
export function inForce(day: string): string {
  return `v.starts <= ${day} and (v.ends is null or v.ends >= ${day})`;
}

function seen(caller: Seeing['caller'], me: () => string): string {
  const { superUser, superModerator, moderator } = roleNumbers;
  if (holdsOneOf(caller, [superUser, superModerator])) return '';
  const others = holdsOneOf(caller, [moderator]) ? ' or v.status <> 1' : '';
  const asked = ` or (v.measure_id, v.version) in (select k.measure_id, k.version from measure_fact_check k where k.checker_id = ${me()} and k.withdrawn_at is null)`;
  return `(v.status = 3 or v.published_at is not null or v.author_id = ${me()}${others}${asked})`;
}

/** A text that has the word: the index finds texts that have its triples of letters, the rest is looked at. */
function wordPart(word: string, said: string): string {
  const has = `position(${word} in v.search_key) > 0`;
  return [...said].length < 3 ? has : `letter_triples(v.search_key) @> letter_triples(${word}) and ${has}`;
}

/** A class stands for its groups, and a group for its class. */
const okvedPart = (code: string): string =>
  `okved_above(v.okved) && okved_above(array[${code}]) and exists (select 1 from unnest(v.okved) o where o = ${code} or starts_with(o, ${code} || '.') or starts_with(${code}, o || '.'))`;

const wordsOf = (text = ''): string[] => text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
