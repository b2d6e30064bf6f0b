import { readFile } from 'node:fs/promises';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { OpmlEntry } from '#feedformats/opml/read-opml.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { AddressRule } from '#platform/server/fetch/guarded-connector.ts';
import { literalAddress } from '#platform/server/fetch/public-address.ts';
import type { FeedWorker } from '../worker/open-feed-worker.ts';
import { insertFeeds } from './feed-changes.ts';

/** How one line of a list fared. */
export interface ImportLine {
  readonly line: number;
  readonly title: string;
  readonly address: string;
  readonly outcome: 'added' | 'known' | 'refused';
  readonly reason: string | null;
}

/** How an imported list fared, line by line in its order. */
export interface ImportReport {
  readonly added: number;
  readonly known: number;
  readonly refused: number;
  readonly lines: ImportLine[];
}

/** How a list is taken in. */
export interface ImportOptions {
  readonly isPaused: boolean;
  readonly accountId: number | null;
  /** Whether an IP address may be read from. */
  readonly allowsAddress: AddressRule;
}

const maxAtOnce = 500;

/** Adds the feeds of an OPML text; throws RefusedOpml or RefusedFeed when it is no such list. Importing twice adds nothing. */
export async function importOpml(
  db: Db,
  worker: FeedWorker,
  opml: string,
  { allowsAddress, ...options }: ImportOptions,
): Promise<ImportReport> {
  const { list } = await worker.run({ kind: 'opml', text: opml });
  const lines: ImportLine[] = [];
  for (let start = 0; start < list.length; start += maxAtOnce) {
    const entries = list.slice(start, start + maxAtOnce).map((entry) => refuseLocal(entry, allowsAddress));
    const feeds = entries.flatMap((entry) => ('feed' in entry ? [entry.feed] : []));
    const added = await insertFeeds(db, feeds, options);
    lines.push(...entries.map((entry) => lineOf(entry, added)));
    await letOthersRun();
  }
  const count = (wanted: ImportLine['outcome']): number =>
    lines.filter(({ outcome }) => outcome === wanted).length;
  return { added: count('added'), known: count('known'), refused: count('refused'), lines };
}

/** The list of feeds the product comes with. */
export function readBundledOpml(): Promise<string> {
  return readFile(new URL('../../../../data/news/sources/feeds.opml', import.meta.url), 'utf8');
}

/** What is plainly local is told at once; names are checked when the feed is read. */
function refuseLocal(
  entry: OpmlEntry,
  allowsAddress: AddressRule,
): OpmlEntry | (Omit<ImportLine, 'outcome'> & { readonly refusal: string }) {
  if (!('feed' in entry)) return entry;
  const { hostname } = new URL(entry.feed.address);
  const literal = literalAddress(hostname);
  const isLocal = literal === null ? /(?:^|\.)localhost$/.test(hostname) : !allowsAddress(literal);
  if (!isLocal) return entry;
  const { title, address } = entry.feed;
  return { line: entry.line, title, address, refusal: 'local_address', reason: null };
}

function lineOf(entry: ReturnType<typeof refuseLocal>, added: ReadonlySet<string>): ImportLine {
  if (!('feed' in entry)) {
    const { line, title, address, refusal } = entry;
    return { line, title, address, outcome: 'refused', reason: refusal };
  }
  const { title, address } = entry.feed;
  return { line: entry.line, title, address, outcome: added.has(address) ? 'added' : 'known', reason: null };
}
