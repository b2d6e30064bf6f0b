import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feed } from '#feedformats/adapt/feed.ts';
import { readFeed, understandFeed } from '#feedformats/read-feed.ts';
import { RefusedFeed } from '#feedformats/refused-feed.ts';
import type { Outcome } from '#tools/evaluate/news/outcome.ts';
import { type ExpectedFeed, type Statement, checkPlain, checkPython } from './feeds-statements.ts';
import type { View } from './feeds-element-view.ts';
import { viewOfDocument } from './feeds-view.ts';

interface Result {
  readonly row: ExpectedFeed;
  readonly statements: readonly Statement[];
  /** What went wrong beyond a refusal: a crash, or more than a second for one file. */
  readonly trouble: string | null;
}

/** Where the suites' own test server stood; their relative links are stated against it. */
const server = 'http://127.0.0.1:8097/';

/** Shares of the values stated in a folder's expected.json that the feed steps find, by class; crashes and slow files are the first mistakes. */
export function evaluateFeeds(folder: string): Outcome {
  const rows = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as ExpectedFeed[];
  const results = rows.map((row) => evaluateFile(folder, row));
  const classes = [...new Set(rows.map((row) => row.class))].sort();
  const all = results.flatMap(({ statements }) => statements);
  const trouble = results.filter((result) => result.trouble !== null);
  return {
    task: 'feeds',
    rows: rows.length,
    figure: { name: 'share of stated values', value: shareMet(all) },
    scores: [
      ...classes.map(
        (name) =>
          [
            name,
            scoreOf(results.filter(({ row }) => row.class === name).flatMap(({ statements }) => statements)),
          ] as const,
      ),
      ...classes.map(
        (name) => [`${name}, by file`, scoreFiles(results.filter(({ row }) => row.class === name))] as const,
      ),
      ['no crash, no hang', scoreCounts(results.length - trouble.length, results.length)] as const,
    ],
    mistakes: [
      ...trouble.map(({ row, trouble }) => `${row.file}: ${trouble}`),
      ...results.flatMap(({ row, statements }) =>
        statements
          .filter(({ isMet }) => !isMet)
          .map(({ what, ours }) => `${row.file}: ${what.slice(0, 160)} | ours: ${ours}`),
      ),
    ],
  };
}

function evaluateFile(folder: string, row: ExpectedFeed): Result {
  const headers = Object.fromEntries(
    Object.entries(row.http_headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const address = `${server}${row.source_path ?? row.file}`;
  const origin = {
    address,
    contentType: headers['content-type'] ?? null,
    contentLanguage: headers['content-language'] ?? null,
  };
  const started = performance.now();
  try {
    const bytes = readFileSync(join(folder, row.file));
    const understood = understand(() =>
      understandFeed(bytes, { ...origin, address: headers['content-location'] ?? address }),
    );
    if (understood) readFeed(bytes, origin, new Date());
    const ms = performance.now() - started;
    return {
      row,
      statements: check(row, understood),
      trouble: ms > 1000 ? `took ${Math.round(ms)} ms` : null,
    };
  } catch (error) {
    return {
      row,
      statements: check(row, null),
      trouble: error instanceof Error ? error.message : String(error),
    };
  }
}

/** Null when refused: a refusal with its reason is an answer, not a crash. */
function understand<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RefusedFeed) return null;
    throw error;
  }
}

function check(row: ExpectedFeed, feed: (Feed & { encoding: string }) | null): readonly Statement[] {
  const { expect } = row;
  if (!expect || Object.keys(expect).length === 0) return [];
  if (expect.feed !== undefined || expect.items !== undefined) return checkPlain(expect, feed ?? nothing);
  try {
    return checkPython(
      expect,
      feed ? viewOfDocument(feed, feed.encoding, feed.faults.length > 0, feed.faults) : viewOfNothing,
    );
  } catch (error) {
    return [
      {
        what: expect.note ?? '',
        isMet: false,
        ours: error instanceof Error ? error.message : '',
        isValue: false,
      },
    ];
  }
}

const viewOfNothing: View = {
  find: (key) => ({ bozo: true, entries: [], feed: { find: () => undefined } })[key],
};

const nothing: Feed = {
  format: 'rss',
  version: '',
  id: null,
  title: null,
  description: null,
  link: null,
  links: [],
  authors: [],
  contributors: [],
  categories: [],
  publishedAt: null,
  updatedAt: null,
  language: null,
  image: null,
  rights: null,
  generator: null,
  items: [],
  faults: [],
  element: null,
};

function shareMet(statements: readonly Statement[]): number {
  return statements.filter(({ isMet }) => isMet).length / Math.max(1, statements.length);
}

function scoreOf(statements: readonly Statement[]): Outcome['scores'][number][1] {
  return scoreCounts(statements.filter(({ isMet }) => isMet).length, statements.length);
}

/** Each file the same weight, so that a long feed does not outshout the short ones. */
function scoreFiles(results: readonly Result[]): Outcome['scores'][number][1] {
  const stating = results.filter(({ statements }) => statements.length > 0);
  const sum = stating.reduce((total, { statements }) => total + shareMet(statements), 0);
  return scoreCounts(sum, stating.length);
}

function scoreCounts(met: number, all: number): Outcome['scores'][number][1] {
  const share = all === 0 ? 1 : met / all;
  return { precision: share, recall: share, f1: share, support: all };
}
