import { z } from 'zod';
import { locales, type Locale } from '#platform/shared/locales.ts';
import { faultOf } from '#features/entities/domain/exchange/faults.ts';
import { statementsOf } from '#features/entities/server/registry/registry-entry.ts';
import { checkNumbers, dayOf } from '#features/entities/server/exchange/entry-parts.ts';
import type { About, ReadLine } from '#features/entities/server/exchange/read-line.ts';
import { fileLines, jsonLines } from '#features/entities/server/exchange/text-lines.ts';

const Text = z.object({ value: z.string() });
const Item = z.object({
  id: z.string().regex(/^Q[1-9]\d{0,11}$/),
  labels: z.record(z.string(), Text).default({}),
  aliases: z.record(z.string(), z.array(Text)).default({}),
  claims: z.record(z.string(), z.array(z.unknown())).default({}),
});
type Item = z.output<typeof Item>;

/** Kinds of dossiers by what an item is an instance of (P31). */
const kindOfClass: Readonly<Record<string, number>> = {
  Q5: 2,
  Q4830453: 1,
  Q783794: 1,
  Q891723: 1,
  Q6881511: 1,
  Q6256: 3,
  Q327333: 4,
  Q484652: 5,
  Q7278: 10,
};

/** Properties that are fields of a dossier. */
const fieldOfProperty = {
  P569: 'born',
  P570: 'died',
  P571: 'founded',
  P576: 'dissolved',
  P856: 'site',
} as const;
const schemeOfProperty = { P1278: 'lei', P946: 'isin' } as const;

/** Items of Wikidata, one JSON object a line, as its dumps and `wikibase-dump-filter` write them. */
export async function* readWikidata(path: string, about: About): AsyncGenerator<ReadLine> {
  for await (const { line, value } of jsonLines(fileLines(path))) {
    const parsed = Item.safeParse(value);
    yield parsed.success ? { line, ...readItem(parsed.data, about) } : { line, faults: [faultOf('no_item')] };
  }
}

function readItem(item: Item, { source, knownAt }: About): Omit<ReadLine, 'line'> {
  const kind = valuesOf(item, 'P31')
    .map((value) => kindOfClass[value])
    .find((each) => each !== undefined);
  if (kind === undefined) return { faults: [faultOf('no_class', item.id)] };
  const names = Object.fromEntries(
    locales.flatMap((locale): [Locale, string][] => {
      const name = item.labels[locale]?.value;
      return name ? [[locale, name]] : [];
    }),
  );
  if (Object.keys(names).length === 0) return { faults: [faultOf('no_label', item.id)] };
  const { identifiers, faults } = checkNumbers(
    Object.entries(schemeOfProperty).flatMap(([property, scheme]) =>
      valuesOf(item, property).map((value) => ({ scheme, value })),
    ),
  );
  return {
    faults,
    entry: {
      kind,
      names,
      aliases: locales.flatMap((locale) => (item.aliases[locale] ?? []).map(({ value }) => value)),
      identifiers: [{ scheme: 'wikidata', value: item.id }, ...identifiers],
      source,
      statements: statementsOf(
        { source, knownAt, link: `https://www.wikidata.org/wiki/${item.id}` },
        Object.entries(fieldOfProperty).flatMap(([property, field]) =>
          valuesOf(item, property).map((value) => ({ field, value })),
        ),
      ),
    },
  };
}

const Claim = z.object({
  rank: z.string().optional(),
  mainsnak: z.object({
    datavalue: z.object({
      value: z.union([
        z.string(),
        z.object({ id: z.string() }),
        z.object({ time: z.string(), precision: z.int() }),
      ]),
    }),
  }),
});

/** Values of a property, deprecated ones left out; days as far as they are known. */
function valuesOf({ claims }: Item, property: string): string[] {
  return (claims[property] ?? []).flatMap((claim) => {
    const parsed = Claim.safeParse(claim);
    if (!parsed.success || parsed.data.rank === 'deprecated') return [];
    const { value } = parsed.data.mainsnak.datavalue;
    if (typeof value === 'string') return [value];
    if ('id' in value) return [value.id];
    // Precision 9 is a year, 10 a month, 11 a day; before our era nobody is in the news.
    const length = { 9: 4, 10: 7, 11: 10 }[value.precision];
    const day = length === undefined ? undefined : dayOf(value.time.replace(/^\+/, '').slice(0, length));
    return day === undefined ? [] : [day];
  });
}
