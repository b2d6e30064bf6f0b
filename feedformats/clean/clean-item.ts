import type { FeedItem, FeedText } from '../adapt/feed.ts';
import type { FeedLimits } from '../feed-limits.ts';
import { cleanHtml } from './clean-html.ts';
import { cleanLink } from './clean-link.ts';
import { escapeText } from '../parse/serialise-element.ts';
import { textOfHtml, tidyText } from './text-of-html.ts';
import type { DateRange } from './accept-date.ts';
import { acceptDate } from './accept-date.ts';

/** An item fit to be stored and shown: texts plain or sanitised, links absolute, dates within reason. */
export interface CleanItem {
  /** Stays the same when the feed is read again: the feed's id, else the link, else title and date. */
  readonly id: string;
  /** Plain, one line, at most 300 characters; from the text's beginning when the feed gives none. */
  readonly title: string;
  readonly link: string | null;
  readonly summaryHtml: string;
  readonly summaryText: string;
  /** Full text where the feed carries one, else ''. */
  readonly html: string;
  readonly text: string;
  /** Names, comma-separated; '' when unknown. */
  readonly author: string;
  /** ISO in UTC; null when absent or beyond reason, and then the time of fetching counts. */
  readonly publishedAt: string | null;
  readonly updatedAt: string | null;
  readonly isDateRefused: boolean;
  readonly categories: readonly string[];
  readonly enclosures: readonly {
    readonly url: string;
    readonly type: string | null;
    readonly lengthBytes: number | null;
  }[];
  readonly image: string | null;
  readonly commentsUrl: string | null;
  /** BCP 47 as the feed states it, lower case; null when it doesn't. */
  readonly language: string | null;
  /** Outlet the item was taken over from, where the feed names it. */
  readonly source: { readonly title: string | null; readonly url: string | null } | null;
}

/** One item cleaned; null when it has neither title nor text, or nothing to be known by. */
export function cleanItem(item: FeedItem, range: DateRange, limits: FeedLimits): CleanItem | null {
  const link = cleanLink(item.link, null) ?? cleanLink(item.enclosures[0]?.url ?? null, null);
  const summary = cleanText(item.summary, limits);
  const content = cleanText(item.contents.find(({ isHtml }) => isHtml) ?? item.contents[0] ?? null, limits);
  const title = titleOf(item, summary.text || content.text);
  if (title === '') return null;
  const published = acceptDate(item.publishedAt ?? item.updatedAt, range);
  const id = (item.id ?? link ?? `${title}|${published.date ?? ''}`).slice(0, 500);
  return {
    id,
    title,
    link,
    summaryHtml: summary.html,
    summaryText: summary.text,
    html: content.html,
    text: content.text,
    author: authorsOf(item),
    publishedAt: published.date,
    updatedAt: acceptDate(item.updatedAt, range).date,
    isDateRefused: published.isRefused,
    categories: categoriesOf(item),
    enclosures: item.enclosures.slice(0, 20).flatMap(({ url, type, lengthBytes }) => {
      const address = cleanLink(url, null);
      return address === null ? [] : [{ url: address, type, lengthBytes }];
    }),
    image: cleanLink(item.image, null),
    commentsUrl: cleanLink(item.commentsUrl, null),
    language: languageOf(item.language),
    source: item.source && {
      title: item.source.title && oneLine(item.source.title, 200),
      url: cleanLink(item.source.url, null),
    },
  };
}

/** A feed's text as sanitised HTML and as plain text, cut at the limit before any work is spent on it. */
export function cleanText(text: FeedText | null, limits: FeedLimits): { html: string; text: string } {
  if (text === null) return { html: '', text: '' };
  const value = text.value.slice(0, limits.textLength);
  if (!text.isHtml)
    return { html: escapeText(tidyText(value)).replaceAll('\n', '<br />'), text: tidyText(value) };
  const html = cleanHtml(value, text.base);
  return { html, text: textOfHtml(html) };
}

/** A title is one plain line even when its feed escaped it twice. */
export function plainTitle(title: FeedText | null): string {
  return title === null
    ? ''
    : oneLine(title.isHtml ? textOfHtml(title.value.slice(0, 5000)) : title.value.slice(0, 5000), 300);
}

function titleOf(item: FeedItem, text: string): string {
  return plainTitle(item.title) || oneLine(text, 140);
}

/** One line of at most `length` characters, cut at a word. */
function oneLine(text: string, length: number): string {
  const line = tidyText(text).replaceAll('\n', ' ');
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

function authorsOf(item: FeedItem): string {
  const names = item.authors
    .slice(0, 20)
    .map(({ name }) => (name === null ? '' : oneLine(textOfHtml(name), 120)))
    .filter((name) => name !== '');
  return [...new Set(names)].slice(0, 10).join(', ');
}

function categoriesOf(item: FeedItem): string[] {
  const words = item.categories
    .slice(0, 60)
    .map(({ term, label }) => oneLine(textOfHtml(label ?? term ?? ''), 100));
  return [...new Set(words.filter((word) => word !== ''))].slice(0, 30);
}

function languageOf(written: string | null): string | null {
  const language = written?.trim().toLowerCase().replaceAll('_', '-') ?? '';
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/.test(language) ? language : null;
}
