import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { feedToolsOf } from '#features/feeds/server/feed-tools.ts';
import { listAllFeeds } from '#features/feeds/server/keeping/feed-queries.ts';
import { importOpml, readBundledOpml } from '#features/feeds/server/keeping/import-feeds.ts';
import { RefusedOpml } from '#feedformats/opml/read-opml.ts';
import { writeOpml } from '#feedformats/opml/write-opml.ts';
import { isRefusal } from '#features/feeds/server/refusal.ts';
import { AdminError, type AdminCommand } from '../admin/admin-command.ts';

/** Lists of feeds in and out. */
export const listCommands: Record<string, AdminCommand> = {
  import: {
    usage: '<file.opml> | --bundled  [--paused]',
    summary: 'adds the feeds of a list; --paused: none is read until it is resumed',
    async run({ db, config }, args, out) {
      const { file, bundled, paused } = readImport(args);
      const opml = bundled ? await readBundledOpml() : await readText(file);
      const { worker, allowsAddress } = feedToolsOf(config);
      const report = await importOpml(db, worker, opml, {
        isPaused: paused,
        accountId: null,
        allowsAddress,
      }).catch(refuse);
      for (const { line, outcome, address, reason } of report.lines)
        if (outcome === 'refused') out(`line ${line}: ${reason}  ${address}`);
      out(`${report.added} added, ${report.known} known already, ${report.refused} refused.`);
      await worker.close();
    },
  },
  export: {
    usage: '[file.opml]',
    summary: 'all feeds as OPML, into a file or here',
    async run({ db }, [file], out) {
      const feeds = await listAllFeeds(db);
      const opml = writeOpml('Svodka', feeds);
      if (file === undefined) return out(opml);
      await writeFile(file, opml);
      out(`${feeds.length} feeds: ${file}`);
    },
  },
};

function readImport(args: string[]): { file: string; bundled: boolean; paused: boolean } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { bundled: flag, paused: flag },
    });
    const [file = ''] = positionals;
    if (positionals.length > 1 || (file === '') !== values.bundled)
      throw new AdminError('Name one file, or --bundled.', true);
    return { file, ...values };
  } catch (error) {
    throw error instanceof AdminError ? error : new AdminError((error as Error).message, true);
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new AdminError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

function refuse(error: unknown): never {
  if (error instanceof RefusedOpml || isRefusal(error))
    throw new AdminError(`This is no list of feeds that can be taken: ${error.reason}.`);
  throw error;
}
