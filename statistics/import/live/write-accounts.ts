import type { Db } from '#platform/server/db/db.ts';

/** Accounts of a company for one year, as a source tells them. Unit of money: roubles. */
export interface AccountRow {
  inn: string;
  year: number;
  place: string | null;
  okved: string;
  revenue: number;
  profit: number | null;
  assets: number | null;
  equity: number | null;
}

/**
 * Writes accounts of companies under their names in the registry of entities; returns how many. A year that another source
 * tells already is left to it. They were known on the first of October after their year, as the law asks.
 */
export function writeAccounts(db: Db, rows: readonly AccountRow[], source: string): Promise<number> {
  return db.run(
    `insert into company_account as a (inn, year, name, place_id, okved, revenue, revenue_before, profit, assets, equity, source, known_at)
     select distinct on (r.inn, r.year) r.inn, r.year, coalesce(n.name, r.inn), p.yugo_id, r.okved, r.revenue,
            (select b.revenue from company_account b where b.inn = r.inn and b.year = r.year - 1),
            r.profit, r.assets, r.equity, $9, least(make_date(r.year + 1, 10, 1), current_date)
       from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::float8[], $8::float8[])
            as r (inn, year, place, okved, revenue, profit, assets, equity)
       left join entity_identifier i on i.scheme = 'inn' and i.value = r.inn
       left join entity_name n on n.entity_id = i.entity_id and n.is_usual and n.language = 'ru'
       left join place p on p.iso = r.place
      order by r.inn, r.year, r.revenue desc
     on conflict (inn, year) do update
        set place_id = excluded.place_id, okved = excluded.okved, revenue = excluded.revenue, profit = excluded.profit,
            revenue_before = excluded.revenue_before, assets = excluded.assets, equity = excluded.equity
      where a.source = excluded.source`,
    [
      rows.map(({ inn }) => inn),
      rows.map(({ year }) => year),
      rows.map(({ place }) => place),
      rows.map(({ okved }) => okved),
      rows.map(({ revenue }) => revenue),
      rows.map(({ profit }) => profit),
      rows.map(({ assets }) => assets),
      rows.map(({ equity }) => equity),
      source,
    ],
  );
}

/** Stores how the accounts stand that a run is about to write, in its transaction. */
export async function storeAccountsBefore(tx: Db, rows: readonly AccountRow[], runId: number): Promise<void> {
  await tx.run(
    `insert into company_account_before (run_id, inn, year, account)
     select distinct $1::int, r.inn, r.year, to_jsonb(a)
       from unnest($2::text[], $3::int[]) as r (inn, year) left join company_account a using (inn, year)`,
    [runId, rows.map(({ inn }) => inn), rows.map(({ year }) => year)],
  );
}

/** Accounts as they stood before a run; those that another source tells meanwhile stay. */
export async function restoreAccounts(tx: Db, runId: number, source: string): Promise<void> {
  await tx.run(
    `delete from company_account a using company_account_before b
      where b.run_id = $1 and a.inn = b.inn and a.year = b.year and a.source = $2`,
    [runId, source],
  );
  await tx.run(
    `insert into company_account
     select (jsonb_populate_record(null::company_account, b.account)).* from company_account_before b
      where b.run_id = $1 and b.account is not null
     on conflict do nothing`,
    [runId],
  );
}
