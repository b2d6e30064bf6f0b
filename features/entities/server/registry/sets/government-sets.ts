import { listBundledRows, type TableRow } from '#statistics/import/read-rows.ts';
import { statementsOf, type ReadEntry, type RegistrySet } from '../registry-entry.ts';

const government = 4;
const technology = 6;
const russia = { field: 'country', value: 'RUS', other: { scheme: 'iso3', value: 'RUS' } } as const;
const domains = { source: 'government_domains', knownAt: '2022-10-01' } as const;
const duma = { source: 'regional_assemblies_2012', knownAt: '2012-12-21' } as const;

/** Federal bodies, their information systems, regional assemblies. */
export const bodiesSet: RegistrySet = {
  name: 'registry bodies',
  files: [
    'entities/government_bodies.csv',
    'entities/government_information_systems.csv',
    'entities/regional_assemblies.csv',
  ],
  sources: [domains.source, duma.source],
  async read() {
    const [bodies, systems, assemblies] = await Promise.all(this.files.map(listBundledRows));
    const ownerOf = new Map(
      bodies!.flatMap((row) =>
        (row['information_systems_ru'] ?? '')
          .split(' | ')
          .map((name) => [name, row['name_ru'] ?? ''] as const),
      ),
    );
    return [
      ...bodies!.map(toBody),
      ...systems!.map((row) => toSystem(row, ownerOf.get(row['name_ru'] ?? '') ?? '')),
      ...assemblies!.map(toAssembly),
    ];
  },
};

/** As news call it: «Минспорт», not «Минспорт России». */
function bareName(name: string): string {
  return name.replace(/\s(?:России|РФ|Российской Федерации)$/u, '');
}

function toBody(row: TableRow): ReadEntry {
  const name = row['name_ru'] ?? '';
  return {
    kind: government,
    names: { ru: bareName(name) },
    aliases: bareName(name) === name ? [] : [name],
    identifiers: [],
    source: domains.source,
    statements: statementsOf(domains, [
      { field: 'bodyType', value: row['type_ru'], texts: { ru: row['type_ru'] ?? '' } },
      { field: 'branch', value: row['branch_ru'], texts: { ru: row['branch_ru'] ?? '' } },
      russia,
      { field: 'site', value: row['site'] && `http://${row['site']}` },
    ]),
  };
}

function toSystem(row: TableRow, owner: string): ReadEntry {
  const [domain] = (row['main_domains'] ?? '').split(' ');
  return {
    kind: technology,
    names: { ru: row['name_ru'] ?? '' },
    aliases: [],
    identifiers: [],
    source: domains.source,
    statements: statementsOf(domains, [
      { field: 'creator', value: owner, other: { kind: government, name: bareName(owner) } },
      { field: 'site', value: domain && `http://${domain}` },
    ]),
  };
}

function toAssembly(row: TableRow): ReadEntry {
  return {
    kind: government,
    names: { ru: row['name_ru'] ?? '' },
    aliases: [],
    identifiers: [],
    source: duma.source,
    statements: statementsOf(duma, [
      russia,
      { field: 'founded', value: row['start'] },
      { field: 'dissolved', value: row['end'] },
    ]),
  };
}
