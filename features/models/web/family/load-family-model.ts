import { readNumber } from '#platform/shared/address-fields.ts';
import type { Api, OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { loadSubjects, type Subject } from '../frame/load-subjects.ts';
import { regionIncomesOf, type DatedIncomes } from '../../domain/family/roll-up-region.ts';

/** A region that the package is spread over. */
interface Region {
  yugoId: number;
  name: string;
  /** Null where residents, their income or its spread are not known. */
  incomes: DatedIncomes | null;
}

/** One's own models, the one of the address, and the region it is spread over. */
export interface FamilyPage {
  list: OutputOf<'modeling/getFamilyModelsList'>;
  saved: OutputOf<'modeling/getFamilyModel'> | null;
  /** Subjects to choose from, in the order of the alphabet. */
  places: Subject[];
  region: Region | null;
}

const largestId = 2_147_483_647;

/** Loads the model of the address where it names one, the list of one's own, and the region of the address. */
export const loadFamilyModel: LoadPage<FamilyPage> = async ({ api, params, url }) => {
  const yugoId = readNumber(url.searchParams.get('region') ?? undefined, 1, largestId);
  const [list, saved, places, region] = await Promise.all([
    api.call('modeling/getFamilyModelsList', {}),
    params['id'] === undefined ? null : api.call('modeling/getFamilyModel', { id: idOf(params) }),
    loadSubjects(api),
    yugoId === null ? null : loadRegion(yugoId, api),
  ]);
  return {
    list,
    saved,
    places,
    region,
  };
};

async function loadRegion(yugoId: number, api: Api): Promise<Region | null> {
  const [place, incomes] = await Promise.all([
    partOfPage(api.call('regiondossier/getRegionShortInfo', { yugoId })),
    partOfPage(api.call('regiondossier/getIncomeDistribution', { yugoId })),
  ]);
  if (place === null) return null;
  const incomesOf = { people: place.population?.value, income: incomes?.income.points ?? [] };
  return {
    yugoId,
    name: place.shortName,
    incomes: regionIncomesOf({ ...incomesOf, tenths: incomes?.tenths ?? [] }),
  };
}
