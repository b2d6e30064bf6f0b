import type { Gazetteer, ListedEntity } from './find-listed-names.ts';
import type { PersonMemory } from './person-memory.ts';
import { recallPerson, rememberPerson } from './person-memory.ts';
import { readPersonName } from './person-name.ts';
import { personKind, placeKind } from './mention-form.ts';
import { isTownId } from '../regions/places.ts';

/** What a mention is linked by beside its words. */
export interface LinkContext {
  readonly gazetteer: Gazetteer;
  readonly persons: PersonMemory;
  /** Keys of first names. */
  readonly firstNames: ReadonlySet<string>;
  /** Hours since 1970 of the item. */
  readonly hours: number;
  /** Full names met in the same story. */
  readonly storyPersons: ReadonlySet<string>;
  /** Regions and cities the item concerns: tells towns of one name apart. */
  readonly yugoIds: readonly number[];
  /** The mention as it is written. */
  readonly text: string;
  /** Where it stands in the headline: at its beginning a capital tells nothing. */
  readonly starts: number;
}

/** What a mention means: an entity of the lists, or one known by kind and stems alone. */
export interface EntityLink {
  readonly kind: number;
  readonly key: string;
  readonly isListed: boolean;
}

/** Kinds the tagger mixes up: bodies of every sort and the leagues they play in, products and technologies. */
const madeKinds: ReadonlySet<number> = new Set([6, 7]);
const kindGroups: readonly ReadonlySet<number>[] = [new Set([1, 4, 5, 9, 10, 11]), madeKinds];
const companyKind = 1;
/** Offices and organisations: abbreviations of them are taken for surnames ("Минздрава"). */
const bodyKinds: ReadonlySet<number> = new Set([4, 5]);
const unionKind = 5;
/** Shorter stems are of names and words too ("Ради" and the Рада). */
const leastOfBody = 4;

/** One word in an adjective's case: of a place only where the regions agree, for so are "Грозного" and "Режим", which is no Реж. */
const adjectival = /^[\p{L}-]+(?:им|ым|ими|ыми|их|ых|ого|его|ому|ему|ая|яя|ую|юю|ое|ее|ые|ие)$/u;

/** A country that ends in -ай keeps its а in the stem ("Китай"), and its genitive is no adjective ("Китая"). */
function isGenitive(text: string, { key }: ListedEntity): boolean {
  return text.endsWith('ая') && key.endsWith('а');
}

/** An adjective that is nobody's name: of a town the item is not about ("Режим"), or one that no capital within a sentence makes a name ("Славянская игра"). */
function isMereAdjective(key: string, { gazetteer, text, starts }: LinkContext): boolean {
  if (!adjectival.test(text) && !text.endsWith('ской')) return false;
  const isCapital = starts > 0 && /^\p{Lu}/u.test(text);
  return !isCapital || (gazetteer.get(key) ?? []).some(({ kind }) => kind === placeKind);
}

/** Links a mention by the stems of its words; undefined where it can mean nobody, such as a bare first name. */
export function linkMention(kind: number, key: string, context: LinkContext): EntityLink | undefined {
  if (key === '') return undefined;
  const listed = findListed(kind, key, context);
  if (listed) return { kind: listed.kind, key: listed.key, isListed: true };
  if (kind === personKind) return linkPerson(key, context);
  if (kind === placeKind && (isMereAdjective(key, context) || isTownElsewhere(key, context)))
    return undefined;
  return { kind, key, isListed: false };
}

/**
 * Only a town of Russia bears these stems, and the headline is not of that town. So it is a man ("с Усманом" and Усмань),
 * another word ("Кем") or a town abroad ("в Донецке"). Where a Russian headline names a town, its regions say so.
 */
function isTownElsewhere(key: string, { gazetteer, text, yugoIds }: LinkContext): boolean {
  const places = (gazetteer.get(key) ?? []).filter(({ kind }) => kind === placeKind);
  return (
    /[а-яё]/i.test(text) &&
    places.length > 0 &&
    places.every(({ id }) => isTownId(id) && !yugoIds.includes(id))
  );
}

function findListed(kind: number, key: string, context: LinkContext): ListedEntity | undefined {
  const found = context.gazetteer.get(key) ?? [];
  const same = found.filter((entity) => entity.kind === kind);
  const [only] = same;
  const isAdjective = adjectival.test(context.text) && !(only && isGenitive(context.text, only));
  if (kind === placeKind && (same.length > 1 || isAdjective || isTownElsewhere(key, context)))
    return same.find(({ id }) => context.yugoIds.includes(id));
  if (same.length === 1) return only;
  const group = kindGroups.find((kinds) => kinds.has(kind));
  const near = found.filter((entity) => group?.has(entity.kind) === true);
  if (near.length === 1) return near[0];
  return near.length === 0 && found.length === 1 && isTakenFor(kind, found[0]!, key, context.text)
    ? found[0]
    : undefined;
}

/** Does the tagger take the only one of this name for a kind it is not? */
function isTakenFor(kind: number, { kind: own }: ListedEntity, key: string, text: string): boolean {
  // An office by its abbreviation, and a place of two words ("Нагорного Карабаха"), for a person.
  if (kind === personKind)
    return (key.length >= leastOfBody && bodyKinds.has(own)) || (own === placeKind && key.includes(' '));
  // A union of states for a place: "в Евросоюзе", "стран ЕС".
  if (kind === placeKind)
    return own === unionKind && (key.length >= leastOfBody || text === text.toUpperCase());
  // A firm without its trade for what it makes ("отказался от работы в «Газпроме»"), and a shop or a system for a firm ("в Steam").
  return (madeKinds.has(kind) && own === companyKind) || (kind === companyKind && madeKinds.has(own));
}

function linkPerson(key: string, context: LinkContext): EntityLink | undefined {
  const name = readPersonName(key, context.firstNames);
  if (!name) return undefined;
  // A patronymic or a turned order hides a listed name.
  const listed = findListed(personKind, name.key, context);
  if (listed) return { kind: listed.kind, key: listed.key, isListed: true };
  if (name.isFull) {
    rememberPerson(context.persons, name.surname, name.key, context.hours);
    return { kind: personKind, key: name.key, isListed: false };
  }
  const full = recallPerson(context.persons, name.surname, context.hours, context.storyPersons);
  return { kind: personKind, key: full ?? name.key, isListed: false };
}
