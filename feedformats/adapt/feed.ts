import type { FeedFault } from '../feed-fault.ts';
import type { ParsedFeed } from '../parse/parse-feed.ts';
import type { XmlElement } from '../parse/xml-element.ts';

/** A text as its feed gave it, not yet clean. */
export interface FeedText {
  /** HTML when `isHtml`, else plain characters. */
  readonly value: string;
  readonly isHtml: boolean;
  /** Media type: stated, or told from the text. */
  readonly type: string;
  /** What relative links inside stand against; null when unknown. */
  readonly base: string | null;
  readonly language: string | null;
}

/** A link with all its feed says of it; `href` is absolute where a base is known. */
export interface FeedLink {
  readonly href: string;
  readonly rel: string;
  readonly type: string | null;
  readonly title: string | null;
  readonly hreflang: string | null;
  readonly lengthBytes: number | null;
}

/** A person or an organisation, at least one of the three set. */
export interface FeedPerson {
  readonly name: string | null;
  readonly email: string | null;
  readonly url: string | null;
}

/** A subject the outlet files an item under, in its own words. */
export interface FeedCategory {
  readonly term: string | null;
  readonly scheme: string | null;
  readonly label: string | null;
}

/** A file that goes with an item. */
export interface FeedEnclosure {
  readonly url: string;
  readonly type: string | null;
  readonly lengthBytes: number | null;
}

/** One item in the shape all formats share; times are ISO in UTC, null where absent or unreadable. */
export interface FeedItem {
  /** The feed's own id; null when it gives none. */
  readonly id: string | null;
  readonly title: FeedText | null;
  readonly link: string | null;
  readonly links: readonly FeedLink[];
  readonly summary: FeedText | null;
  /** Full texts, the feed's preferred one first. */
  readonly contents: readonly FeedText[];
  readonly authors: readonly FeedPerson[];
  readonly contributors: readonly FeedPerson[];
  readonly publishedAt: string | null;
  readonly updatedAt: string | null;
  readonly categories: readonly FeedCategory[];
  readonly enclosures: readonly FeedEnclosure[];
  readonly image: string | null;
  readonly commentsUrl: string | null;
  /** The feed the item was taken over from. */
  readonly source: { readonly title: string | null; readonly url: string | null } | null;
  readonly language: string | null;
  /** The item as parsed, for what this shape leaves out. */
  readonly element: XmlElement | null;
}

/** A whole feed in the shape all formats share. */
export interface Feed {
  readonly format: ParsedFeed['kind'];
  /** As the feed states it: '2.0', '0.91', '1.0'; '' when it doesn't. */
  readonly version: string;
  readonly id: string | null;
  readonly title: FeedText | null;
  readonly description: FeedText | null;
  readonly link: string | null;
  readonly links: readonly FeedLink[];
  readonly authors: readonly FeedPerson[];
  readonly contributors: readonly FeedPerson[];
  readonly categories: readonly FeedCategory[];
  readonly publishedAt: string | null;
  readonly updatedAt: string | null;
  readonly language: string | null;
  readonly image: string | null;
  readonly rights: FeedText | null;
  readonly generator: {
    readonly name: string | null;
    readonly version: string | null;
    readonly url: string | null;
  } | null;
  readonly items: readonly FeedItem[];
  readonly faults: readonly FeedFault[];
  readonly element: XmlElement | null;
}
