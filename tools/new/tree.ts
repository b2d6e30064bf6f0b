import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What was asked for can not be made as asked; the sentence says why and what to do. */
export class RefusedError extends Error {}

/** The project's files as they will be: nothing is written before everything could be made. */
export interface Tree {
  has(path: string): boolean;
  read(path: string): string;
  /** A file that must not be there yet. */
  add(path: string, text: string): void;
  change(path: string, edit: (text: string) => string): void;
  /** Writes what was added and changed; returns the paths. */
  save(): string[];
}

/** The files below a folder; paths are relative to it. */
export function openTree(root: string): Tree {
  const written = new Map<string, string>();
  const has = (path: string): boolean => written.has(path) || existsSync(join(root, path));
  const read = (path: string): string => {
    if (!has(path)) throw new RefusedError(`${path} is not there.`);
    return written.get(path) ?? readFileSync(join(root, path), 'utf8');
  };
  return {
    has,
    read,
    add(path, text) {
      if (has(path)) throw new RefusedError(`${path} exists already; nothing was written.`);
      written.set(path, text);
    },
    change: (path, edit) => void written.set(path, edit(read(path))),
    save() {
      for (const [path, text] of written) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
      return [...written.keys()];
    },
  };
}
