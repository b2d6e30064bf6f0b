import type { Feed } from '../adapt/feed.ts';
import type { FeedFault } from '../feed-fault.ts';
import type { FeedLimits } from '../feed-limits.ts';
import { dateRange } from './accept-date.ts';
import type { CleanItem } from './clean-item.ts';
import { cleanItem, cleanText, plainTitle } from './clean-item.ts';
import { cleanLink } from './clean-link.ts';

/** A feed fit to be stored: what it is, its items, and what was wrong with it. */
export interface CleanFeed {
  readonly format: Feed['format'];
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly link: string | null;
  readonly image: string | null;
  readonly language: string | null;
  readonly updatedAt: string | null;
  readonly items: readonly CleanItem[];
  readonly faults: readonly FeedFault[];
}

/** Cleans a feed and its items at the moment `now`; items without a title and a text are left out, repeated ones told apart or dropped. */
export function cleanFeed(feed: Feed, now: Date, limits: FeedLimits): CleanFeed {
  const faults = new Set<FeedFault>(feed.faults);
  const range = dateRange(now);
  const cleaned = feed.items.map((item) => cleanItem(item, range, limits));
  const items = dropRepeated(cleaned.filter((item) => item !== null));
  if (cleaned.includes(null)) faults.add('items_without_content');
  if (items.length < cleaned.filter((item) => item !== null).length) faults.add('repeated_items');
  if (items.some(({ isDateRefused }) => isDateRefused)) faults.add('date_refused');
  return {
    format: feed.format,
    version: feed.version,
    title: plainTitle(feed.title),
    description: cleanText(feed.description, limits).text,
    link: cleanLink(feed.link, null),
    image: cleanLink(feed.image, null),
    language: feed.language?.trim().toLowerCase() || null,
    updatedAt: feed.updatedAt,
    items,
    faults: [...faults],
  };
}

/** Same id and same link or title: one item. Same id and other content: both are kept, the later under an id of its own. */
function dropRepeated(items: readonly CleanItem[]): CleanItem[] {
  const known = new Map<string, CleanItem>();
  for (const item of items) {
    const before = known.get(item.id);
    if (before === undefined) {
      known.set(item.id, item);
    } else if (before.link !== item.link && before.title !== item.title) {
      const id = `${item.id}#${item.link ?? item.title}`.slice(0, 900);
      if (!known.has(id)) known.set(id, { ...item, id });
    }
  }
  return [...known.values()];
}
