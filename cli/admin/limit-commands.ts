import { listWorkLimits, setWorkLimit, type WorkLimit } from '#platform/server/answers/work-limits.ts';
import type { Db } from '#platform/server/db/db.ts';
import { AdminError, readNumber, readWords, type AdminCommand } from './admin-command.ts';

/** As the table bounds it. */
const maxAtOnce = 1000;

/** How much costly work all processes together do at once. */
export const limitCommands: Record<string, AdminCommand> = {
  'limits list': {
    usage: '',
    summary: 'costly work that all processes together do at once: speech, picture, print, model (an account)',
    async run({ db }, args, out) {
      readWords(args, []);
      for (const { kind, atOnce, isSet, underWay } of await listWorkLimits(db))
        out(`${kind.padEnd(8)} ${atOnce} at once (${isSet ? 'set' : 'default'}), ${underWay} under way`);
    },
  },
  'limits set': {
    usage: '<kind> <number>',
    summary: `another number, 1 to ${maxAtOnce}; every process heeds it at once`,
    async run({ db }, args, out) {
      const { kind, number } = readWords(args, ['kind', 'number']);
      const limit = await getLimit(db, kind);
      const atOnce = readNumber(number, 'The number', 1, maxAtOnce);
      await setWorkLimit(db, limit.kind, atOnce);
      out(`${kind}: ${atOnce} at once, ${limit.atOnce} before.`);
    },
  },
  'limits reset': {
    usage: '<kind>',
    summary: "the product's own number again",
    async run({ db }, args, out) {
      const { kind } = readWords(args, ['kind']);
      const limit = await getLimit(db, kind);
      await setWorkLimit(db, limit.kind, null);
      out(`${kind}: ${(await getLimit(db, kind)).atOnce} at once, ${limit.atOnce} before.`);
    },
  },
};

async function getLimit(db: Db, kind: string): Promise<WorkLimit> {
  const limits = await listWorkLimits(db);
  const found = limits.find((limit) => limit.kind === kind);
  if (!found)
    throw new AdminError(`The kind is one of ${limits.map((limit) => limit.kind).join(', ')}.`, true);
  return found;
}
