import { feedToolsOf } from '#features/feeds/server/feed-tools.ts';
import { importOpml, readBundledOpml } from '#features/feeds/server/keeping/import-feeds.ts';
import { withdrawSampleTexts } from '#features/newsdesk/server/events/withdraw-sample-texts.ts';
import { listSources, switchSource } from '#features/sources/server/keeping/source-queries.ts';
import { removeSampleSeries } from '#statistics/import/store/remove-sample.ts';
import type { CommandServices } from '#platform/server/command.ts';
import { AdminError, readWords, type AdminCommand } from '../admin/admin-command.ts';
import { commandSet } from '../command-set.ts';
import { listChecks } from './checklist.ts';

const signs = { well: '✓', missing: '✗', advice: '·' } as const;

/** `npm run live -- <verb> …`: from a sample, or from nothing, to an installation whose figures and news keep coming. */
export const runLive = commandSet('live', {
  check: {
    usage: '',
    summary: 'what is well, what is missing and what would be better; 1 while something is missing',
    async run(services, args, out) {
      readWords(args, []);
      await tellChecks(services, out);
    },
  },
  start: {
    usage: '[--sources all|none|code,code] [--feeds bundled|none]',
    summary:
      'switches sources on and reads the list of feeds that comes along, then checks; what is on stays on',
    async run(services, args, out) {
      const { sources = 'all', feeds = 'bundled' } = readWords(args, [], ['sources', 'feeds']);
      if (feeds !== 'bundled' && feeds !== 'none')
        throw new AdminError('Feeds are bundled or none. A list of your own: npm run feeds -- import', true);
      await switchOn(services, sources, out);
      if (feeds === 'bundled') await addFeeds(services, out);
      await tellChecks(services, out);
    },
  },
  'remove-sample': removeSample(),
});

async function tellChecks(services: CommandServices, out: (text: string) => void): Promise<void> {
  const checks = await listChecks(services, new Date());
  for (const { what, state, text } of checks) out(`${signs[state]} ${what.padEnd(16)} ${text}`);
  const missing = checks.filter(({ state }) => state === 'missing').length;
  if (missing > 0) throw new AdminError(`Missing: ${missing}.`);
  out('Live.');
}

/** Those that need a file of the operator's are named and left off. */
async function switchOn({ db }: CommandServices, asked: string, out: (text: string) => void): Promise<void> {
  const all = await listSources(db);
  const codes = asked === 'none' ? [] : asked === 'all' ? all.map(({ code }) => code) : asked.split(',');
  const unknown = codes.filter((code) => !all.some((each) => each.code === code));
  if (unknown.length > 0)
    throw new AdminError(`There is no source ${unknown.join(', ')}. See: npm run admin -- sources list`);
  for (const { code, isOn, version, recipe } of all.filter((each) => codes.includes(each.code))) {
    if (recipe.request.file)
      out(`${code}: bring its file. npm run admin -- sources run ${code} --file <path>`);
    else if (!isOn) {
      await switchSource(db, { code, isOn: true, version });
      out(`${code} is on.`);
    }
  }
}

async function addFeeds({ db, config }: CommandServices, out: (text: string) => void): Promise<void> {
  const { worker, allowsAddress } = feedToolsOf(config);
  try {
    const options = { isPaused: false, accountId: null, allowsAddress };
    const { added, known, refused } = await importOpml(db, worker, await readBundledOpml(), options);
    out(`Feeds: ${added} added, ${known} known already, ${refused} refused.`);
  } finally {
    await worker.close();
  }
}

function removeSample(): AdminCommand {
  return {
    usage: '[--yes]',
    summary:
      'takes away what was made for demonstration, whole; what people wrote stays, and so do real figures',
    async run({ db, config }, args, out) {
      const isSure = args.includes('--yes');
      readWords(
        args.filter((word) => word !== '--yes'),
        [],
      );
      if (config.sampleData)
        throw new AdminError('The next start would bring it back. Set SAMPLE_DATA=false first.');
      if (!isSure)
        throw new AdminError(
          'Generated series are deleted for good, texts of the sample are withdrawn. Say: npm run live -- remove-sample --yes',
        );
      const { series, facts } = await removeSampleSeries(db);
      const texts = await withdrawSampleTexts(db);
      out(`${series} series with ${facts} values are deleted, ${texts} texts are withdrawn.`);
    },
  };
}
