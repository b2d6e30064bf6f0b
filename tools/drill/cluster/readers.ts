import { openBrowser, type Visitor } from '../visitors.ts';
import type { People } from './fill-cluster.ts';

const firstMoment = Date.parse('2020-05-01T00:00:00Z');
const stepMs = 900_000;
/** A moment that no reader asked for before: no answer to it is kept. */
const momentOf = (turn: number): string => new Date(firstMoment + turn * stepMs).toISOString();

/** Readers of every kind: of what is kept, of what has to be read, strangers and an account. */
export function openReaders(origin: string, { reader }: People): Visitor[] {
  const stranger = openBrowser(origin);
  const account = openBrowser(origin, reader);
  return [
    { what: 'a page that is kept for strangers', send: () => stranger('/en/quotes') },
    {
      what: 'a call that nobody made before',
      send: (turn) => stranger(`/api/site/getRegionNames?asOf=${momentOf(turn)}`),
    },
    { what: 'an account’s saved searches', send: () => account('/api/search/getSavedSearches') },
    { what: 'a page of an account', send: () => account('/en/quotes') },
  ];
}
