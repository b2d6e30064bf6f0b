import { isLocale, type Locale } from '#platform/shared/locales.ts';

/** Formats a feed is written in, by the ending of its address. */
const feedFormats = ['rss', 'atom', 'json'] as const;

export type FeedFormat = (typeof feedFormats)[number];

/** What an address outside of the calls asks for: which feed, in which language and format. */
export interface AskedFeed {
  readonly locale: Locale;
  readonly format: FeedFormat;
  readonly of:
    | { readonly kind: 'stories' | 'hot' | 'search' }
    | { readonly kind: (typeof numberedKinds)[number]; readonly id: number }
    | { readonly kind: 'saved'; readonly token: string };
}

/** Reads `/ru/feeds/rubric/4.rss` and its kin; null for anything else. */
export function readFeedPath(path: string): AskedFeed | null {
  const found = /^\/(\w\w)\/feeds\/([a-z]+)(?:\/([\w-]{1,80}))?\.(rss|atom|json)$/i.exec(path);
  if (!found) return null;
  const [, locale = '', kind = '', name, ending = ''] = found;
  const format = feedFormats.find((each) => each === ending.toLowerCase());
  const of = readKind(kind.toLowerCase(), name);
  return isLocale(locale) && format !== undefined && of !== null ? { locale, format, of } : null;
}

const numberedKinds = ['rubric', 'region', 'source', 'story', 'affair'] as const;

function readKind(kind: string, name: string | undefined): AskedFeed['of'] | null {
  if (kind === 'stories' || kind === 'hot' || kind === 'search') return name === undefined ? { kind } : null;
  if (kind === 'saved') return name !== undefined && name.length >= 16 ? { kind, token: name } : null;
  const id = Number(name);
  const isId = name !== undefined && /^\d{1,10}$/.test(name) && id > 0 && id <= 2_147_483_647;
  const numbered = numberedKinds.find((each) => each === kind);
  return isId && numbered !== undefined ? { kind: numbered, id } : null;
}
