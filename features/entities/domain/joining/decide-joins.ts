import { isGeneric } from '#newsengine/entities/normal-form.ts';

/** Who bears a form of a name. */
export interface Bearer {
  readonly id: number;
  readonly kind: number;
  /** Of the lists by hand, which keep their address. */
  readonly isListed: boolean;
  /** A register says something of it. */
  readonly isRegistered: boolean;
  /** Numbers in registers, `scheme value`; of one scheme two values are two. */
  readonly numbers: readonly string[];
  /** Its usual name has the form, not another one alone. */
  readonly isUsual: boolean;
  /** Listed under a name in quotes, as clubs are, or in Latin letters in Russian too: no firm of a Russian register is that one. */
  readonly isForeign: boolean;
}

/** One counts for the other from now on. */
export interface Join {
  readonly goneId: number;
  readonly keptId: number;
}

const company = 1;
const person = 2;
const place = 3;
const union = 5;
const party = 10;
/** Technologies and products. */
const made: ReadonlySet<number> = new Set([6, 7]);
/** Parties of two countries bear one name; persons do too. */
const ambiguous: ReadonlySet<number> = new Set([person, party]);
/** Offices, state firms and agencies: lists take one and the same for either. */
const ofState: ReadonlySet<number> = new Set([company, 4, 5, 11]);
const bodies: ReadonlySet<number> = new Set([4, 5]);
/** Kinds whose names the tagger takes for one another's: all but places, products and technologies. */
const confused: ReadonlySet<number> = new Set([1, 2, 4, 5, 8, 9, 10, 11]);
/** Schemes that may be many of one: shares and bonds of an issuer, sites of a body. */
const manyOfOne: ReadonlySet<string> = new Set(['isin', 'domain']);
/** A shorter form is of several in several kinds («СБ», «рад»). */
const leastLetters = 4;

/**
 * Which bearers of one form are one. Registers decide: whom two numbers of one register tell apart stay two. A name that
 * is only read in the news joins the one bearer that lists or registers know. Of several it joins none. Whom lists and
 * registers know of one kind is one where no number speaks against it. A body keeps what was read as another kind, for the
 * tagger takes abbreviations of offices for persons and firms. Persons meet by their whole name alone, places never.
 */
export function decideJoins(form: string, bearers: readonly Bearer[]): Join[] {
  // Every state has a security council: under the bare word nobody is told from another.
  if (isGeneric(form) && bearers.some(isKnown)) return [];
  const joins: Join[] = [];
  const isWhole = form.includes(' ');
  const kept = new Map<number, Bearer | null | undefined>();
  for (const [kind, alike] of Map.groupBy(bearers, (bearer) => bearer.kind)) {
    if (kind === place || (kind === person && !isWhole)) continue;
    const one = joinKnown(kind, alike.filter(isKnown), joins);
    kept.set(kind, one);
    if (one)
      join(
        one,
        alike.filter((bearer) => !isKnown(bearer)),
        joins,
      );
    else if (one === undefined && kind !== person) joinRead(alike, joins);
  }
  joinLists(form, bearers, joins);
  joinAcross(form, bearers, kept, joins);
  joinTaken(form, bearers, joins);
  return joins;
}

const isKnown = ({ isListed, isRegistered }: Bearer): boolean => isListed || isRegistered;

/** The one whom lists and registers know; null where they are several, undefined where there is none. */
function joinKnown(kind: number, known: readonly Bearer[], joins: Join[]): Bearer | null | undefined {
  const [first, ...others] = known.toSorted(byRank);
  if (first === undefined) return undefined;
  if (others.length === 0) return first;
  const isOne = !ambiguous.has(kind) && others.length === 1 && isSame(first, others[0]!);
  if (!isOne) return null;
  join(first, others, joins);
  return first;
}

function isSame(one: Bearer, other: Bearer): boolean {
  const isFirm = one.kind === company || other.kind === company;
  return (
    (one.isUsual || other.isUsual) && !(isFirm && (one.isForeign || other.isForeign)) && !isTold(one, other)
  );
}

/** Do two numbers of one register tell them apart? */
function isTold(one: Bearer, other: Bearer): boolean {
  const schemes = new Set(one.numbers.map((number) => number.split(' ')[0]!));
  return other.numbers.some((number) => {
    const scheme = number.split(' ')[0]!;
    return !manyOfOne.has(scheme) && schemes.has(scheme) && !one.numbers.includes(number);
  });
}

/** Names of one kind and form that no list knows are one: the first keeps the address. */
function joinRead(read: readonly Bearer[], joins: Join[]): void {
  const [first, ...others] = read.toSorted(byRank);
  join(first!, others, joins);
}

/** A state's firm that one list has among bodies and another among firms. */
function joinLists(form: string, bearers: readonly Bearer[], joins: Join[]): void {
  const known = bearers.filter(
    (bearer) => isKnown(bearer) && !joins.some(({ goneId }) => goneId === bearer.id),
  );
  const [first, second] = known.toSorted(byRank);
  if (!first || !second || known.length > 2 || form.length < leastLetters) return;
  const isOne =
    known.every(({ kind, isUsual }) => ofState.has(kind) && isUsual) &&
    known.some(({ kind }) => bodies.has(kind)) &&
    (first.numbers.length === 0 || second.numbers.length === 0) &&
    isSame(first, second);
  if (isOne)
    join(first, [second, ...bearers.filter((each) => each.kind === second.kind && !isKnown(each))], joins);
}

/** What was read as another kind is the body's, where one body alone bears the form and its own kind has no known one. */
function joinAcross(
  form: string,
  bearers: readonly Bearer[],
  kept: ReadonlyMap<number, Bearer | null | undefined>,
  joins: Join[],
): void {
  const known = bearers.filter(
    (bearer) => isKnown(bearer) && !joins.some(({ goneId }) => goneId === bearer.id),
  );
  const [only] = known.filter(({ kind }) => bodies.has(kind));
  const isAlone = known.filter(({ kind }) => confused.has(kind)).length === 1;
  if (!only || !isAlone || form.length < leastLetters) return;
  join(
    only,
    bearers.filter(
      (bearer) =>
        bearer.kind !== only.kind && confused.has(bearer.kind) && !isKnown(bearer) && !kept.get(bearer.kind),
    ),
    joins,
  );
}

/** Is a name that was read as one kind known as another to the tagger's own mistakes: shops as firms, regions of two words as persons? */
function isTakenFor(read: number, own: number, form: string): boolean {
  if (read === person) return own === place && form.includes(' ');
  if (read === place) return own === union;
  return (read === company && made.has(own)) || (made.has(read) && own === company);
}

/** What was read as another kind is the one that a list by hand knows, where nobody else is known by the form. */
function joinTaken(form: string, bearers: readonly Bearer[], joins: Join[]): void {
  const [only, ...others] = bearers.filter(isKnown);
  if (!only?.isListed || others.length > 0) return;
  join(
    only,
    bearers.filter((bearer) => !isKnown(bearer) && isTakenFor(bearer.kind, only.kind, form)),
    joins,
  );
}

function join(kept: Bearer, gone: readonly Bearer[], joins: Join[]): void {
  for (const { id } of gone)
    if (id !== kept.id && !joins.some(({ goneId }) => goneId === id))
      joins.push({ goneId: id, keptId: kept.id });
}

/** By hand before registers before news, then the earlier one. */
function byRank(one: Bearer, other: Bearer): number {
  const rank = ({ isListed, isRegistered }: Bearer): number => (isListed ? 0 : isRegistered ? 1 : 2);
  return rank(one) - rank(other) || one.id - other.id;
}
