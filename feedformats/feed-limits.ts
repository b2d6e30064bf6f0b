/** What one feed may cost; anything beyond is refused or cut, each with its reason. */
export interface FeedLimits {
  /** Bytes after decompression. */
  readonly bytes: number;
  /** Elements inside one another. */
  readonly depth: number;
  readonly elements: number;
  /** The newest-first rest is left out with the fault `items_cut`. */
  readonly items: number;
  /** Characters of one text; the rest is cut. */
  readonly textLength: number;
  /** Characters that the entities of a document type may grow to together. */
  readonly entityLength: number;
}

/** Limits of the product: twice the largest honest feed known to us in every direction. */
export const feedLimits: FeedLimits = {
  bytes: 8 * 1024 * 1024,
  depth: 200,
  elements: 200_000,
  items: 2_000,
  textLength: 400_000,
  entityLength: 20_000,
};
