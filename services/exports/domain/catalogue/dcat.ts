import type { Locale } from '#platform/shared/locales.ts';

/** What a data set says of itself in one language. */
export interface DescribedSet {
  id: string;
  title: string;
  source: { name: string; title: string; licence: string; url: string | null };
  indicators: readonly { name: string }[];
  isOpen: boolean;
  first: string;
  last: string;
  knownAt: string;
}

/** A language with the sets as they are called in it. */
export interface CatalogueText {
  locale: Locale;
  title: string;
  sets: readonly DescribedSet[];
}

/** Address of a set's file. */
export function setPath(id: string, format: 'csv' | 'parquet'): string {
  return `/catalogue/${id}.${format}`;
}

const mediaTypes = { csv: 'text/csv', parquet: 'application/vnd.apache.parquet' } as const;

const inLanguages = (texts: readonly { locale: Locale; value: string }[]) =>
  texts.map(({ locale, value }) => ({ '@language': locale, '@value': value }));

/** The catalogue as DCAT in JSON-LD, titles in every language given; the first one's sets say which there are. */
export function describeCatalogue(texts: readonly CatalogueText[], publicUrl: string): object {
  const sets = texts[0]?.sets ?? [];
  return {
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      foaf: 'http://xmlns.com/foaf/0.1/',
      xsd: 'http://www.w3.org/2001/XMLSchema#',
    },
    '@id': `${publicUrl}/catalogue.jsonld`,
    '@type': 'dcat:Catalog',
    'dct:title': inLanguages(texts.map(({ locale, title }) => ({ locale, value: title }))),
    'dct:language': texts.map(({ locale }) => locale),
    'dcat:dataset': sets.map((set, at) => describeSet(set, texts, at, publicUrl)),
  };
}

function describeSet(
  set: DescribedSet,
  texts: readonly CatalogueText[],
  at: number,
  publicUrl: string,
): object {
  const day = (value: string) => ({ '@type': 'xsd:date', '@value': value });
  return {
    '@id': `${publicUrl}/catalogue.jsonld#${set.id}`,
    '@type': 'dcat:Dataset',
    'dct:identifier': set.id,
    'dct:title': inLanguages(texts.map(({ locale, sets }) => ({ locale, value: sets[at]!.title }))),
    'dct:creator': { '@type': 'foaf:Organization', 'foaf:name': set.source.name },
    ...(set.source.url !== null && { 'dct:source': { '@id': new URL(set.source.url).href } }),
    'dct:license': set.source.licence,
    'dct:spatial': 'Russia',
    'dct:temporal': {
      '@type': 'dct:PeriodOfTime',
      'dcat:startDate': day(set.first),
      'dcat:endDate': day(set.last),
    },
    'dct:modified': day(set.knownAt),
    'dcat:keyword': texts.flatMap(({ locale, sets }) =>
      inLanguages(sets[at]!.indicators.map(({ name }) => ({ locale, value: name }))),
    ),
    'dcat:distribution': set.isOpen
      ? (['csv', 'parquet'] as const).map((format) => ({
          '@type': 'dcat:Distribution',
          'dcat:downloadURL': { '@id': publicUrl + setPath(set.id, format) },
          'dcat:mediaType': mediaTypes[format],
        }))
      : [],
  };
}
