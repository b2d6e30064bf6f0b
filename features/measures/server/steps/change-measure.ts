import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { canAdd } from '../../domain/abilities.ts';
import type { MeasureContent } from '../../domain/content/measure-content.ts';
import { statusNumbers, type MeasureStatus } from '../../domain/steps/statuses.ts';
import { stepOf, type StepName } from '../../domain/steps/steps.ts';
import { checkContent, requireWhole } from './check-content.ts';
import { findLocked, refuse, requireStep, type Wanted } from './find-stepped.ts';
import {
  addHistory,
  contentOf,
  findVersions,
  insertMeasure,
  insertVersion,
  setCurrent,
  setStatus,
  writeVersion,
} from './version-queries.ts';
import { tellStep } from './tell-step.ts';
import { findOpenCheck, withdrawChecks } from '../factcheck/factcheck-queries.ts';

/** What a change made of a version. */
export interface Changed {
  id: number;
  version: number;
  revision: number;
  status: MeasureStatus;
  savedAt: string;
}

type Intention = 'propose' | 'add';

/** Begins a measure as a draft, or submits it at once. */
export function beginMeasure(
  context: RequestContext,
  content: MeasureContent,
  { intention, submits }: { intention: Intention; submits: boolean },
): Promise<Changed> {
  if (intention === 'add' && !canAdd(context.caller)) throw new AppError('forbidden', { intention });
  if (submits) requireWhole(content);
  return context.db.transaction(async (tx) => {
    await checkContent(tx, content);
    const { now } = context;
    const accountId = context.caller.accountId!;
    const id = await insertMeasure(tx, accountId);
    await insertVersion(tx, { id, version: 1, content, accountId, now }, intention);
    await addHistory(tx, { id, version: 1 }, { step: 'begin', from: null, to: 1, accountId, now });
    if (submits) await move(tx, context, { id, version: 1 }, 'submit');
    return describe(tx, { id, version: 1 });
  });
}

/** Keeps a text: over the draft it started from, or as a new version beside what is published or was canceled. */
export function saveMeasure(
  context: RequestContext,
  wanted: Wanted,
  content: MeasureContent,
): Promise<Changed> {
  return context.db.transaction(async (tx) => {
    const found = await findLocked(tx, context, wanted);
    const step = requireStep('saveDraft', found, wanted, context);
    await checkContent(tx, content);
    const { now } = context;
    const accountId = context.caller.accountId!;
    if (step === 'edit') {
      await writeVersion(tx, { ...wanted, content, accountId, now });
      return describe(tx, wanted);
    }
    const next = { id: wanted.id, version: found.all.at(-1)!.version + 1 };
    await insertVersion(tx, { ...next, content, accountId, now });
    if (step === 'rework') await setCurrent(tx, found.version, false);
    await addHistory(tx, next, { step, from: found.version.status, to: 1, accountId, now });
    if (step === 'revise') await tellStep(tx, found.version, { step, by: accountId });
    return describe(tx, next);
  });
}

/** What comes with a step: why, what else is written within it, and whether an acceptance is for a later moment. */
interface StepOptions {
  reason?: string | null;
  also?: (tx: Db) => Promise<void>;
  isLater?: boolean;
}

/** Takes a version one step on; a published one gives its place to the one that is accepted. */
export function stepMeasure(
  context: RequestContext,
  call: 'advanceMeasureStage' | 'acceptMeasure' | 'declineMeasure',
  wanted: Wanted,
  { reason = null, also, isLater = false }: StepOptions = {},
): Promise<Changed> {
  return context.db.transaction(async (tx) => {
    const found = await findLocked(tx, context, wanted);
    const step = requireStep(call, found, wanted, context);
    if (step === 'submit') requireWhole(contentOf(found.version));
    // Whoever was asked about its facts is heard first, or told to leave it.
    if (step === 'accept' && (await findOpenCheck(tx, wanted))) refuse('check_open', found.version);
    if (step === 'decline') await withdrawChecks(tx, wanted, context.now);
    if (step === 'accept' && isLater) return acceptForLater(tx, context, wanted, also);
    const before = found.all.find(({ status }) => status === statusNumbers.published);
    if (step === 'accept' && before) await replace(tx, context, before);
    await move(tx, context, wanted, step as MovingStep, reason);
    await also?.(tx);
    // Readers see what is published and what is not any more.
    if (step === 'accept' || step === 'withdraw') await raiseDataVersion(tx);
    return describe(tx, wanted);
  });
}

/** Accepted and waiting: its state changes when the moment comes, a decision before that still takes it back. */
async function acceptForLater(
  tx: Db,
  { caller, now }: RequestContext,
  at: Wanted,
  also: StepOptions['also'],
): Promise<Changed> {
  const { moderation } = statusNumbers;
  await setStatus(tx, at, moderation, { now });
  await addHistory(tx, at, {
    step: 'schedule',
    from: moderation,
    to: moderation,
    accountId: caller.accountId,
    now,
  });
  await also?.(tx);
  return describe(tx, at);
}

async function replace(
  tx: Db,
  { caller, now }: RequestContext,
  before: { id: number; version: number },
): Promise<void> {
  await setStatus(tx, before, statusNumbers.canceled, { now, isCurrent: false });
  const { published: from, canceled: to } = statusNumbers;
  await addHistory(tx, before, { step: 'replace', from, to, accountId: caller.accountId!, now });
}

/** Steps that take a version to another state. */
type MovingStep = Exclude<StepName, 'edit' | 'rework' | 'revise'>;

async function move(
  tx: Db,
  { caller, now }: RequestContext,
  at: { id: number; version: number },
  name: MovingStep,
  reason: string | null = null,
): Promise<void> {
  const { from, to } = stepOf(name);
  await setStatus(tx, at, to, { now, reason });
  await addHistory(tx, at, { step: name, from, to, accountId: caller.accountId!, now, reason });
  await tellStep(tx, at, { step: name, by: caller.accountId, text: reason });
}

async function describe(tx: Db, { id, version: number }: { id: number; version: number }): Promise<Changed> {
  const all = await findVersions(tx, id);
  const { version, revision, status, updatedAt } = all.find(({ version: each }) => each === number)!;
  return { id, version, revision, status, savedAt: updatedAt.toISOString() };
}
