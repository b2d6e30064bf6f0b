import { z } from 'zod';
import { editors } from '#platform/shared/roles.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, Flag, Version as AnyVersion } from '#platform/contract/fields.ts';
import { FeedId, FeedsAsked, FeedSettings, TypedAddress } from './contract/input.ts';
import { ExaminedFeed, FeedDetails, FoundFeed, ImportLine, ListedFeed } from './contract/output.ts';

const kept = { access: 'login', roles: editors } as const;
const Version = AnyVersion.min(1);
const Refusable = { ...kept, errors: ['feed_refused'] } as const;

/** Calls of those who keep the feeds. */
export const feedsContract = {
  'feeds/getFeeds': endpoint({
    ...kept,
    verb: 'GET',
    summary: 'Feeds with their health, narrowed, ordered and paged; how many there are of each health.',
    input: FeedsAsked,
    output: z.object({
      feeds: z.array(ListedFeed),
      total: z.int(),
      counts: z.record(z.string(), z.int()).describe('Number of feeds by health, whatever was asked for.'),
    }),
  }),
  'feeds/getFeed': endpoint({
    ...kept,
    verb: 'GET',
    summary: 'One feed with its last readings, its latest headlines and what waits.',
    input: z.object({ id: FeedId }),
    output: FeedDetails,
    errors: ['not_found'],
  }),
  'feeds/discoverFeeds': endpoint({
    ...Refusable,
    verb: 'POST',
    summary: 'Feeds of a site: those its page names, else those at the usual places, each read once.',
    input: z.object({ address: TypedAddress }),
    output: z.object({ feeds: z.array(FoundFeed) }),
  }),
  'feeds/testFeed': endpoint({
    ...Refusable,
    verb: 'POST',
    summary: 'Reads a feed once without keeping anything: its first items as they would come out.',
    input: z.object({ address: TypedAddress }),
    output: ExaminedFeed,
  }),
  'feeds/addFeed': endpoint({
    ...kept,
    verb: 'POST',
    summary: 'Adds a feed; one that was taken away comes back with the new settings.',
    input: FeedSettings.partial({ isPaused: true, readsSourceText: true }).extend({
      address: TypedAddress,
      site: z
        .url({ protocol: /^https?$/ })
        .max(2000)
        .nullable()
        .default(null),
    }),
    output: ListedFeed,
    errors: ['feed_refused', 'feed_known', 'region_not_found'],
  }),
  'feeds/updateFeed': endpoint({
    ...kept,
    verb: 'POST',
    summary: 'Changes what is given; a stale version is refused.',
    input: FeedSettings.partial().extend({ id: FeedId, version: Version }),
    output: ListedFeed,
    errors: ['not_found', 'conflict', 'region_not_found'],
  }),
  'feeds/deleteFeed': endpoint({
    ...kept,
    verb: 'POST',
    summary: 'Takes a feed away; its news stay, and for 30 days it can be brought back.',
    input: z.object({ id: FeedId, version: Version }),
    output: Done,
    errors: ['not_found', 'conflict'],
  }),
  'feeds/restoreFeed': endpoint({
    ...kept,
    verb: 'POST',
    summary: 'Brings a feed back that was taken away.',
    input: z.object({ id: FeedId }),
    output: ListedFeed,
    errors: ['not_found'],
  }),
  'feeds/readFeedNow': endpoint({
    ...kept,
    verb: 'POST',
    summary: 'Reads a feed at once, paused or not; refused while it is being read.',
    input: z.object({ id: FeedId }),
    output: z.object({
      outcome: z.string().describe('read, unchanged or the code of a refusal.'),
      details: z.record(z.string(), z.union([z.string(), z.number()])),
      itemsNew: z.int(),
      feed: ListedFeed,
    }),
    errors: ['not_found', 'feed_busy'],
  }),
  'feeds/importFeeds': endpoint({
    ...kept,
    verb: 'POST',
    summary: 'Adds the feeds of an OPML list, or of the bundled one, with a report for each line.',
    input: z.object({
      opml: z.string().min(1).max(4_000_000).optional().describe('Without it the bundled list.'),
      isPaused: Flag.default(false).describe('Added feeds wait until somebody lets them be read.'),
    }),
    output: z.object({
      added: z.int(),
      known: z.int(),
      refused: z.int(),
      lines: z.array(ImportLine),
    }),
    errors: ['opml_refused'],
    bodyLimit: 8_500_000,
  }),
  'feeds/exportFeeds': endpoint({
    ...kept,
    verb: 'GET',
    summary: 'All feeds as an OPML 2.0 list.',
    input: z.object({}),
    output: z.object({ opml: z.string(), count: z.int() }),
  }),
} satisfies Contract;
