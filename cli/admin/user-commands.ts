import { z } from 'zod';
import { emailProblem } from '#features/account/domain/account-fields.ts';
import { findAccount, insertAccount } from '#features/account/server/accounts/account-queries.ts';
import { listLicences } from '#features/account/server/accounts/licence-queries.ts';
import {
  hashPassword,
  newOneTimePassword,
  secretHours,
} from '#features/account/server/passwords/passwords.ts';
import { deleteSessionsOf } from '#features/account/server/sessions/session-queries.ts';
import type { Db } from '#platform/server/db/db.ts';
import { AdminError, getAccount, readNumber, readWords, type AdminCommand } from './admin-command.ts';

const UserRow = z.object({
  email: z.string(),
  name: z.string(),
  roles: z.string(),
  licensed: z.boolean(),
  blocked: z.boolean(),
  limited: z.boolean(),
});

/** Accounts: list, show, add, block, limit. */
export const userCommands: Record<string, AdminCommand> = {
  'users list': {
    usage: '[--search text]',
    summary: 'accounts with roles, licence and state, by address',
    async run({ db }, args, out) {
      const { search = '' } = readWords(args, [], ['search']);
      const users = await listUsers(db, search);
      for (const user of users) out(userLine(user));
      out(users.length === 1 ? '1 account' : `${users.length} accounts`);
    },
  },
  'users show': {
    usage: '<email>',
    summary: 'one account whole',
    async run({ db }, args, out) {
      const account = await getAccount(db, readWords(args, ['email']).email);
      const [user] = (await listUsers(db, account.email)).filter(({ email }) => email === account.email);
      out(userLine(user!));
      if (account.isOneTime)
        out(account.oneTimeExpired ? 'one-time password expired' : 'one-time password not replaced yet');
      for (const { id, product, trial, startsOn, endsOn, active } of await listLicences(db, account.id)) {
        out(
          `licence ${id}: ${product}${trial ? ' (trial)' : ''}, ${startsOn} to ${endsOn}${active ? ', active' : ''}`,
        );
      }
      const [sessions] = await db.rows(
        z.object({ count: z.int() }),
        'select count(*)::int as count from account_session where account_id = $1 and expires_at > now()',
        [account.id],
      );
      out(`open sessions: ${sessions!.count}`);
    },
  },
  'users add': {
    usage: '<email> [--first name] [--last name] [--region yugoId]',
    summary: 'adds an account and prints its one-time password',
    async run({ db }, args, out) {
      const { email, first, last, region } = readWords(args, ['email'], ['first', 'last', 'region']);
      if (emailProblem(email) !== null) throw new AdminError(`"${email}" is not an e-mail address.`, true);
      const linkedObjectYugoId =
        region === undefined ? null : readNumber(region, 'The region', 1, 2_147_483_647);
      const password = newOneTimePassword();
      const passwordHash = await hashPassword(password);
      const id = await insertAccount(db, {
        email,
        firstName: first,
        lastName: last,
        passwordHash,
        oneTimeHours: secretHours,
        linkedObjectYugoId,
      });
      if (id === null) throw new AdminError(`There is an account with the address ${email} already.`);
      out(
        `Added ${(await findAccount(db, id))!.email}. One-time password, good for ${secretHours} hours: ${password}`,
      );
    },
  },
  'users block': flagCommand('blocked', true, 'refuses sign-in and ends all sessions', 'is blocked'),
  'users unblock': flagCommand('blocked', false, 'lets a blocked account in again', 'is not blocked'),
  'users limit': flagCommand(
    'limited',
    true,
    'refuses sign-in as limited and ends all sessions',
    'is limited',
  ),
  'users unlimit': flagCommand('limited', false, 'takes the limit away', 'is not limited'),
};

function flagCommand(
  column: 'blocked' | 'limited',
  value: boolean,
  summary: string,
  said: string,
): AdminCommand {
  return {
    usage: '<email>',
    summary,
    async run({ db }, args, out) {
      const { id, email } = await getAccount(db, readWords(args, ['email']).email);
      await db.transaction(async (tx) => {
        await tx.run(`update account set ${column} = $2 where id = $1`, [id, value]);
        if (value) await deleteSessionsOf(tx, id);
      });
      out(`${email} ${said}.`);
    },
  };
}

function listUsers(db: Db, search: string): Promise<z.output<typeof UserRow>[]> {
  return db.rows(
    UserRow,
    `select email, trim(first_name || ' ' || last_name) as name, blocked, limited,
            coalesce((select string_agg(r.role::text, ',' order by r.role) from account_role r where r.account_id = a.id), '') as roles,
            exists(select 1 from licence l where l.account_id = a.id and l.product_id = 1 and l.starts_at <= now() and l.ends_at > now()) as licensed
       from account a where position(lower($1) in lower(email || ' ' || first_name || ' ' || last_name)) > 0 order by email_key`,
    [search],
  );
}

function userLine({ email, name, roles, licensed, blocked, limited }: z.output<typeof UserRow>): string {
  const state = [
    licensed ? 'licence' : 'no licence',
    roles === '' ? 'no roles' : `roles ${roles}`,
    blocked ? 'blocked' : '',
    limited ? 'limited' : '',
  ];
  return `${email.padEnd(32)} ${name.padEnd(24)} ${state.filter(Boolean).join(', ')}`;
}
