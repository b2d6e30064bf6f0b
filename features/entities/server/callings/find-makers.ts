import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const Product = z.object({ id: z.int(), key: z.string() });
const Maker = z.object({ id: z.int(), key: z.string(), name: z.string() });

/** Firms that are listed in Latin letters: makers whose products bear their name before their own. Clubs are listed in quotes. */
const makersSql = `
  select coalesce(e.merged_into, e.id) as id, k.key, coalesce(e.names ->> 'en', e.names ->> 'ru') as name
    from entity e
    cross join lateral (select e.key union select a.key from entity_alias a where a.entity_id = e.id) as k (key)
   where e.kind = 1 and e.is_listed and e.names ->> 'ru' ~ '^[A-Za-z]' and k.key = any($1::text[])`;

/** Whose a product is, by its name. */
export interface MadeBy {
  readonly id: number;
  readonly makerId: number;
  readonly maker: string;
}

/** Who makes the products and technologies among some entities whose name begins with a maker's: «Xiaomi Mi Band 5». */
export async function findMakers(tx: Db, ids: readonly number[]): Promise<MadeBy[]> {
  const products = await tx.rows(
    Product,
    `select id, key from entity where id = any($1::int[]) and kind in (6, 7) and merged_into is null and key like '% %'`,
    [ids],
  );
  if (products.length === 0) return [];
  const beginnings = products.map(({ id, key }) => ({ id, key: key.slice(0, key.indexOf(' ')) }));
  const makers = await tx.rows(Maker, makersSql, [beginnings.map(({ key }) => key)]);
  return beginnings.flatMap(({ id, key }): MadeBy[] => {
    const own = makers.filter((maker) => maker.key === key);
    const [only] = own;
    if (only === undefined || own.some((maker) => maker.id !== only.id)) return [];
    return [{ id, makerId: only.id, maker: only.name }];
  });
}
