import { fitsRules, keysToFindBy, numberKeys, type WatchedItem } from '#features/news/public.server.ts';
import type { Db } from '#platform/server/db/db.ts';
import { countKept, listKeptAfter, listSerials, type KeptWatch } from './watch-queries.ts';

const page = 500;

/** All watched searches in memory, found by the rarest thing each asks for: an item looks up its own words only. */
export class WatchIndex {
  private readonly kept = new Map<number, KeptWatch>();
  private readonly byKey = new Map<string, Set<KeptWatch>>();
  /** The keys each search was filed under when it came. */
  private readonly filed = new Map<KeptWatch, readonly string[]>();
  private newest = 0;

  /** Takes in what was compiled since the last time and drops what is watched no longer; lets others work in between. */
  async follow(db: Db): Promise<void> {
    for (;;) {
      const rows = await listKeptAfter(db, this.newest, page);
      for (const row of rows) this.add(row);
      if (rows.length < page) break;
    }
    if ((await countKept(db)) === this.kept.size) return;
    const living = new Set(await listSerials(db));
    for (const watch of this.kept.values()) if (!living.has(watch.serial)) this.drop(watch);
  }

  /** Searches that may find the item, each once. */
  find(item: WatchedItem): KeptWatch[] {
    const found = new Set<KeptWatch>();
    for (const keys of [item.keys, numberKeys(item)])
      for (const key of keys)
        for (const watch of this.byKey.get(key) ?? []) if (fitsRules(watch.rules, item)) found.add(watch);
    return [...found];
  }

  private add(watch: KeptWatch): void {
    this.kept.set(watch.serial, watch);
    this.newest = watch.serial;
    const keys = keysToFindBy(watch.rules, (word) => this.crowdOf(word));
    this.filed.set(watch, keys);
    for (const key of keys) {
      const known = this.byKey.get(key);
      if (known) known.add(watch);
      else this.byKey.set(key, new Set([watch]));
    }
  }

  private drop(watch: KeptWatch): void {
    this.kept.delete(watch.serial);
    for (const key of this.filed.get(watch) ?? []) {
      const known = this.byKey.get(key);
      known?.delete(watch);
      if (known?.size === 0) this.byKey.delete(key);
    }
    this.filed.delete(watch);
  }

  /** Searches filed under the keys of a word. */
  private crowdOf(word: readonly string[]): number {
    let crowd = 0;
    for (const key of word) crowd += this.byKey.get(key)?.size ?? 0;
    return crowd;
  }
}
