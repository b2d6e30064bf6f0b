/** A feed to be written in any of the three formats. */
export interface WrittenFeed {
  /** An IRI that stays the same for good. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** The page with the same content. */
  readonly pageUrl: string;
  /** The address of this very document. */
  readonly selfUrl: string;
  /** ISO in UTC; null of an empty feed. */
  readonly updatedAt: string | null;
  readonly items: readonly WrittenItem[];
}

/** An item to be written. */
export interface WrittenItem {
  /** An IRI that stays the same for good. */
  readonly id: string;
  /** Plain text. */
  readonly title: string;
  readonly url: string;
  /** Where the full text is when that is elsewhere. */
  readonly outletUrl: string | null;
  /** HTML made here, every name in it escaped. */
  readonly html: string;
  readonly author: string;
  /** ISO in UTC. */
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly categories: readonly string[];
  readonly language: string;
}
