import { locales, type Locale } from '#platform/shared/locales.ts';

/** What the desk edits. */
export const documentKinds = [
  'compilation',
  'article',
  'service',
  'exclusive',
  'analytics',
  'review',
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** A saved question that fills a compilation by itself; empty lists narrow nothing. */
export interface CompilationRule {
  /** Lines by language; a headline fits when it has all the words of one of its language's lines, in any form. */
  words: Record<Locale, string[]>;
  rubrics: number[];
  yugoIds: number[];
  entityIds: number[];
  /** How many days up to the clock it looks back. */
  days: number;
}

export interface CompilationContent {
  texts: Record<Locale, { title: string; description: string }>;
  /** Null = picked by hand. */
  rule: CompilationRule | null;
  /** In the order they stand. */
  items: { newsId: number; note: string }[];
}

export interface ArticleContent {
  title: string;
  /** Empty = the first paragraph stands for it. */
  announce: string;
  /** Small markup, see `readArticle`. */
  body: string;
  language: Locale;
  rubricId: number | null;
}

export interface ServiceContent {
  texts: Record<Locale, { title: string; body: string }>;
}

/** An exclusive event, an analytical text or an expert's review. */
export interface EventContent {
  texts: Record<Locale, { title: string; body: string }>;
  /** Null = it concerns every place. */
  yugoId: number | null;
  /** Calendar day of it; who reads as of an earlier day does not see it. */
  day: string | null;
  author: string;
}

export interface Contents {
  compilation: CompilationContent;
  article: ArticleContent;
  service: ServiceContent;
  exclusive: EventContent;
  analytics: EventContent;
  review: EventContent;
}

/** About the product: it may be rewritten, never taken away. */
const aboutNumber = 35;

/** Whether readers may be deprived of it. */
export function canBeRemoved(kind: DocumentKind, id: number): boolean {
  return !(kind === 'service' && id === aboutNumber);
}

const isEmpty = (text: string): boolean => text.trim() === '';

/** What is still missing before readers may see it: paths into the content; an empty list lets it be published. */
export function missingParts<Kind extends DocumentKind>(kind: Kind, content: Contents[Kind]): string[] {
  const check = checks[kind] as (content: Contents[Kind]) => string[];
  return check(content);
}

const checks: { [Kind in DocumentKind]: (content: Contents[Kind]) => string[] } = {
  compilation({ texts, rule, items }) {
    const isNamed = locales.some((locale) => !isEmpty(texts[locale].title));
    const isFilled = rule === null ? items.length > 0 : isNarrowRule(rule);
    return [...(isNamed ? [] : ['texts']), ...(isFilled ? [] : [rule === null ? 'items' : 'rule'])];
  },
  article: ({ title, body }) => [...(isEmpty(title) ? ['title'] : []), ...(isEmpty(body) ? ['body'] : [])],
  service: ({ texts }) => missingTexts(texts),
  exclusive: missingOfEvent,
  analytics: (content) => [...missingOfEvent(content), ...missingAuthor(content)],
  review: (content) => [
    ...missingOfEvent(content),
    ...missingAuthor(content),
    ...(content.yugoId === null ? ['yugoId'] : []),
  ],
};

/** Every language that is begun needs its title and its text. */
function missingTexts(texts: Record<Locale, { title: string; body: string }>): string[] {
  const languages = languagesOf(texts);
  if (languages.length === 0) return ['texts'];
  return languages.flatMap((locale) =>
    isEmpty(texts[locale].title)
      ? [`texts.${locale}.title`]
      : isEmpty(texts[locale].body)
        ? [`texts.${locale}.body`]
        : [],
  );
}

function missingOfEvent({ texts, day }: EventContent): string[] {
  return [...missingTexts(texts), ...(day === null ? ['day'] : [])];
}

function missingAuthor({ author }: EventContent): string[] {
  return isEmpty(author) ? ['author'] : [];
}

/** Languages in which anything is written. */
export function languagesOf(texts: Record<Locale, Record<string, string>>): Locale[] {
  return locales.filter((locale) => Object.values(texts[locale]).some((text) => !isEmpty(text)));
}

/** False for a rule that narrows nothing: it would be the whole feed under another name. */
export function isNarrowRule({ words, rubrics, yugoIds, entityIds }: CompilationRule): boolean {
  return (
    rubrics.length + yugoIds.length + entityIds.length > 0 ||
    locales.some((locale) => words[locale].length > 0)
  );
}

/** A document nobody has written in. */
export function emptyContent<Kind extends DocumentKind>(kind: Kind, language: Locale): Contents[Kind] {
  const blank: Contents = {
    compilation: { texts: inEveryLanguage({ title: '', description: '' }), rule: null, items: [] },
    article: { title: '', announce: '', body: '', language, rubricId: null },
    service: { texts: inEveryLanguage({ title: '', body: '' }) },
    exclusive: emptyEvent(),
    analytics: emptyEvent(),
    review: emptyEvent(),
  };
  return blank[kind];
}

function emptyEvent(): EventContent {
  return { texts: inEveryLanguage({ title: '', body: '' }), yugoId: null, day: null, author: '' };
}

/** The same value once for each language. */
export function inEveryLanguage<T extends object>(value: T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, { ...value }])) as Record<Locale, T>;
}
