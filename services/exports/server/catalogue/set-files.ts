import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#platform/server/db/db.ts';
import { writeSetCsv, writeSetParquet, type SetPart } from './write-set.ts';

/** Where the bytes of a set lie; `whole` while they are still being written there: its path when they are. */
export interface SetFile {
  path: string;
  whole: Promise<string> | null;
}

/** A set's file, made when it is first asked for. */
export interface SetFiles {
  /** The file of this state of the data; earlier states of it go. */
  obtain(id: string, format: 'csv' | 'parquet', part: SetPart, load: number): Promise<SetFile>;
}

/** Keeps files of sets in a folder by data and day: one is written at a time, however many ask. */
export function openSetFiles(db: Db, dataDir: string): SetFiles {
  const folder = join(dataDir, 'catalogue');
  const running = new Map<string, Promise<string>>();
  let last: Promise<unknown> = Promise.resolve();
  const make = async (name: string, prefix: string, format: string, part: SetPart): Promise<string> => {
    const path = join(folder, name);
    await (format === 'csv' ? writeSetCsv : writeSetParquet)(db, part, `${path}.part`);
    await rename(`${path}.part`, path);
    for (const old of await readdir(folder))
      if (old.startsWith(prefix) && old.endsWith(`.${format}`) && old !== name)
        await rm(join(folder, old), { force: true });
    return path;
  };
  return {
    async obtain(id, format, part, load) {
      const name = `${id}~${load}-${part.openDay}.${format}`;
      const path = join(folder, name);
      if (!running.has(name) && (await exists(path))) return { path, whole: null };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      let whole = running.get(name);
      if (!whole) {
        // Here before its turn comes, so that it can be followed.
        const empty = writeFile(`${path}.part`, '');
        whole = Promise.all([empty, last])
          .then(() => make(name, `${id}~`, format, part))
          .finally(() => running.delete(name));
        running.set(name, whole);
        last = whole.catch(() => {});
        await empty;
      }
      return { path: `${path}.part`, whole };
    },
  };
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
