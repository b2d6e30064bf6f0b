import type { ReadHeadline } from '../text/headline.ts';
import type { Token } from '../text/token.ts';
import type { EntitySpan } from './entity-kind.ts';
import { entityKinds } from './entity-kind.ts';
import { findLongest } from './entity-words.ts';
import { nameStem } from './mention-form.ts';

/** A listed entity as mentions find it. */
export interface ListedEntity {
  readonly id: number;
  readonly kind: number;
  readonly key: string;
}

/** Listed entities by the stems of every name they go by. */
export type Gazetteer = ReadonlyMap<string, readonly ListedEntity[]>;

/** Listed and first names ready for reading headlines of languages no tagger was trained on. */
export interface NameLists {
  readonly gazetteer: Gazetteer;
  /** First stem to the longest listed name it begins, in words. */
  readonly longest: ReadonlyMap<string, number>;
  /** Folded first names of Latin scripts. */
  readonly firstNames: ReadonlySet<string>;
}

const mediaKind = 11;
const firstFreeId = 10_000_000;
const japanese = /[\u3040-\u30ff\u3400-\u9fff]/;
const capital = /^\p{Lu}/u;
const particle = /^(?:de|da|do|dos|das|del|di|van|von|bin|al|el|la|le|mac|st)$/;
const possessive = /['’]s$/;

/** Makes the lists ready. */
export function prepareNameLists(gazetteer: Gazetteer, firstNames: ReadonlySet<string>): NameLists {
  return { gazetteer, longest: findLongest(gazetteer.keys()), firstNames };
}

/**
 * Names in a headline of any language but Russian: listed ones, and persons known by a first name before a capital. What is
 * neither is left out: without labels a wrong name costs more than a missing one. `isAboutRussia` lets towns of Russia in.
 */
export function findListedNames(
  { title, titleTokens: tokens }: Pick<ReadHeadline, 'title' | 'titleTokens'>,
  lists: NameLists,
  isAboutRussia: boolean,
): EntitySpan[] {
  const spans: EntitySpan[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found =
      findListed(title, tokens, at, lists, isAboutRussia) ?? findPerson(title, tokens, at, lists.firstNames);
    if (!found) continue;
    spans.push(found.span);
    at += found.words - 1;
  }
  return spans;
}

interface Found {
  readonly span: EntitySpan;
  readonly words: number;
}

function findListed(
  title: string,
  tokens: readonly Token[],
  at: number,
  { gazetteer, longest }: NameLists,
  isAboutRussia: boolean,
): Found | undefined {
  const most = longest.get(nameStem(tokens[at]?.folded ?? '')) ?? 0;
  for (let words = Math.min(most, tokens.length - at); words > 0; words -= 1) {
    const part = tokens.slice(at, at + words);
    const key = part.map(({ folded }) => nameStem(folded)).join(' ');
    const entity = gazetteer.get(key)?.find((each) => each.id >= firstFreeId || isAboutRussia);
    if (entity && isWritten(part, entity)) return { span: spanOf(title, part, entity.kind), words };
  }
  return undefined;
}

/** Is a name written as a name? Short ones are words of some language, and so are the names of papers. */
function isWritten(part: readonly Token[], { kind }: ListedEntity): boolean {
  const first = part[0]?.text ?? '';
  if (japanese.test(first)) return part.length > 1 || first.length > 1;
  if (!capital.test(first)) return /\d/.test(first) && part.length > 1;
  if (part.length > 1) return true;
  const letters = first.replace(possessive, '');
  return (
    (letters.length > 3 && kind !== mediaKind) || (letters.length > 1 && letters === letters.toUpperCase())
  );
}

/** A first name and what follows it in capitals; a particle between belongs to the name. */
function findPerson(
  title: string,
  tokens: readonly Token[],
  at: number,
  firstNames: ReadonlySet<string>,
): Found | undefined {
  const first = tokens[at];
  if (!first || !capital.test(first.text) || !firstNames.has(first.folded)) return undefined;
  const isParticle = particle.test(tokens[at + 1]?.folded ?? '');
  const last = tokens[at + (isParticle ? 2 : 1)];
  if (!last || last.kind !== 'word' || !capital.test(last.text) || last.text.length < 3) return undefined;
  const words = isParticle ? 3 : 2;
  return { span: spanOf(title, tokens.slice(at, at + words), 2), words };
}

function spanOf(title: string, part: readonly Token[], kind: number): EntitySpan {
  const start = part[0]?.start ?? 0;
  const last = part.at(-1);
  const end = (last?.end ?? start) - (possessive.exec(last?.text ?? '')?.[0].length ?? 0);
  return { kind: entityKinds[kind - 1] ?? '', start, end, text: title.slice(start, end) };
}
