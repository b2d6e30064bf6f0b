import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { Origin } from './shapes/figure.ts';
import { Source } from './shapes/source.ts';

/** What is asked for of a source line: a value's origin, and the day its newest figure became known. */
export type Named = Origin & { knownAt: string | null };

const SourceRow = Source.omit({ sample: true, knownAt: true });

/** Source lines of the named codes: a function from a value's origin to its line, which throws on a value without a known source. One query. */
export async function readSources(
  db: Db,
  codes: readonly string[],
  locale: Locale,
): Promise<(value: Named) => Source> {
  const wanted = [...new Set(codes)].toSorted();
  const rows = await readHandbook(db, `sources ${locale} ${wanted.join()}`, () =>
    db.rows(
      SourceRow,
      `select o.code, p.name_${locale} as name, o.title, o.licence, o.url, c.text_${locale} as caveat
       from source o
       join provider p on p.code = o.provider_code
       left join caveat c on c.code = o.caveat_code
      where o.code = any($1::text[])`,
      [wanted],
    ),
  );
  return ({ source, sample, knownAt }) => {
    const found = rows.find(({ code }) => code === source);
    if (!found) throw new Error(`A value without a source: «${source}» is not among the sources.`);
    return { ...found, sample, knownAt };
  };
}

/** The source line of one value; null only where there is no value. */
export async function readSource(db: Db, value: Named | null, locale: Locale): Promise<Source | null> {
  return value === null ? null : (await readSources(db, [value.source], locale))(value);
}
