import MiniSearch from 'minisearch';
import { searchTerms } from '#newsengine/text/search-terms.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { inLanguageOf, readTexts, type TextLanguage } from './read-texts.ts';

/** A part of a text that was found. */
export interface FoundPart {
  address: string;
  anchor: string;
  title: string;
  heading: string;
  language: TextLanguage;
  excerpt: string;
}

interface Entry extends FoundPart {
  id: number;
  words: string;
}

interface Index {
  entries: Entry[];
  search: MiniSearch<Entry>;
}

const maxFound = 20;
const excerptLength = 220;
/** A word in a title says more of what a part is about than one in its text. */
const boost = { title: 3, heading: 4 };

const indexes = new Map<TextLanguage, Promise<Index>>();

/** The parts of the texts that have the words, in any of their forms, the best first; where none has all, those that have some. */
export async function searchTexts(typed: string, locale: Locale): Promise<FoundPart[]> {
  const language = locale === 'ru' ? 'ru' : 'en';
  const known = indexes.get(language) ?? buildIndex(language);
  indexes.set(language, known);
  const { entries, search } = await known;
  const all = search.search(typed, { combineWith: 'AND' });
  const found = all.length > 0 ? all : search.search(typed, { combineWith: 'OR' });
  return found.slice(0, maxFound).map(({ id, queryTerms }) => {
    const { id: _id, words, ...part } = entries[id as number]!;
    return { ...part, excerpt: excerptOf(words, queryTerms) };
  });
}

async function buildIndex(language: TextLanguage): Promise<Index> {
  const texts = [...(await readTexts()).values()];
  const entries = texts
    .flatMap((text) => {
      const { title, sections, language: own } = inLanguageOf(text, language);
      return sections
        .filter(({ anchor, words }) => anchor !== '' || words !== '')
        .map((section) => ({ ...section, title, language: own, address: text.address, excerpt: '' }));
    })
    .map((entry, id) => ({ ...entry, id }));
  const search = new MiniSearch<Entry>({
    fields: ['title', 'heading', 'words'],
    tokenize: (words) => searchTerms(words, language),
    processTerm: (term) => term,
    searchOptions: { boost, prefix: (term) => term.length >= 3 },
  });
  search.addAll(entries);
  return { entries, search };
}

/** The text around the first sentence that has one of the words. */
function excerptOf(words: string, terms: readonly string[]): string {
  const sentences = words.split(/(?<=[.!?:])\s+/);
  const has = (sentence: string): boolean =>
    searchTerms(sentence, 'en').some((word) => terms.some((term) => word.startsWith(term)));
  const from = Math.max(0, sentences.findIndex(has));
  const text = sentences.slice(from).join(' ');
  if (text.length <= excerptLength) return text;
  return `${text.slice(0, text.lastIndexOf(' ', excerptLength))}…`;
}
