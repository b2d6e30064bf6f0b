import { Parser } from 'htmlparser2';

/** A feed that a page names as its own. */
export interface DiscoveredFeed {
  readonly address: string;
  readonly title: string;
}

const feedType = /^application\/(?:rss|atom|rdf|feed)\+(?:xml|json)|^application\/json$|^text\/xml$/i;

/** Where sites keep a feed nobody links to, in the order worth trying. */
const defaultPlaces = ['/rss', '/feed', '/rss.xml', '/feed.xml', '/atom.xml', '/index.xml', '/feed.json'];

/** Feeds a page links to in its head first, then in its text, each address once; at most ten. */
export function discoverFeeds(html: string, address: string): DiscoveredFeed[] {
  const linked: DiscoveredFeed[] = [];
  const mentioned: DiscoveredFeed[] = [];
  let base = address;
  const parser = new Parser({
    onopentag(name, { rel = '', type = '', href = '', title = '' }) {
      const target = URL.parse(href, base)?.href;
      if (target === undefined || !/^https?:/.test(target)) return;
      if (name === 'base') base = target;
      else if (name === 'link' && /\balternate\b/i.test(rel) && feedType.test(type))
        linked.push({ address: target, title });
      else if (name === 'a' && /(?:\/|\.|^)(?:rss|feed|atom)(?:\.xml|\.json|\/)?(?:$|\?)/i.test(href))
        mentioned.push({ address: target, title });
    },
  });
  parser.end(html.slice(0, 1_000_000));
  const unique = new Map([...linked, ...mentioned].toReversed().map((feed) => [feed.address, feed]));
  return [...unique.values()].toReversed().slice(0, 10);
}

/** Addresses to try where a page names no feed. */
export function guessFeedAddresses(address: string): string[] {
  return defaultPlaces.map((place) => new URL(place, address).href);
}
