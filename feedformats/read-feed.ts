import { adaptFeed } from './adapt/adapt-feed.ts';
import type { Feed } from './adapt/feed.ts';
import type { CleanFeed } from './clean/clean-feed.ts';
import { cleanFeed } from './clean/clean-feed.ts';
import { decodeFeed } from './decode/decode-feed.ts';
import type { FeedLimits } from './feed-limits.ts';
import { feedLimits } from './feed-limits.ts';
import { parseFeed } from './parse/parse-feed.ts';
import { RefusedFeed } from './refused-feed.ts';

/** What came with the bytes of a feed. */
export interface FeedOrigin {
  /** Address the bytes came from, after redirects; relative links stand against it. */
  readonly address: string | null;
  readonly contentType: string | null;
  readonly contentLanguage: string | null;
}

/** Decode, parse, adapt: the feed as its writer meant it, not yet clean. Throws RefusedFeed with the reason, never anything else. */
export function understandFeed(
  bytes: Uint8Array,
  origin: FeedOrigin,
  limits: FeedLimits = feedLimits,
): Feed & { readonly encoding: string } {
  if (bytes.length > limits.bytes)
    throw new RefusedFeed('too_large', { bytes: bytes.length, limit: limits.bytes });
  const { text, encoding, faults } = decodeFeed(bytes, origin.contentType);
  const parsed = parseFeed(text, { address: origin.address, language: origin.contentLanguage }, limits);
  const feed = adaptFeed(parsed, origin.address, limits);
  return { ...feed, encoding, faults: [...new Set([...faults, ...feed.faults])] };
}

/** All pure steps on one feed's bytes at the moment `now`; throws RefusedFeed. */
export function readFeed(
  bytes: Uint8Array,
  origin: FeedOrigin,
  now: Date,
  limits: FeedLimits = feedLimits,
): CleanFeed {
  return cleanFeed(understandFeed(bytes, origin, limits), now, limits);
}
