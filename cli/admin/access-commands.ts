import { knownRoles } from '#features/account/domain/abilities.ts';
import { setPassword } from '#features/account/server/accounts/account-queries.ts';
import { grantRole, revokeRole } from '#features/account/server/accounts/role-queries.ts';
import {
  hashPassword,
  newOneTimePassword,
  secretHours,
} from '#features/account/server/passwords/passwords.ts';
import { deleteSessionsOf } from '#features/account/server/sessions/session-queries.ts';
import { AdminError, getAccount, readWords, type AdminCommand } from './admin-command.ts';

/** Roles, passwords and sessions. */
export const accessCommands: Record<string, AdminCommand> = {
  'roles grant': {
    usage: '<email> <role>',
    summary: 'gives a role',
    async run({ db }, args, out) {
      const { email, role } = readWords(args, ['email', 'role']);
      const account = await getAccount(db, email);
      const isNew = await grantRole(db, account.id, readRole(role));
      out(`${account.email} ${isNew ? 'has' : 'had already'} role ${role}.`);
    },
  },
  'roles revoke': {
    usage: '<email> <role>',
    summary: 'takes a role away',
    async run({ db }, args, out) {
      const { email, role } = readWords(args, ['email', 'role']);
      const account = await getAccount(db, email);
      if (!(await revokeRole(db, account.id, readRole(role))))
        throw new AdminError(`${account.email} does not have role ${role}.`);
      out(`${account.email} no longer has role ${role}.`);
    },
  },
  'passwords reset': {
    usage: '<email>',
    summary: 'ends all sessions and prints a new one-time password',
    async run({ db }, args, out) {
      const account = await getAccount(db, readWords(args, ['email']).email);
      const password = newOneTimePassword();
      const hash = await hashPassword(password);
      await db.transaction(async (tx) => {
        await setPassword(tx, account.id, hash, secretHours);
        await deleteSessionsOf(tx, account.id);
      });
      out(`One-time password of ${account.email}, good for ${secretHours} hours: ${password}`);
    },
  },
  'sessions end': {
    usage: '<email>',
    summary: 'signs an account out everywhere',
    async run({ db }, args, out) {
      const account = await getAccount(db, readWords(args, ['email']).email);
      out(`Sessions ended: ${await deleteSessionsOf(db, account.id)}.`);
    },
  },
};

function readRole(text: string): number {
  const role = knownRoles.find((known) => String(known) === text);
  if (role === undefined)
    throw new AdminError(
      `There is no role "${text}". Roles: ${knownRoles.toSorted((a, b) => a - b).join(', ')}.`,
      true,
    );
  return role;
}
