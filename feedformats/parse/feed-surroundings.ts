/** What is known of a feed before its first byte. */
export interface FeedSurroundings {
  /** The address it was fetched from, against which relative links stand. */
  readonly address: string | null;
  /** Content-Language of the answer. */
  readonly language: string | null;
}
