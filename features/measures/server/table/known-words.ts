import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { ServerTranslate } from '#platform/server/texts.ts';
import { locales } from '#platform/shared/locales.ts';
import { allSubjectKinds, type SubjectKind } from '../../domain/content/measure-content.ts';
import { measureDirections, type MeasureDirection } from '../../domain/steps/statuses.ts';
import { columnNames, tableColumns, type TableColumn } from '../../domain/table/table-columns.ts';
import { nameKey } from '../../domain/table/read-cells.ts';

/** What the words of a table can mean, in any language. */
export interface KnownWords {
  columns: Map<string, TableColumn>;
  directions: Map<string, MeasureDirection>;
  subjects: Map<string, SubjectKind>;
  places: Map<string, number>;
  issues: Map<string, number>;
  units: Map<string, number>;
}

const Named = z.object({ id: z.int(), name: z.string() });

/** Reads what the words of a table can mean: names of columns and kinds, places and entries of the handbooks in all languages. */
export async function readKnownWords(db: Db, translate: ServerTranslate): Promise<KnownWords> {
  const [places, issues, units] = await Promise.all([
    db.rows(
      Named,
      `select p.yugo_id as id, n.name from place p
         cross join lateral (values (p.iso), (p.yugo_id::text), (p.name_ru), (p.name_en), (p.name_ja), (p.name_pt), (p.name_es),
                                    (p.name_short_ru), (p.name_short_en)) as n(name)
        where p.kind in ('country', 'district', 'region') and n.name is not null`,
      [],
    ),
    listNames(db, 'issue'),
    listNames(db, 'unit'),
  ]);
  const said = <T extends string | number>(values: readonly T[], keyOf: (value: T) => string) =>
    new Map(
      values.flatMap((value) => [
        [String(value).toLowerCase(), value] as const,
        ...locales.map((locale) => [nameKey(translate(locale, keyOf(value))), value] as const),
      ]),
    );
  const byName = (rows: typeof places) => new Map(rows.map(({ id, name }) => [nameKey(name), id]));
  return {
    columns: said(tableColumns, (column) => columnNames[column]),
    directions: said(measureDirections, (direction) => `Measures_Direction_${direction}`),
    subjects: said(allSubjectKinds, (kind) => `Measures_Subject_${kind}`),
    places: byName(places),
    issues: byName(issues),
    units: byName(units),
  };
}

function listNames(db: Db, handbook: 'issue' | 'unit'): Promise<z.output<typeof Named>[]> {
  return db.rows(
    Named,
    `select e.entry_id as id, n.value as name from handbook_entry e cross join lateral jsonb_each_text(e.names) n
      where e.handbook = $1 and e.is_active and e.merged_into is null`,
    [handbook],
  );
}
