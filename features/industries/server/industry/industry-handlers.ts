import type { Routes } from '#platform/server/context.ts';
import { listCompanyAccounts } from '#statistics/company-queries.ts';
import { readClassNames, readShipments, toCompany } from '#features/regions/public.server.ts';
import { entryIdOf, isWithin } from '#platform/shared/okved-code.ts';
import type { industryContract } from '../../contract/industry-calls.ts';
import { compareHalves } from '../../domain/industry/compare-halves.ts';
import { readGeoRating } from './read-geo.ts';
import { getEntry, namePlace, reachOf, readIndustryAccounts, sumAccounts } from './read-industry.ts';
import { readSectionCourse } from './read-sections.ts';
import { listed, parentsOf, partsOf } from './tell-industry.ts';

/** Sections whose shipments are published, by the name they have there. */
const shipping: Readonly<Record<string, string>> = {
  B: 'mining',
  C: 'manufacturing',
  D: 'energy',
  E: 'water',
};

/** Handlers of an industry. */
export const industryRoutes: Routes<typeof industryContract> = {
  async 'okveddossier/getOkvedHeader'(input, context) {
    const { entry, handbook, accounts, about } = await readIndustryAccounts(input, context);
    const reach = reachOf([input.code], handbook);
    const [place, all, course] = await Promise.all([
      namePlace(input.yugoId, input.isCity, context),
      listCompanyAccounts(context.db, context.clock.day),
      readSectionCourse(entry.section, input.yugoId, context),
    ]);
    const country = all.filter(({ okved }) => isWithin(okved, reach));
    const last = about.isKnown ? course.organisations.at(-1) : undefined;
    const section = handbook.find(entry.section)!;
    return {
      ...about,
      id: entryIdOf(entry.code),
      name: entry.name,
      place,
      parents: parentsOf(entry.code, handbook),
      parts: handbook.below(entry.code).map(({ code, name }) => ({
        ...listed({ code, name }),
        companies: accounts.filter(({ okved }) => okved.startsWith(code)).length,
      })),
      ...sumAccounts(accounts),
      allCompanies: country.length,
      allRevenue: country.reduce((sum, { revenue }) => sum + revenue, 0),
      section: {
        ...listed(section),
        organisations: last?.organisations ?? null,
        day: last?.day ?? null,
        source: last ? course.organisationsSource : null,
      },
    };
  },
  async 'okveddossier/getCompaniesRating'(input, context) {
    const { accounts, about } = await readIndustryAccounts(input, context);
    const nameOf = await readClassNames(context);
    return { ...about, companies: accounts.map((account) => toCompany(account, nameOf)) };
  },
  async 'okveddossier/getCompaniesDiagram'(input, context) {
    const { entry, accounts, handbook, about } = await readIndustryAccounts(input, context);
    const nameOf = await readClassNames(context);
    return {
      ...about,
      companies: accounts.map((account) => toCompany(account, nameOf)),
      parts: partsOf(entry, handbook.below(entry.code), accounts, handbook),
      ...compareHalves(accounts),
    };
  },
  'okveddossier/getGeoRating': readGeoRating,
  async 'okveddossier/getIndustryCourse'(input, context) {
    const { code, yugoId, isCity } = input;
    const { entry, handbook } = await getEntry(code, context);
    const place = await namePlace(yugoId, isCity, context);
    const isKnown = place.regionId === yugoId;
    const industry = shipping[entry.section];
    const [course, shipped] = await Promise.all([
      isKnown ? readSectionCourse(entry.section, yugoId, context) : null,
      isKnown && industry !== undefined ? readShipments(yugoId, industry, context) : null,
    ]);
    return {
      code,
      section: listed(handbook.find(entry.section)!),
      yugoId,
      isKnown,
      organisations: course?.organisations ?? [],
      organisationsSource: course?.organisationsSource ?? null,
      smallSource: course?.smallSource ?? null,
      shipments: shipped?.total.points ?? [],
      breakDay: shipped?.breakDay ?? null,
      shipmentsSource: shipped?.source ?? null,
    };
  },
};
