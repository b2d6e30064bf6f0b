import { listPlaces } from '#statistics/places/place-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { Routes } from '#platform/server/context.ts';
import type { owndataContract } from '../contract.ts';
import { readLines } from '../domain/correcting/numbered-lines.ts';
import { maxNames, maxSeries, maxTemplates } from '../domain/limits.ts';
import { placeKey } from '../domain/mapping/find-place.ts';
import { forgetPlaceName, keepPlaceName } from './keeping/place-name-queries.ts';
import {
  findOwnSeries,
  listLoad,
  listOwnSeries,
  listOwnValues,
  type OwnSeries,
  ownSeries,
  readCorrections,
} from './keeping/series-queries.ts';
import { findTemplate, removeTemplate, saveTemplate } from './keeping/template-queries.ts';
import { compareWithEarlier } from './reading/compare-with-earlier.ts';
import { compareWithPublic } from './reading/compare-with-public.ts';
import { choicesOf, loadFile, refuseTooMany, unitCodeOf } from './reading/load-file.ts';
import { describeFile } from './reading/describe-file.ts';
import { understandFile } from './reading/understand-file.ts';

type Calls = typeof owndataContract;

/** Handlers of people's own figures: each reads and writes what its caller owns, and nothing else. */
export const owndataRoutes: Routes<Calls> = {
  async 'own/readFile'(input, context) {
    const file = await understandFile(choicesOf(input), context);
    const { db, caller, locale, clock } = context;
    const places = await listPlaces(db, locale);
    const beside = readLines(input.beside ?? '');
    const unitCodes = await Promise.all(file.series.map(({ unit }) => unitCodeOf(db, unit)));
    const compared = await compareWithPublic(db, file, { unitCodes, beside, locale, asOf: clock.day });
    const series = await compareWithEarlier(db, caller.accountId!, file, compared.series);
    const saved = await findTemplate(db, caller.accountId!, file.shape);
    const template = saved && { ...saved, savedAt: saved.savedAt.toISOString() };
    return describeFile(file, { places, levels: compared.levels, series, template });
  },

  'own/loadFile': loadFile,

  async 'own/namePlace'({ written, yugoId }, { db, caller, locale }) {
    const accountId = caller.accountId!;
    const key = placeKey(written);
    if (key === '')
      throw new AppError('bad_request', { fields: [{ path: 'written', message: 'Error_BadRequest' }] });
    if (yugoId === null) await forgetPlaceName(db, accountId, key);
    else {
      const places = await listPlaces(db, locale);
      if (!places.some((place) => place.yugoId === yugoId))
        throw new AppError('region_not_found', { yugoId });
      const isKept = await keepPlaceName(db, { accountId, written: key, yugoId, most: maxNames });
      if (!isKept) throw new AppError('too_many_kept', { reason: 'too_many', most: maxNames });
    }
    return { ok: true };
  },

  async 'own/saveTemplate'({ shape, fileName, ...choices }, { db, caller }) {
    await saveTemplate(db, { accountId: caller.accountId!, shape, fileName, choices, limit: maxTemplates });
    return { ok: true };
  },

  async 'own/removeTemplate'({ shape }, { db, caller }) {
    if (!(await removeTemplate(db, caller.accountId!, shape))) throw new AppError('not_found');
    return { ok: true };
  },

  async 'own/listSeries'(_input, { db, caller }) {
    const series = await listOwnSeries(db, caller.accountId!);
    return { most: maxSeries, series: series.map(toWire) };
  },

  async 'own/getSeries'({ id }, { db, caller, locale }) {
    const series = await findOwnSeries(db, caller.accountId!, id);
    if (series === null) throw new AppError('not_found');
    const [values, places, corrected] = await Promise.all([
      listOwnValues(db, id),
      listPlaces(db, locale),
      readCorrections(db, id),
    ]);
    const byPlace = Map.groupBy(values, ({ yugoId }) => yugoId);
    const courses = places.flatMap(({ yugoId, shortName, iso }) => {
      const own = byPlace.get(yugoId);
      return own === undefined
        ? []
        : [{ yugoId, name: shortName, iso, points: own.map(({ day, value }) => ({ day, value })) }];
    });
    return { ...toWire(series), corrected, courses };
  },

  async 'own/deleteSeries'({ id, wholeLoad }, { db, caller }) {
    const accountId = caller.accountId!;
    await db.transaction(async (tx) => {
      const ids = wholeLoad ? await listLoad(tx, accountId, id) : [id];
      const removed = [];
      for (const each of ids) removed.push(await ownSeries.remove(tx, accountId, each));
      if (!removed.includes(true)) throw new AppError('not_found');
    });
    return { ok: true };
  },

  async 'own/restoreSeries'({ id, wholeLoad }, { db, caller }) {
    const accountId = caller.accountId!;
    await db.transaction(async (tx) => {
      const ids = wholeLoad ? await listLoad(tx, accountId, id) : [id];
      const restored = [];
      for (const each of ids) restored.push(await ownSeries.restore(tx, accountId, each));
      if (!restored.includes(true)) throw new AppError('not_found');
      await refuseTooMany(tx, accountId, 0);
    });
    return { ok: true };
  },
};

function toWire({ loadedAt, deletedAt, ...series }: OwnSeries): Listed {
  return { ...series, loadedAt: loadedAt.toISOString(), isDeleted: deletedAt !== null };
}

type Listed = HandlerOutput<Calls, 'own/listSeries'>['series'][number];
