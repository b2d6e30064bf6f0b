import { chmodSync, mkdirSync } from 'node:fs';

const ownerOnly = 0o700;

/** Letters, backups and the database hold secrets: whatever this process writes is its owner's alone, and so is the data folder. */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true, mode: ownerOnly });
  try {
    chmodSync(dataDir, ownerOnly);
  } catch {
    // The folder is another user's and only lent to this process: what is written in it is private all the same.
  }
}
