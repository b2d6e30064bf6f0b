import {
  addLicence,
  endLicence,
  findProduct,
  listLicences,
} from '#features/account/server/accounts/licence-queries.ts';
import { AdminError, getAccount, readNumber, readWords, type AdminCommand } from './admin-command.ts';

const defaultDays = '365';

/** Licences: add, list, end. */
export const licenceCommands: Record<string, AdminCommand> = {
  'licences list': {
    usage: '<email>',
    summary: 'licences an account has or had, newest end first',
    async run({ db }, args, out) {
      const account = await getAccount(db, readWords(args, ['email']).email);
      const licences = await listLicences(db, account.id);
      for (const { id, product, trial, startsOn, endsOn, active } of licences) {
        out(
          `${String(id).padStart(6)}  ${product.padEnd(12)} ${startsOn} to ${endsOn}  ${[active ? 'active' : 'ended', trial ? 'trial' : ''].filter(Boolean).join(', ')}`,
        );
      }
      if (licences.length === 0) out(`${account.email} has no licence.`);
    },
  },
  'licences add': {
    usage: '<email> [--product code] [--days number]',
    summary: `a licence from now on, ${defaultDays} days unless told`,
    async run({ db }, args, out) {
      const {
        email,
        product = 'analytics',
        days = defaultDays,
      } = readWords(args, ['email'], ['product', 'days']);
      const account = await getAccount(db, email);
      const found = await findProduct(db, product);
      if (!found) throw new AdminError(`There is no product "${product}".`);
      const count = readNumber(days, 'The number of days', 1, 36_500);
      await addLicence(db, account.id, found.id, count);
      out(`${account.email} has a licence of ${product} for ${count} days.`);
    },
  },
  'licences end': {
    usage: '<email> <id>',
    summary: 'ends a licence now',
    async run({ db }, args, out) {
      const { email, id } = readWords(args, ['email', 'id']);
      const account = await getAccount(db, email);
      if (!(await endLicence(db, account.id, readNumber(id, 'The id', 1, Number.MAX_SAFE_INTEGER))))
        throw new AdminError(`${account.email} has no licence ${id} that could be ended.`);
      out(`Licence ${id} of ${account.email} has ended.`);
    },
  },
};
