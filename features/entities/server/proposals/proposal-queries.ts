import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { proposalReasons } from '../../domain/find-candidates.ts';
import { nameSql } from '../dossier/entity-queries.ts';

const Side = z.object({
  id: z.int(),
  kind: z.int(),
  name: z.string(),
  version: z.int(),
  headlines: z.int(),
  statements: z.int(),
  example: z.string().nullable(),
});
const Pair = z.object({ one: Side, other: Side, why: z.enum(proposalReasons), shared: z.int() });

/** A pair that may be one. */
export type ProposedPair = z.output<typeof Pair>;

const most = 40;

const sideSql = (side: 'one' | 'other'): string => `
  json_build_object('id', ${side}.id, 'kind', ${side}.kind, 'name', ${nameSql(side, '$1::text')}, 'version', ${side}.version,
    'headlines', t.${side}_headlines, 'statements', t.${side}_statements, 'example', t.${side}_example)`;

/** What is left of the pairs found. None is one by now, none was parted or undone by an editor, none has two numbers of one register. */
const toldSql = `
  with told as materialized (
    select p.* from entity_proposal p
      join entity a on a.id = p.one_id and a.merged_into is null
      join entity b on b.id = p.other_id and b.merged_into is null
     where not exists (select from entity_apart a where a.undone_at is null
                        and a.one_id = least(p.one_id, p.other_id) and a.other_id = greatest(p.one_id, p.other_id))
       and not exists (select from entity_merge m where m.undone_at is not null
                        and ((m.gone_id = p.one_id and m.kept_id = p.other_id) or (m.gone_id = p.other_id and m.kept_id = p.one_id)))
       and not exists (select from entity_identifier x join entity_identifier y
                           on y.scheme = x.scheme and y.value <> x.value and x.scheme not in ('isin', 'domain')
                        where x.entity_id = p.one_id and y.entity_id = p.other_id)
     order by p.place limit ${most}
  )
  select ${sideSql('one')} as one, ${sideSql('other')} as other, t.why, t.shared
    from told t join entity one on one.id = t.one_id join entity other on other.id = t.other_id
   order by t.place`;

/** Pairs that may be one, those most written of first, without those that an editor has parted or undone. */
export function listProposals(db: Db, locale: Locale): Promise<ProposedPair[]> {
  return db.rows(Pair, toldSql, [locale]);
}

const Id = z.object({ apartId: z.int() });

/** Notes that two are two; who noted it before is answered with that. */
export async function insertApart(
  db: Db,
  { id, otherId, accountId }: { id: number; otherId: number; accountId: number },
): Promise<number> {
  const pair = [Math.min(id, otherId), Math.max(id, otherId)];
  const [known] = await db.rows(
    Id,
    'select apart_id::int as "apartId" from entity_apart where one_id = $1::int and other_id = $2::int and undone_at is null',
    pair,
  );
  if (known) return known.apartId;
  const [made] = await db.rows(
    Id,
    'insert into entity_apart (one_id, other_id, account_id) values ($1, $2, $3) returning apart_id::int as "apartId"',
    [...pair, accountId],
  );
  return made!.apartId;
}

/** Takes it back; false where it does not stand. */
export async function undoApart(db: Db, apartId: number): Promise<boolean> {
  return (
    (await db.run('update entity_apart set undone_at = now() where apart_id = $1 and undone_at is null', [
      apartId,
    ])) > 0
  );
}
