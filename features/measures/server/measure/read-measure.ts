import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import {
  canAnswerCheck,
  canAppoint,
  canAskCheck,
  canComment,
  canDelete,
  canSee,
  canStep,
} from '../../domain/abilities.ts';
import type { MeasureContent } from '../../domain/content/measure-content.ts';
import { stepOf, type StepName } from '../../domain/steps/steps.ts';
import { describeRow, listMeasures } from '../list/measure-queries.ts';
import { contentOf, findVersions, type StoredVersion } from '../steps/version-queries.ts';
import { readReceipt } from '../receipt/read-receipt.ts';
import { listChecks } from '../factcheck/factcheck-queries.ts';
import { findLink } from '../links/link-queries.ts';
import {
  findOrigin,
  listComments,
  listDocuments,
  listEntryNames,
  listHistory,
  listVersions,
} from './detail-queries.ts';

interface Asked {
  id: number;
  version?: number | undefined;
}

/** A measure that goes on from step to step faster than it is read is given as it was read last. */
const maxReadings = 3;

/** A measure in one version, as the caller may see it; read again where a step was taken while it was read. */
export async function readMeasure(asked: Asked, context: RequestContext) {
  for (let reading = 1; ; reading += 1) {
    const { measure, wasMoved } = await readOnce(asked, context);
    if (measure && (!wasMoved || reading === maxReadings)) return measure;
    if (reading === maxReadings) throw new AppError('not_found', { id: asked.id });
  }
}

async function readOnce({ id, version: wanted }: Asked, context: RequestContext) {
  const { db, caller, locale, clock } = context;
  const all = (await findVersions(db, id)).filter(
    (each) => canSee(caller, each) && isKnownBy(each, clock.day),
  );
  const shown = choose(all, wanted);
  if (!shown) throw new AppError('not_found', { id });
  const content = contentOf(shown);
  const published = all.find(({ status }) => status === 3);
  const texts = published && published !== shown ? [content, contentOf(published)] : [content];
  const [[row], versions, history, comments, documents, names, origin, receipt, link, factChecks] =
    await Promise.all([
      listMeasures(
        db,
        { sql: 'v.measure_id = $1::bigint and v.version = $2::int', values: [id, shown.version] },
        { sort: 'start', skip: 0, most: 1 },
        { locale, clock },
      ),
      listVersions(db, id),
      listHistory(db, id),
      listComments(db, id),
      listDocuments(db, id, shown.version),
      readNames(texts, context),
      shown.isRegister ? findOrigin(db, id, locale) : null,
      shown.isRegister ? null : readReceipt({ id, version: shown.version }, context),
      findLink(db, content.legalLink),
      readChecks(shown, context),
    ]);
  if (!row) return { measure: null, wasMoved: true };
  const seen = new Set(all.map(({ version }) => version));
  const reason = versions.find(({ version }) => version === shown.version)?.reason ?? null;
  const mayTalk = canComment(caller, shown) || caller.roles.includes(3);
  const measure = {
    ...describeRow(row),
    revision: shown.revision,
    content: { ...content, ends: row.ends },
    text: origin?.text ?? content.description,
    ...names,
    source: origin,
    reason,
    isCurrent: shown.isCurrent,
    can: rightsOf(shown, all, caller),
    published:
      published && published !== shown ? { version: published.version, content: contentOf(published) } : null,
    versions: versions.filter(({ version }) => seen.has(version)).map(atMoment('updatedAt')),
    history: history
      .filter(({ version, step }) => seen.has(version) && (mayTalk || !step.startsWith('document_')))
      .map(atMoment('at')),
    comments: mayTalk ? comments.map(atMoment('at')) : [],
    factChecks,
    receipt,
    link,
    documents: documents.map(atMoment('uploadedAt')),
    day: clock.day,
  };
  return { measure, wasMoved: row.status !== shown.status };
}

/** What a register tells is known from its first day on, as in every list. */
function isKnownBy({ isRegister, content }: StoredVersion, day: string): boolean {
  const { starts } = content;
  return !isRegister || typeof starts !== 'string' || starts <= day;
}

function choose(all: readonly StoredVersion[], wanted: number | undefined): StoredVersion | undefined {
  if (wanted !== undefined) return all.find(({ version }) => version === wanted);
  return all.find(({ status }) => status === 3) ?? all.findLast(({ isCurrent }) => isCurrent) ?? all.at(-1);
}

/** What the buttons of a version are shown by: the sentences of the rights, and the table of steps. */
function rightsOf(version: StoredVersion, all: readonly StoredVersion[], caller: RequestContext['caller']) {
  const isOpen = all.some(({ status }) => status === 1 || status === 2);
  const may = (name: StepName): boolean => {
    const { from, opens } = stepOf(name);
    return (
      from === version.status && version.isCurrent && !(opens && isOpen) && canStep(caller, name, version)
    );
  };
  return {
    edit: may('edit'),
    revise: may('revise'),
    rework: may('rework'),
    submit: may('submit'),
    accept: may('accept'),
    decline: may('decline'),
    withdraw: may('withdraw'),
    appoint: canAppoint(caller, version),
    delete: canDelete(caller, version),
    comment: canComment(caller, version),
    askCheck: !version.isScheduled && canAskCheck(caller, version),
    answerCheck: canAnswerCheck(caller, version),
  };
}

/** Names of the issues and units of texts that are read side by side. */
async function readNames(texts: readonly MeasureContent[], { db, locale }: RequestContext) {
  const issues = texts.flatMap((text) => text.issues);
  const units = texts.flatMap(({ indicators }) => indicators.flatMap(({ unitId }) => unitId ?? []));
  const [issueNames, unitNames] = await Promise.all([
    listEntryNames(db, issues, locale),
    listEntryNames(db, units, locale),
  ]);
  return { issueNames, unitNames };
}

/** Questions about the facts of a version: all of them for who writes, decides or was asked, the answered ones for readers. */
async function readChecks(shown: StoredVersion, { db, caller }: RequestContext) {
  if (shown.isRegister) return [];
  const checks = await listChecks(db, shown);
  const isInside = canComment(caller, shown) || caller.roles.includes(3);
  return checks
    .filter(({ answeredAt, checker }) => answeredAt || isInside || checker?.id === caller.accountId)
    .map((check) => ({
      ...check,
      askedAt: check.askedAt.toISOString(),
      answeredAt: check.answeredAt?.toISOString() ?? null,
    }));
}

/** A row with its moment as text. */
function atMoment<Key extends string>(key: Key) {
  return <Row extends Record<Key, Date>>(row: Row): Omit<Row, Key> & Record<Key, string> => ({
    ...row,
    [key]: row[key].toISOString(),
  });
}
