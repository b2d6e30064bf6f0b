import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { loadCatalogues } from '#app/messages.ts';
import { checkRecipe, type RecipeFault } from '#connectors/check-recipe.ts';
import type { Db } from '#platform/server/db/db.ts';
import { buildTranslate } from '#platform/server/texts.ts';
import { refusalText } from '#features/sources/domain/refusal-text.ts';
import { listHeld } from '#features/sources/server/keeping/held-queries.ts';
import { sayRefused } from '#features/sources/server/keeping/row-reasons.ts';
import { stopRun } from '#features/sources/server/keeping/run-progress.ts';
import { listLastRuns, listRuns } from '#features/sources/server/keeping/run-queries.ts';
import {
  claimSource,
  findSource,
  keepRecipe,
  listSources,
  switchSource,
  type Source,
} from '#features/sources/server/keeping/source-queries.ts';
import { decide, rollBack } from '#features/sources/server/running/roll-back.ts';
import { runSource, tryOut, type RunEnd } from '#features/sources/server/running/run-source.ts';
import { AdminError, readNumber, readWords, type AdminCommand } from './admin-command.ts';

/** Bytes of a file an operator brings, unpacked. */
const maxFile = 1_500_000_000;

/** Live sources of figures: switch, try, run, decide, roll back. */
export const sourceCommands: Record<string, AdminCommand> = {
  'sources list': {
    usage: '',
    summary: 'sources of figures with their last run',
    async run({ db }, _args, out) {
      const runs = await listLastRuns(db);
      for (const { code, isOn, recipe } of await listSources(db))
        out([code, isOn ? 'on' : 'off', runs.get(code)?.outcome ?? 'no run', recipe.title.en].join('  '));
    },
  },
  'sources add': {
    usage: '<recipe.json>',
    summary: 'keeps a recipe of your own; it is off until it is switched on',
    async run({ db }, args, out) {
      const { file } = readWords(args, ['file']);
      const checked = checkRecipe(JSON.parse((await readBytes(file)).toString('utf8')));
      if ('faults' in checked) throw new AdminError(await sayFaults(checked.faults));
      const { recipe } = checked;
      await keepRecipe(db, recipe);
      out(`${recipe.code} is kept. Try it: npm run admin -- sources try ${recipe.code}`);
    },
  },
  'sources on': switching(true),
  'sources off': switching(false),
  'sources try': {
    usage: '<code> [--file path]',
    summary: 'what a run would change, and what is refused; nothing is written',
    async run({ db, config }, args, out) {
      const { code, file } = readWords(args, ['code'], ['file']);
      const source = await getSource(db, code);
      await needPlaces(db);
      await tell(
        await tryOut({ db, config }, source, file === undefined ? undefined : await readBytes(file)),
        out,
      );
    },
  },
  'sources run': {
    usage: '<code> [--file path]',
    summary: 'runs a source at once, or takes a file you bring (.gz too)',
    async run({ db, config }, args, out) {
      const { code, file } = readWords(args, ['code'], ['file']);
      await getSource(db, code);
      await needPlaces(db);
      const bytes = file === undefined ? undefined : await readBytes(file);
      if (!(await claimSource(db, code))) throw new AdminError(`${code} is being run right now.`);
      const end = await runSource({ db, config }, code, 'command', bytes);
      await tell(end, out);
      out(`Run ${end.runId}: ${end.outcome}.`);
    },
  },
  'sources stop': {
    usage: '<code>',
    summary: 'ends the run under way within a second or two; nothing of it is written',
    async run({ db }, args, out) {
      const { code } = readWords(args, ['code']);
      const [last] = await listRuns(db, code, 1);
      if (last === undefined || !(await stopRun(db, code, last.id)))
        throw new AdminError(`${code} is not being run.`);
      out(`Run ${last.id} is ending.`);
    },
  },
  'sources held': {
    usage: '<code>',
    summary: 'figures that wait for a decision',
    async run({ db }, args, out) {
      const { code } = readWords(args, ['code']);
      for (const { id, reason, indicator, dims, place, day, before, value } of await listHeld(db, code, 'en'))
        out([id, reason, indicator, dims, place, day, `${before ?? '-'} -> ${value}`].join('  '));
    },
  },
  'sources decide': {
    usage: '<code> <id> <accepted|rejected>',
    summary: 'writes a figure that waits, or turns it down',
    async run({ db }, args, out) {
      const { code, id, decision } = readWords(args, ['code', 'id', 'decision']);
      if (decision !== 'accepted' && decision !== 'rejected')
        throw new AdminError('The decision is accepted or rejected.', true);
      const ids = [readNumber(id, 'The id', 1, 2_147_483_647)];
      const decided = await decide(db, await getSource(db, code), { ids, state: decision, by: 'command' });
      if (decided === 0) throw new AdminError(`Nothing waits under ${id}.`);
      out(`${id} is ${decision}.`);
    },
  },
  'sources rollback': {
    usage: '<code> <run>',
    summary: 'takes the figures of a run out of sight; nothing is deleted',
    async run({ db }, args, out) {
      const { code, run } = readWords(args, ['code', 'run']);
      const number = readNumber(run, 'The run', 1, 2_147_483_647);
      const hidden = await rollBack(db, await getSource(db, code), number);
      if (hidden === null) throw new AdminError(`There is no written run ${run} of ${code}.`);
      out(`${hidden} figures are out of sight.`);
    },
  },
};

function switching(isOn: boolean): AdminCommand {
  return {
    usage: '<code>',
    summary: isOn ? 'lets a source be fetched by its calendar' : 'fetches it no more by itself',
    async run({ db }, args, out) {
      const { code } = readWords(args, ['code']);
      const { version } = await getSource(db, code);
      await switchSource(db, { code, isOn, version });
      out(`${code} is ${isOn ? 'on' : 'off'}.`);
    },
  };
}

async function getSource(db: Db, code: string): Promise<Source> {
  const source = await findSource(db, code);
  if (!source) throw new AdminError(`There is no source ${code}. See: npm run admin -- sources list`);
  return source;
}

/** A database no server has begun on knows no place: every record would be refused for that. */
async function needPlaces(db: Db): Promise<void> {
  if ((await db.query('select 1 from place limit 1')).length === 0)
    throw new AdminError('There are no places yet. Start the server once: it loads them within a minute.');
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    const bytes = await readFile(path);
    return path.endsWith('.gz') ? gunzipSync(bytes, { maxOutputLength: maxFile }) : bytes;
  } catch (error) {
    throw new AdminError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function sayFaults(faults: readonly RecipeFault[]): Promise<string> {
  const translate = buildTranslate(await loadCatalogues());
  return faults
    .map(({ path, code, values }) => `${path}: ${translate('en', `Sources_Fault_${code}`, values)}`)
    .join('\n');
}

async function tell({ plan, refusal }: RunEnd, out: (text: string) => void): Promise<void> {
  const translate = buildTranslate(await loadCatalogues());
  if (refusal) {
    const { key, values } = refusalText(refusal);
    out(`Refused: ${translate('en', key, values)} (${refusal.reason} ${JSON.stringify(refusal.details)})`);
  }
  if (!plan) return;
  out(
    Object.entries(plan.counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  );
  const saying = { translate, locale: 'en' } as const;
  for (const { row, reason } of sayRefused(plan.refused.slice(0, 20), saying))
    out(`record ${row}: ${reason}`);
}
