import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import type { sourcesContract } from '../contract.ts';
import { describeRecipe, describeSource, readBeside } from './keeping/describe-source.ts';
import { describeTrial } from './keeping/describe-trial.ts';
import { listHeld } from './keeping/held-queries.ts';
import { stopRun } from './keeping/run-progress.ts';
import { describeRun, listRuns, listWeek } from './keeping/run-queries.ts';
import {
  claimSource,
  findSource,
  keepRecipe,
  listSources,
  replaceRecipe,
  sourceOf,
  switchSource,
  type Source,
} from './keeping/source-queries.ts';
import { planFile } from './brought/plan-file.ts';
import type { Plan } from './reading/read-plan.ts';
import { readRecipe } from './reading/read-recipe.ts';
import { decide, rollBack } from './running/roll-back.ts';
import { readStatus } from './read-status.ts';
import { runSource, tryOut } from './running/run-source.ts';

/** A run that takes longer goes on behind its answer: what stands between gives up on a silent one. Unit: ms. */
const longestAnswerMs = 20_000;

/** Handlers of the calls that keep the sources of figures. */
export const sourcesRoutes: Routes<typeof sourcesContract> = {
  async 'sources/getSources'(_input, { db, locale, now }) {
    const beside = await readBeside(db, now.getUTCFullYear());
    const sources = await listSources(db);
    const listed = sources.map((source) => describeSource(source, beside, locale, now));
    const titles = new Map(listed.map(({ code, title }) => [code, title]));
    const week = await listWeek(db, now);
    return {
      sources: listed,
      week: week.map((row) => ({ ...row, title: titles.get(row.code) ?? row.code })),
    };
  },

  async 'sources/getSource'({ code }, context) {
    const { db, locale, now } = context;
    const source = await getSource(db, code);
    const beside = await readBeside(db, now.getUTCFullYear());
    return {
      source: describeSource(source, beside, locale, now),
      recipe: describeRecipe(source.recipe),
      held: await listHeld(db, code, locale),
      runs: (await listRuns(db, code)).map((run) => describeRun(run, context)),
    };
  },

  async 'sources/setState'({ code, isOn, version }, { db, caller, log }) {
    await getSource(db, code);
    if (!(await switchSource(db, { code, isOn, version }))) throw new AppError('conflict', { code });
    log.info({ source: code, isOn, accountId: caller.accountId }, 'source switched');
    return { ok: true };
  },

  async 'sources/tryOut'({ code }, context) {
    const { db, config, locale, signal } = context;
    const source = await getSource(db, code);
    if (source.isRunning) throw new AppError('source_busy', { code });
    const places = await listPlaces(db, locale);
    const names = new Map(places.map(({ yugoId, name }) => [yugoId, name]));
    return describeTrial(await tryOut({ db, config, signal }, source), names, context);
  },

  async 'sources/tryRecipe'({ text }, context) {
    const { db, config, locale, signal } = context;
    const recipe = readRecipe(text, context);
    const places = await listPlaces(db, locale);
    const names = new Map(places.map(({ yugoId, name }) => [yugoId, name]));
    return describeTrial(await tryOut({ db, config, signal }, sourceOf(recipe)), names, context);
  },

  async 'sources/saveRecipe'({ text, of, version }, context) {
    const { db, caller, log } = context;
    const recipe = readRecipe(text, context);
    const { code } = recipe;
    const known = await findSource(db, code);
    const isStale = known !== undefined && (code !== of || known.version !== version);
    if (isStale || !(await replaceRecipe(db, recipe, known?.version ?? 0)))
      throw new AppError('conflict', { code });
    log.info({ source: code, accountId: caller.accountId }, 'recipe saved');
    return { code };
  },

  async 'sources/run'({ code }, context) {
    const { db, config, caller, log } = context;
    await getSource(db, code);
    if (!(await claimSource(db, code))) throw new AppError('source_busy', { code });
    const running = runSource({ db, config }, code, 'desk').then(({ outcome, runId }) => {
      log.info({ source: code, outcome, accountId: caller.accountId }, 'source run');
      return runId;
    });
    const runId = await Promise.race([running, wait(longestAnswerMs, null, { ref: false })]);
    // The page follows it from here; nobody else waits for how it ends.
    running.catch((error: unknown) => log.error({ err: error, source: code }, 'source run failed'));
    const runs = await listRuns(db, code);
    return describeRun(runs.find(({ id }) => id === runId) ?? runs[0]!, context);
  },

  async 'sources/stopRun'({ code, runId }, { db, caller, log }) {
    if (!(await stopRun(db, code, runId))) throw new AppError('not_found', { runId });
    log.info({ source: code, runId, accountId: caller.accountId }, 'source run stopped');
    return { ok: true };
  },

  async 'sources/decide'({ code, ids, decision }, { db, caller, log }) {
    const source = await getSource(db, code);
    const decided = await decide(db, source, { ids, state: decision, by: 'desk' });
    log.info({ source: code, ids, decision, accountId: caller.accountId }, 'held figures decided');
    return { decided };
  },

  async 'sources/rollBack'({ code, runId }, { db, caller, log }) {
    const source = await getSource(db, code);
    const hidden = await rollBack(db, source, runId);
    if (hidden === null) throw new AppError('not_found', { runId });
    log.info({ source: code, runId, hidden, accountId: caller.accountId }, 'source run rolled back');
    return { hidden };
  },

  async 'sources/tryFile'(input, context) {
    const { plan } = await planFile(input, context);
    return trialOf(plan, context);
  },

  async 'sources/loadFile'(input, context) {
    const { recipe, plan } = await planFile(input, context);
    const trial = await trialOf(plan, context);
    if (plan.refusal !== null) return { code: null, trial };
    const { db, config, caller, log } = context;
    await keepRecipe(db, recipe);
    if (!(await claimSource(db, recipe.code))) throw new AppError('source_busy', { code: recipe.code });
    const { outcome } = await runSource({ db, config }, recipe.code, 'desk', { plan });
    log.info(
      { source: recipe.code, outcome, accountId: caller.accountId },
      'file loaded into the statistics',
    );
    return { code: recipe.code, trial };
  },

  'status/getStatus': (_input, context) => readStatus(context),
};

/** A plan as the desk shows it, with places in the caller's language. */
async function trialOf(plan: Plan, context: RequestContext) {
  const { db, locale } = context;
  const names = new Map((await listPlaces(db, locale)).map(({ yugoId, name }) => [yugoId, name]));
  const outcome = plan.refusal !== null ? 'refused' : plan.facts.length > 0 ? 'written' : 'unchanged';
  return describeTrial({ runId: 0, outcome, plan, refusal: plan.refusal }, names, context);
}

async function getSource(db: Db, code: string): Promise<Source> {
  const source = await findSource(db, code);
  if (!source) throw new AppError('not_found', { code });
  return source;
}
