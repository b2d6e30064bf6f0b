import type { Config } from '#platform/server/config.ts';
import { openFetcher, type Fetcher } from '#platform/server/fetch/open-fetcher.ts';
import { publicOrWithin } from '#platform/server/fetch/public-address.ts';
import { openForeignReading, type ForeignReading } from '#platform/server/foreign/read-foreign.ts';

/** What running a source needs, once per process. */
export interface SourceTools {
  /** A client for answers of up to so many bytes, with so long a pause between two requests to a host. */
  fetcherFor(bytes: number, pauseMs: number): Fetcher;
  /** The thread in which expressions and files of others run. */
  reading: ForeignReading;
  close(): Promise<void>;
}

const opened = new WeakMap<Config, SourceTools>();

/** The process's tools; opened when first asked for, idle connections and threads leave by themselves. */
export function sourceToolsOf(config: Config): SourceTools {
  const known = opened.get(config);
  if (known) return known;
  const fetchers = new Map<string, Fetcher>();
  const open = (bytes: number, pauseMs: number): Fetcher =>
    openFetcher({
      // Many offices refuse clients that do not begin like a browser; who asks still stands in it.
      userAgent: `Mozilla/5.0 (compatible; Svodka/1.0; statistics; +${config.publicUrl})`,
      accept: 'application/json, application/xml, text/xml, text/csv, application/vnd.ms-excel, */*;q=0.5',
      now: () => new Date(),
      allowsAddress: publicOrWithin(config.FEED_NETWORKS),
      bytes,
      hostPauseMs: pauseMs,
      totalMs: 180_000,
      checkType: () => {},
    });
  const tools: SourceTools = {
    fetcherFor(bytes, pauseMs) {
      const key = `${bytes} ${pauseMs}`;
      const fetcher = fetchers.get(key) ?? open(bytes, pauseMs);
      fetchers.set(key, fetcher);
      return fetcher;
    },
    reading: openForeignReading({ timeoutMs: 120_000, maxWaiting: 8, memoryMb: 768 }),
    async close() {
      await Promise.all([...fetchers.values()].map((fetcher) => fetcher.close()));
      await tools.reading.close();
    },
  };
  opened.set(config, tools);
  return tools;
}
