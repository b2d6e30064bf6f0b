/** What a format is called everywhere in the world. */
export const formatNames: Readonly<Record<string, string>> = {
  csv: 'CSV',
  xlsx: 'XLSX',
  json: 'JSON',
  xml: 'XML',
  'json-stat': 'JSON-stat',
  pxweb: 'PxWeb',
  'sdmx-csv': 'SDMX-CSV',
  'sdmx-json': 'SDMX-JSON',
  ckan: 'CKAN',
  sparql: 'SPARQL',
  parquet: 'Parquet',
};
