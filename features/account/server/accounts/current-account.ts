import { z } from 'zod';
import { xsrfTokenOf } from '#platform/server/http/anti-forgery.ts';
import type { Db } from '#platform/server/db/db.ts';
import { locales } from '#platform/shared/locales.ts';
import type { Account } from '../../contract/account-shapes.ts';
import { hashToken } from '../sessions/opaque-token.ts';

/** The account of an anonymous visitor. */
export const emptyAccount: z.output<typeof Account> = {
  id: '',
  email: '',
  name: '',
  remember: false,
  roles: [],
  hasActiveLicense: false,
  linkedObjectYugoId: null,
  ownRegionYugoId: null,
  locale: null,
  licence: null,
  canStartTrial: false,
  xsrfToken: '',
};

const Row = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    remember: z.boolean(),
    roles: z.array(z.int()),
    hasActiveLicense: z.boolean(),
    linkedObjectYugoId: z.int().nullable(),
    ownRegionYugoId: z.int().nullable(),
    locale: z.enum(locales).nullable(),
    endsOn: z.iso.date().nullable(),
    daysLeft: z.int().nullable(),
    isTrial: z.boolean(),
    usedTrial: z.boolean(),
  })
  .transform(({ endsOn, daysLeft, isTrial, usedTrial, ...account }) => ({
    ...account,
    licence: endsOn === null || daysLeft === null ? null : { endsOn, daysLeft, isTrial },
    canStartTrial: !account.hasActiveLicense && !usedTrial,
  }));

/** The account behind a session token as the interface knows it; the empty one for a session that counts as anonymous. */
export async function readCurrentAccount(
  db: Db,
  sessionToken: string | null,
): Promise<z.output<typeof Account>> {
  if (sessionToken === null) return emptyAccount;
  const [row] = await db.rows(
    Row,
    `select a.id::text as id, a.email, trim(a.first_name || ' ' || a.last_name) as name, s.remember, a.locale, a.linked_object_yugo_id as "linkedObjectYugoId",
            coalesce(a.own_region_yugo_id, a.linked_object_yugo_id) as "ownRegionYugoId",
            array(select r.role::int from account_role r where r.account_id = a.id order by r.role) as roles,
            active.ends_at is not null as "hasActiveLicense", to_char(active.ends_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as "endsOn",
            ceil(extract(epoch from active.ends_at - now()) / 86400)::int as "daysLeft", coalesce(active.trial, false) as "isTrial",
            exists(select 1 from licence l where l.account_id = a.id and l.trial) as "usedTrial"
       from account_session s join account a on a.id = s.account_id
       left join lateral (
         select l.ends_at, l.trial from licence l
          where l.account_id = a.id and l.product_id = 1 and l.starts_at <= now() and l.ends_at > now()
          order by l.ends_at desc limit 1) active on true
      where s.token_hash = $1 and s.expires_at > now() and not (a.blocked or a.limited or s.replaces_password)`,
    [hashToken(sessionToken)],
  );
  return { ...(row ?? emptyAccount), xsrfToken: xsrfTokenOf(sessionToken) };
}
