import { writeFile } from 'node:fs/promises';
import { listDecidedPairs } from '#features/newsdesk/server/stories/decided-pairs.ts';
import { guardCell } from '#platform/shared/delimited.ts';
import { commandSet } from '../command-set.ts';
import { keepingCommands } from './keeping-commands.ts';
import { listCommands } from './list-commands.ts';
import type { AdminCommand } from '../admin/admin-command.ts';

const columns = ['id_1', 'id_2', 'label', 'lang', 'title_1', 'title_2', 'date_1', 'date_2'] as const;

/** What editors decided of stories, out. */
const decisionCommands: Record<string, AdminCommand> = {
  'export-decisions': {
    usage: '[file.tsv]',
    summary: 'pairs of headlines that editors joined or parted, as `evaluate -- news story-pairs` reads them',
    async run({ db }, [file], out) {
      const pairs = await listDecidedPairs(db);
      const lines = pairs.map((pair) => columns.map((name) => guardCell(cellOf(pair[name]))).join('\t'));
      const text = [columns.join('\t'), ...lines].join('\n');
      if (file === undefined) return out(text);
      await writeFile(file, `${text}\n`);
      out(`${pairs.length} pairs: ${file}`);
    },
  },
};

/** A cell holds no tab and no line break. */
function cellOf(value: string | Date): string {
  return (typeof value === 'string' ? value : value.toISOString()).replaceAll(/\s+/g, ' ').trim();
}

/** `npm run feeds -- <verb> …`: the feeds the news come from. */
export const runFeeds = commandSet('feeds', {
  ...listCommands,
  ...keepingCommands,
  ...decisionCommands,
});
