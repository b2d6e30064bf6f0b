import type { FeedLimits } from '../feed-limits.ts';
import type { ParsedFeed } from '../parse/parse-feed.ts';
import { adaptAtom } from './adapt-atom.ts';
import { adaptJson } from './adapt-json.ts';
import { adaptRss } from './adapt-rss.ts';
import { findText } from '../parse/xml-element.ts';
import type { FeedFault } from '../feed-fault.ts';
import type { Feed, FeedItem } from './feed.ts';

/** A parsed feed in the one shape, whichever its format; items beyond the limit are left out and told as a fault, as dates are that nobody can read. */
export function adaptFeed(parsed: ParsedFeed, address: string | null, limits: FeedLimits): Feed {
  const feed = adapt(parsed, address);
  const faults: FeedFault[] = [...parsed.faults];
  if (feed.items.length > limits.items) faults.push('items_cut');
  if (feed.items.some(hasUnreadDate)) faults.push('date_unreadable');
  return {
    ...feed,
    items: feed.items.slice(0, limits.items),
    faults,
  };
}

const dateNames = ['pubdate', 'dc:date', 'published', 'updated', 'issued', 'created', 'date'];

/** Does an item give a date that nobody can read? It is then shown at the moment it came. */
function hasUnreadDate({ publishedAt, updatedAt, element }: FeedItem): boolean {
  if (publishedAt !== null || updatedAt !== null || element === null) return false;
  return dateNames.some((name) => (findText(element, name) ?? '') !== '');
}

function adapt(parsed: ParsedFeed, address: string | null): Omit<Feed, 'faults'> {
  if (parsed.kind === 'json') return adaptJson(parsed.root, address);
  return parsed.kind === 'atom' ? adaptAtom(parsed.root) : adaptRss(parsed.root, parsed.kind);
}
