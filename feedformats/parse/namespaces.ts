/** Vocabularies whose elements stand without a prefix when the feed itself is written in them. */
const feedVocabularies: Readonly<Record<string, string>> = {
  'http://www.w3.org/2005/atom': 'atom',
  'http://purl.org/atom/ns#': 'atom',
  'http://purl.org/rss/1.0/': 'rss',
  'http://my.netscape.com/rdf/simple/0.9/': 'rss',
  'http://channel.netscape.com/rdf/simple/0.9/': 'rss',
  'http://purl.org/net/rss1.1#': 'rss',
  'http://backend.userland.com/rss2': 'rss',
  'http://backend.userland.com/rss': 'rss',
  'http://blogs.law.harvard.edu/tech/rss': 'rss',
};

/** The prefix each other vocabulary is known by here, whatever prefix the feed gives it. */
const prefixes: Readonly<Record<string, string>> = {
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://purl.org/dc/elements/1.0/': 'dc',
  'http://purl.org/dc/terms/': 'dcterms',
  'http://purl.org/rss/1.0/modules/content/': 'content',
  'http://purl.org/rss/1.0/modules/syndication/': 'sy',
  'http://purl.org/rss/1.0/modules/slash/': 'slash',
  'http://search.yahoo.com/mrss': 'media',
  'http://search.yahoo.com/mrss/': 'media',
  'http://video.search.yahoo.com/mrss': 'media',
  'http://video.search.yahoo.com/mrss/': 'media',
  'http://www.itunes.com/dtds/podcast-1.0.dtd': 'itunes',
  'http://example.com/dtds/podcast-1.0.dtd': 'itunes',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#': 'rdf',
  'http://www.w3.org/2000/01/rdf-schema#': 'rdfs',
  'http://www.w3.org/1999/xhtml': 'xhtml',
  'http://www.w3.org/2000/svg': 'svg',
  'http://www.w3.org/1998/math/mathml': 'mathml',
  'http://www.w3.org/1999/xlink': 'xlink',
  'http://www.w3.org/xml/1998/namespace': 'xml',
  'http://wellformedweb.org/commentapi/': 'wfw',
  'http://purl.org/syndication/thread/1.0': 'thr',
  'http://www.georss.org/georss': 'georss',
  'http://www.opengis.net/gml': 'gml',
  'http://www.w3.org/2003/01/geo/wgs84_pos#': 'geo',
  'http://backend.userland.com/creativecommonsrssmodule': 'creativecommons',
  'http://web.resource.org/cc/': 'cc',
  'http://creativecommons.org/ns#license': 'cc',
  'http://webns.net/mvcb/': 'admin',
  'http://rssnamespace.org/feedburner/ext/1.0': 'feedburner',
  'http://a9.com/-/spec/opensearch/1.1/': 'opensearch',
  'http://a9.com/-/spec/opensearchrss/1.0/': 'opensearch',
  'http://news.yandex.ru': 'yandex',
  'http://turbo.yandex.ru': 'turbo',
  'http://podlove.org/simple-chapters': 'psc',
  'http://purl.org/rss/1.0/modules/event/': 'ev',
  'http://my.theinfo.org/changed/1.0/rss/': 'cp',
  'http://purl.org/rss/1.0/modules/image/': 'image',
  'http://madskills.com/public/xml/rss/module/trackback/': 'trackback',
  'http://schemas.pocketsoap.com/rss/mydescmodule/': 'blogchannel',
};

/** Markup that keeps its plain names inside a text, with no prefix of ours. */
const markup = new Set(['xhtml', 'svg', 'mathml']);

/** Prefixes in force at one place of a feed: what the writer wrote → what we call it. */
export interface NamespaceScope {
  /** Known prefix by written prefix; '' is the default namespace. */
  readonly byPrefix: ReadonlyMap<string, string>;
  /** Names already translated in this scope. */
  readonly names: Map<string, string>;
}

/** Before anything is declared; `xml` always is. */
export function openScope(): NamespaceScope {
  return { byPrefix: new Map([['xml', 'xml']]), names: new Map() };
}

/** The scope inside an element, the outer one itself when the element declares nothing. */
export function enterScope(
  outer: NamespaceScope,
  attributes: Readonly<Record<string, string>>,
): NamespaceScope {
  let byPrefix: Map<string, string> | null = null;
  for (const [name, value] of Object.entries(attributes)) {
    if (!name.startsWith('xmlns')) continue;
    const written = name === 'xmlns' ? '' : name.slice(6);
    const address = value.trim().toLowerCase();
    byPrefix ??= new Map(outer.byPrefix);
    byPrefix.set(
      written,
      feedVocabularies[address] ?? prefixes[address] ?? prefixes[`${address}/`] ?? written.toLowerCase(),
    );
  }
  return byPrefix ? { byPrefix, names: new Map() } : outer;
}

/**
 * The name an element is known by here. `own` is the vocabulary of the feed ('atom' or 'rss'), whose names go without a
 * prefix; undeclared prefixes stay as written.
 */
export function knownName(written: string, scope: NamespaceScope, own: string): string {
  const known = scope.names.get(written);
  if (known !== undefined) return known;
  const colon = written.indexOf(':');
  const local = written.slice(colon + 1).toLowerCase();
  const writtenPrefix = colon < 0 ? '' : written.slice(0, colon);
  const prefix = scope.byPrefix.get(writtenPrefix) ?? writtenPrefix.toLowerCase();
  const isPlain =
    prefix === '' ||
    prefix === own ||
    prefix === 'rss' ||
    (colon < 0 && (markup.has(prefix) || prefix === 'atom'));
  const name = isPlain ? local : `${prefix}:${local}`;
  scope.names.set(written, name);
  return name;
}
