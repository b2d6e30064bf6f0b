import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobEntry } from '#platform/server/blobs/blob-store.ts';
import { openBlobs } from '#platform/server/blobs/open-blobs.ts';
import type { CommandServices } from '#platform/server/command.ts';
import { AdminError, readWords, type AdminCommand } from './admin-command.ts';

const listed = 20;

/** Letters that were written while SMTP_URL was unset. */
export const letterCommands: Record<string, AdminCommand> = {
  'letters list': {
    usage: '',
    summary: `the last ${listed} letters that no mail server took`,
    async run(services, args, out) {
      readWords(args, []);
      const entries = await letters(services);
      for (const { name, bytes, since } of entries.slice(-listed))
        out(`${since.toISOString()}  ${String(bytes).padStart(8)}  ${name}`);
      out(`${entries.length} letters.`);
    },
  },
  'letters save': {
    usage: '<folder>',
    summary: 'writes all of them into a folder, as .eml files',
    async run(services, args, out) {
      const folder = resolve(readWords(args, ['folder']).folder);
      const store = openBlobs(services, 'mail');
      const entries = await letters(services);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const { name } of entries) {
        const content = await store.read(name);
        if (content === null) throw new AdminError(`${name} is not there any more.`);
        await pipeline(content, createWriteStream(join(folder, name), { mode: 0o600 }));
      }
      out(`${entries.length} letters in ${folder}.`);
    },
  },
};

async function letters(services: CommandServices): Promise<BlobEntry[]> {
  const entries: BlobEntry[] = [];
  for await (const entry of openBlobs(services, 'mail').list()) entries.push(entry);
  return entries.sort((a, b) => a.since.getTime() - b.since.getTime());
}
