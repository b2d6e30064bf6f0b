/** Registers' numbers a table may bring. */
export const registerNumbers = ['inn', 'ogrn', 'lei', 'isin', 'wikidata'] as const;
/** Fields a table of companies may bring. */
export const companyFields = [
  'okved',
  'okpo',
  'legalForm',
  'site',
  'founded',
  'dissolved',
  'fullName',
] as const;

/** Columns of a table of companies; only one of the names is needed. */
export const companyColumns = ['name', 'name_en', ...registerNumbers, ...companyFields] as const;
/** Columns of a table of statements; kind, name or a number, field and value are needed. */
export const statementColumns = [
  'kind',
  'name',
  ...registerNumbers,
  'field',
  'value',
  'starts',
  'ends',
  'link',
  'known_at',
] as const;
