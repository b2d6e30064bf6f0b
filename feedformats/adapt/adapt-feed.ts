import type { FeedLimits } from '../feed-limits.ts';
import type { ParsedFeed } from '../parse/parse-feed.ts';
import { adaptAtom } from './adapt-atom.ts';
import { adaptJson } from './adapt-json.ts';
import { adaptRss } from './adapt-rss.ts';
import type { Feed } from './feed.ts';

/** A parsed feed in the one shape, whichever its format; items beyond the limit are left out and told as a fault. */
export function adaptFeed(parsed: ParsedFeed, address: string | null, limits: FeedLimits): Feed {
  const feed = adapt(parsed, address);
  const isCut = feed.items.length > limits.items;
  return {
    ...feed,
    items: feed.items.slice(0, limits.items),
    faults: isCut ? [...parsed.faults, 'items_cut'] : [...parsed.faults],
  };
}

function adapt(parsed: ParsedFeed, address: string | null): Omit<Feed, 'faults'> {
  if (parsed.kind === 'json') return adaptJson(parsed.root, address);
  return parsed.kind === 'atom' ? adaptAtom(parsed.root) : adaptRss(parsed.root, parsed.kind);
}
