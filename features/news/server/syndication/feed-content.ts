import { escapeXml, escapeAttribute } from '#feedformats/write/escape-xml.ts';
import type { WrittenItem } from '#feedformats/write/written-feed.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { ToldHeadline } from '../../contract/told-headline.ts';
import type { NewsItem } from '../../contract/item/news-item.ts';

/** What items are written with. */
export interface FeedSurroundings {
  readonly publicUrl: string;
  readonly locale: Locale;
  /** "12 headlines, 7 outlets" in the reader's language. */
  readonly sayCounts: (items: number, sources: number) => string;
}

/** A headline: it leads to its outlet, where the text is. */
function writtenHeadline(item: NewsItem, { publicUrl, locale }: FeedSurroundings): WrittenItem {
  const ours = `${publicUrl}/${locale}/news/index/${item.newsId}`;
  const announce = item.announce === null ? '' : `<p>${escapeXml(item.announce)}</p>`;
  const isOwn = item.newsType === 'article';
  return {
    id: itemId(publicUrl, 'item', item.newsId),
    title: item.title,
    url: isOwn ? ours : item.sourceLink,
    outletUrl: isOwn ? null : item.sourceLink,
    html: `${announce}<p>${link(ours, item.sourceName)}</p>`,
    author: item.sourceName,
    publishedAt: item.date,
    updatedAt: item.date,
    categories: item.rubric === null ? [] : [item.rubric],
    language: item.language,
  };
}

/** A headline told by its title alone: it leads to its page here. */
export function writtenTold(
  {
    newsId,
    title,
    date,
    language,
    sourceName,
  }: Pick<ToldHeadline, 'newsId' | 'title' | 'date' | 'language' | 'sourceName'>,
  { publicUrl, locale }: Pick<FeedSurroundings, 'publicUrl' | 'locale'>,
  categories: string[],
): WrittenItem {
  return {
    id: itemId(publicUrl, 'item', newsId),
    title,
    url: `${publicUrl}/${locale}/news/index/${newsId}`,
    outletUrl: null,
    html: '',
    author: sourceName,
    publishedAt: date,
    updatedAt: date,
    categories,
    language,
  };
}

/** A story: its lead, then who else tells it; it leads to the story's own page. */
export function writtenStory(item: NewsItem, surroundings: FeedSurroundings): WrittenItem {
  const { group, story } = item;
  if (group === null || story === null) return writtenHeadline(item, surroundings);
  const { publicUrl, locale, sayCounts } = surroundings;
  const lead = writtenHeadline(item, surroundings);
  const members = group.members.map(
    ({ newsId, title, sourceName }) =>
      `<li>${link(`${publicUrl}/${locale}/news/index/${newsId}`, title)} (${escapeXml(sourceName)})</li>`,
  );
  const others = members.length === 0 ? '' : `<ul>${members.join('')}</ul>`;
  const counts = `<p>${escapeXml(sayCounts(story.itemCount, story.sourceCount))}</p>`;
  return {
    ...lead,
    id: itemId(publicUrl, 'story', story.storyId),
    url: `${publicUrl}/${locale}/story/${story.storyId}`,
    html: `${lead.html}${others}${story.itemCount > 1 ? counts : ''}`,
    publishedAt: story.firstAt,
    updatedAt: story.lastAt,
  };
}

/** An IRI that stays the same for good, wherever the page moves. */
export function itemId(publicUrl: string, kind: string, id: number | string): string {
  return `tag:${new URL(publicUrl).hostname},2020:${kind}:${id}`;
}

function link(address: string, text: string): string {
  return `<a href="${escapeAttribute(address)}">${escapeXml(text)}</a>`;
}
