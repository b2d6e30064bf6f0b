import { listBundledRows } from '#statistics/import/read-rows.ts';
import { statementsOf, twoNames, type ReadEntry, type RegistrySet } from '../registry-entry.ts';

const kinds = { company: 1, organisation: 5, law: 8, party: 10 } as const;

/** Parties of the world. */
export const partiesSet: RegistrySet = {
  name: 'registry parties',
  files: ['entities/parties.csv.gz'],
  sources: ['partyfacts_parties'],
  async read() {
    const rows = await listBundledRows(this.files[0]!);
    const about = { source: 'partyfacts_parties', knownAt: '2024-01-01' };
    return rows.map((row): ReadEntry => {
      const isRussian = row['country_iso3'] === 'RUS';
      const native = row['name_native'] ?? '';
      return {
        kind: kinds.party,
        names: twoNames(isRussian ? native : '', row['name_en'] || native),
        aliases: [native, row['name_short'] ?? ''].filter((name) => name !== ''),
        identifiers: row['wikidata'] ? [{ scheme: 'wikidata', value: row['wikidata'] }] : [],
        source: about.source,
        statements: statementsOf({ ...about, link: row['wikipedia'] ?? '' }, [
          countryOf(row['country_iso3']),
          { field: 'founded', value: row['founded'] },
          { field: 'dissolved', value: row['dissolved'] },
        ]),
      };
    });
  },
};

function countryOf(iso3: string | undefined) {
  return { field: 'country', value: iso3, other: { scheme: 'iso3', value: iso3 ?? '' } };
}

/** International organisations with their members. */
export const organisationsSet: RegistrySet = {
  name: 'registry organisations',
  files: ['entities/international_organisations.csv', 'entities/international_organisation_members.csv.gz'],
  sources: ['factbook_organisations'],
  async read() {
    const [organisations, memberships] = await Promise.all(this.files.map(listBundledRows));
    const members = Map.groupBy(memberships!, (row) => row['org_id']!);
    const about = { source: 'factbook_organisations', knownAt: '2020-12-31' };
    return organisations!.map((row): ReadEntry => {
      const of = members.get(row['org_id']!) ?? [];
      return {
        kind: kinds.organisation,
        names: { en: row['name_en'] ?? '' },
        aliases: [row['org_id'] ?? ''],
        identifiers: [{ scheme: 'org', value: row['org_id'] ?? '' }],
        source: about.source,
        statements: statementsOf(about, [
          { field: 'founded', value: row['established'] },
          { field: 'aim', value: row['aim_en'], texts: { en: row['aim_en'] ?? '' } },
          { field: 'members', value: row['members'] },
          ...of.map((member) => ({
            field: member['status'] === 'member' ? 'member' : 'participant',
            value: member['country_iso3'],
            other: { scheme: 'iso3', value: member['country_iso3'] ?? '' },
          })),
        ]),
      };
    });
  },
};

/** Universities of Russia. */
export const universitiesSet: RegistrySet = {
  name: 'registry universities',
  files: ['entities/universities.csv.gz'],
  sources: ['university_domains'],
  async read() {
    const rows = await listBundledRows(this.files[0]!);
    return rows.map((row): ReadEntry => {
      const yugoId = Number(row['yugo_id']);
      return {
        kind: kinds.company,
        names: { en: row['name_en'] ?? '' },
        aliases: [],
        identifiers: [],
        source: 'university_domains',
        statements: statementsOf({ source: 'university_domains', knownAt: '2021-12-31' }, [
          {
            field: 'legalForm',
            value: 'University',
            texts: { ru: 'университет', en: 'university', ja: '大学', pt: 'universidade', es: 'universidad' },
          },
          { field: 'site', value: row['site'] },
          { field: 'region', value: row['region_iso'], ...(yugoId > 0 ? { other: { yugoId } } : {}) },
        ]),
      };
    });
  },
};

/** The Constitution and the codes, with the laws that changed them. */
export const lawsSet: RegistrySet = {
  name: 'registry laws',
  files: ['entities/laws_codes.csv', 'entities/laws_code_amendments.csv.gz'],
  sources: ['pravo_codes'],
  async read() {
    const [codes, amendments] = await Promise.all(this.files.map(listBundledRows));
    const changesOf = Map.groupBy(amendments!, (row) => row['code_pravo_nd']!);
    const about = { source: 'pravo_codes', knownAt: '2023-11-02' };
    return codes!.map((row): ReadEntry => {
      const title = row['title_ru'] ?? '';
      return {
        kind: kinds.law,
        names: { ru: title },
        aliases: [title.replace(/ РФ/u, ''), title.replace(/РФ/u, 'Российской Федерации')].filter(
          (name) => name !== title,
        ),
        identifiers: [{ scheme: 'pravo', value: row['pravo_nd'] ?? '' }],
        source: about.source,
        statements: statementsOf({ ...about, link: row['link'] ?? '' }, [
          { field: 'lawNumber', value: row['number'] },
          { field: 'adopted', value: row['date'] },
          countryOf('RUS'),
          ...(changesOf.get(row['pravo_nd']!) ?? []).map((change) => ({
            field: 'amendedBy',
            value: `${change['amending_law_number']}`,
            starts: change['amending_law_date'],
          })),
        ]),
      };
    });
  },
};
