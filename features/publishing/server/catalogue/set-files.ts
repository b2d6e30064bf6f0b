import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#platform/server/db/db.ts';
import { writeSetCsv, writeSetParquet, type SetPart } from './write-set.ts';

/** A set's file, made when it is first asked for. */
export interface SetFiles {
  /** Path of the file of this state of the data; earlier states of it go. */
  obtain(id: string, format: 'csv' | 'parquet', part: SetPart, load: number): Promise<string>;
}

/** Keeps files of sets in a folder by data and day: one is written at a time, however many ask. */
export function openSetFiles(db: Db, dataDir: string): SetFiles {
  const folder = join(dataDir, 'catalogue');
  const running = new Map<string, Promise<string>>();
  let last: Promise<unknown> = Promise.resolve();
  const make = async (name: string, prefix: string, format: string, part: SetPart): Promise<string> => {
    const path = join(folder, name);
    if (await exists(path)) return path;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await (format === 'csv' ? writeSetCsv : writeSetParquet)(db, part, `${path}.part`);
    await rename(`${path}.part`, path);
    for (const old of await readdir(folder))
      if (old.startsWith(prefix) && old.endsWith(`.${format}`) && old !== name)
        await rm(join(folder, old), { force: true });
    return path;
  };
  return {
    obtain(id, format, part, load) {
      const name = `${id}~${load}-${part.openDay}.${format}`;
      const known = running.get(name);
      if (known) return known;
      const made = last.then(() => make(name, `${id}~`, format, part)).finally(() => running.delete(name));
      running.set(name, made);
      last = made.catch(() => {});
      return made;
    },
  };
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
