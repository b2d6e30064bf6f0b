import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import type { familyContract } from '../../contract/family-calls.ts';
import { familyVersions } from '../../domain/family/family-editions.ts';
import { familyLimits, requireModel, type FamilyModel } from '../../domain/family/family-model.ts';
import { refusedFields } from '../runs/refused-fields.ts';
import { runModel } from '../runs/run-model.ts';
import * as kept from './family-model-queries.ts';
import { readIncomes, readPlaceResidents } from '#features/regions/public.server.ts';
import { regionIncomesOf, type DatedIncomes } from '../../domain/family/roll-up-region.ts';

/** Handlers of the family models: each person's own, and nobody else's to see. */
export const familyRoutes: Routes<typeof familyContract> = {
  async 'modeling/simulateFamilyModel'(
    { id, model: given, modelVersion, budgetLine = null, region: asked },
    context,
  ) {
    const own = given === undefined && id !== undefined ? await getOwn(id, context) : null;
    const model = given ?? own?.model ?? null;
    const version = modelVersion ?? own?.modelVersion ?? familyVersions[0];
    if (model === null)
      throw new AppError('bad_request', {
        fields: [{ path: 'model', message: context.translate(context.locale, 'Models_Problem_Missing') }],
      });
    const place = asked && (await readRegionIncomes(asked.yugoId, context));
    const incomes = place && { ...place, perHead: place.perHead * asked.growth };
    const { region, ...result } = await runModel(
      () => ({ kind: 'family', model: plain(model), version, budget: budgetLine, incomes: incomes ?? null }),
      context,
    );
    return {
      ...result,
      region: asked
        ? { yugoId: asked.yugoId, growth: asked.growth, incomes: place ?? null, rollUp: region }
        : null,
      meta: { model: 'family', modelVersion: version, policyYear: model.policyYear },
    };
  },

  async 'modeling/saveFamilyModel'({ id, version = 0, name, yugoId, model: given, modelVersion }, context) {
    const model = plain(given);
    refuseShape(model, context);
    const written = { accountId: accountOf(context), name, yugoId, model, modelVersion };
    return context.db.transaction(async (tx) => {
      if (id === undefined) {
        if (!(await kept.hasRoom(tx, written.accountId))) throw new AppError('too_many_kept');
        await refuseTakenName(tx, written.accountId, name, null);
        return kept.insertFamilyModel(tx, written);
      }
      await refuseTakenName(tx, written.accountId, name, id);
      const saved = await kept.updateFamilyModel(tx, id, version, written);
      if (saved) return saved;
      const isThere = await kept.findFamilyModel(tx, written.accountId, id);
      throw isThere
        ? new AppError('conflict', { reason: 'version', version: isThere.version })
        : new AppError('not_found');
    });
  },

  async 'modeling/getFamilyModelsList'({ yugoId = null }, context) {
    const models = await kept.listFamilyModels(context.db, accountOf(context), yugoId);
    return {
      models: models.map(({ updatedAt, ...model }) => ({ ...model, updatedAt: updatedAt.toISOString() })),
      limit: familyLimits.models,
    };
  },

  async 'modeling/getFamilyModel'({ id }, context) {
    const { createdAt, updatedAt, ...model } = await getOwn(id, context);
    return { ...model, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  },

  async 'modeling/renameFamilyModel'({ id, name }, context) {
    const accountId = accountOf(context);
    return context.db.transaction(async (tx) => {
      await refuseTakenName(tx, accountId, name, id);
      const renamed = await kept.renameFamilyModel(tx, accountId, id, name);
      if (!renamed) throw new AppError('not_found', { id });
      return renamed;
    });
  },

  async 'modeling/deleteFamilyModel'({ id }, context) {
    const wasThere = await kept.deleteFamilyModel(context.db, accountOf(context), id);
    if (!wasThere) throw new AppError('not_found', { id });
    return { ok: true };
  },

  async 'modeling/restoreFamilyModel'({ id }, context) {
    const accountId = accountOf(context);
    return context.db.transaction(async (tx) => {
      const gone = await kept.findDeleted(tx, accountId, id);
      if (!gone) throw new AppError('not_found', { id });
      if (!(await kept.hasRoom(tx, accountId))) throw new AppError('too_many_kept');
      await refuseTakenName(tx, accountId, gone.name, id);
      await kept.restoreFamilyModel(tx, accountId, id);
      return gone;
    });
  },
};

function accountOf({ caller }: RequestContext): number {
  if (caller.accountId === null) throw new AppError('not_authenticated');
  return caller.accountId;
}

async function getOwn(id: number, context: RequestContext) {
  const found = await kept.findFamilyModel(context.db, accountOf(context), id);
  if (!found) throw new AppError('not_found', { id });
  return found;
}

async function refuseTakenName(db: Db, accountId: number, name: string, id: number | null): Promise<void> {
  if (await kept.hasName(db, accountId, name, id)) throw new AppError('conflict', { reason: 'name', name });
}

/** What is kept may be unfinished, but has a household and no more than a model may hold. */
function refuseShape(model: FamilyModel, context: RequestContext): void {
  try {
    requireModel(model);
  } catch (error) {
    if (!(error instanceof InputRefusal)) throw error;
    throw new AppError('bad_request', { fields: refusedFields(error.problems, context) });
  }
}

/** A parsed model as the domain names it: numbers of the wire carry no unit in their type. */
function plain(model: unknown): FamilyModel {
  return model as FamilyModel;
}

/** Who lives in a region and what they have, as its dossier tells it; null where one of it is not known. Refuses a place that does not exist. */
async function readRegionIncomes(yugoId: number, context: RequestContext): Promise<DatedIncomes | null> {
  const [{ income, tenths }, { residents }] = await Promise.all([
    readIncomes(yugoId, context),
    readPlaceResidents(yugoId, context),
  ]);
  return regionIncomesOf({ people: residents?.value, income: income.points, tenths });
}
