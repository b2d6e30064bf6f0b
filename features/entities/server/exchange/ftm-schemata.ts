/** Schemata of FollowTheMoney that are entities here, with the number of their kind. */
export const kindOfSchema: Readonly<Record<string, number>> = {
  Person: 2,
  Company: 1,
  LegalEntity: 1,
  PublicBody: 4,
  Organization: 5,
  Event: 9,
};

/** Schema by which a kind is written; kinds that FollowTheMoney has no schema for are missing. */
export const schemaOfKind: Readonly<Record<number, string>> = {
  1: 'Company',
  2: 'Person',
  4: 'PublicBody',
  5: 'Organization',
  9: 'Event',
  10: 'Organization',
  11: 'Organization',
};

/** Properties that are register's numbers. */
export const schemeOfProperty: Readonly<Record<string, string>> = {
  innCode: 'inn',
  ogrnCode: 'ogrn',
  leiCode: 'lei',
  wikidataId: 'wikidata',
};

/** Properties that are fields of a dossier. */
export const fieldOfProperty: Readonly<Record<string, string>> = {
  birthDate: 'born',
  deathDate: 'died',
  incorporationDate: 'founded',
  dissolutionDate: 'dissolved',
  legalForm: 'legalForm',
  okpoCode: 'okpo',
  website: 'site',
  position: 'position',
  education: 'education',
};

/** Properties that name countries, by codes of two letters; the first is the one that is written. */
export const countryProperties = ['country', 'jurisdiction', 'nationality', 'mainCountry'] as const;

/** Schemata that say how two entities stand to each other: whose field it is, and who fills it. */
export const relations: Readonly<Record<string, { of: string; other: string; field: string }>> = {
  Ownership: { of: 'asset', other: 'owner', field: 'owner' },
  Directorship: { of: 'organization', other: 'director', field: 'director' },
  Membership: { of: 'organization', other: 'member', field: 'member' },
  Employment: { of: 'employer', other: 'employee', field: 'employee' },
  Family: { of: 'person', other: 'relative', field: 'relative' },
};
