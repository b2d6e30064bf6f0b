import type { ReadEntry } from '#features/entities/server/registry/registry-entry.ts';
import { seededRandom } from './many-news.ts';

/** Source under which made-up statements stand; it is in the catalogue. */
const source = 'wikidata_persons';
const syllables = [
  'ба',
  'ве',
  'го',
  'ди',
  'жу',
  'за',
  'ки',
  'ло',
  'му',
  'не',
  'по',
  'ра',
  'си',
  'ту',
  'фе',
  'хо',
];

/**
 * A piece of the made-up entities, ten statements each, the same in every run. Persons and companies come by turns. One
 * statement of each names another one that stands before it or in the same piece.
 */
export function manyEntities(count: number, from = 0): ReadEntry[] {
  const random = seededRandom(11 + from);
  const word = (): string => {
    const text = Array.from(
      { length: 2 + Math.floor(random() * 3) },
      () => syllables[Math.floor(random() * syllables.length)]!,
    ).join('');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return Array.from({ length: count }, (_, place): ReadEntry => {
    const at = from + place;
    const about = { source, knownAt: '2022-07-31' };
    return {
      kind: at % 2 === 0 ? 2 : 1,
      names: { ru: `${word()} ${word()}`, en: `Entity ${at}` },
      aliases: [],
      identifiers: [{ scheme: 'wikidata', value: `Q${800_000_000 + at}` }],
      source,
      statements: [
        ...Array.from({ length: 9 }, (_each, field) => ({
          ...about,
          field: field === 0 ? 'born' : 'position',
          value: field === 0 ? String(1920 + (at % 80)) : `${word()} ${field}`,
          starts: `20${String(10 + field)}-01-01`,
        })),
        {
          ...about,
          field: 'member',
          value: 'member',
          other: { scheme: 'wikidata', value: `Q${800_000_000 + Math.floor(random() * (from + count))}` },
        },
      ],
    };
  });
}
