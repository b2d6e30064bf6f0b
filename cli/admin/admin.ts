import { findAccountByEmail } from '#features/account/server/accounts/account-queries.ts';
import { describeCommand, type CommandServices } from '#platform/server/command.ts';
import { licenceCommands } from './licence-commands.ts';
import { AdminError, type AdminCommand } from './admin-command.ts';
import { accessCommands } from './access-commands.ts';
import { findingCommands } from './finding-commands.ts';
import { limitCommands } from './limit-commands.ts';
import { letterCommands } from './letter-commands.ts';
import { sourceCommands } from './source-commands.ts';
import { userCommands } from './user-commands.ts';

const commands: Record<string, AdminCommand> = {
  ...userCommands,
  ...accessCommands,
  ...licenceCommands,
  ...letterCommands,
  ...limitCommands,
  ...findingCommands,
  ...sourceCommands,
};

/** `npm run admin -- <noun> <verb> …`: users, roles, licences, passwords, sessions, letters, limits, figures in doubt and sources. Exit code 0 done, 1 refused, 2 misspelt. */
export const runAdmin = describeCommand(usage(), async (services, args, out) => {
  const [noun = '', verb = '', ...rest] = args;
  const command = commands[`${noun} ${verb}`];
  if (!command) {
    out(`There is no command "${`${noun} ${verb}`.trim()}". See: npm run admin -- --help`);
    return 2;
  }
  try {
    await command.run(services, rest, out);
    if (!readingVerbs.has(verb) && !ofNoAccount.has(noun))
      await noteChange(services, `${noun} ${verb}`, rest[0]);
    return 0;
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    out(error.message);
    if (error.isMisspelt) out(`Usage: npm run admin -- ${noun} ${verb} ${command.usage}`);
    return error.isMisspelt ? 2 : 1;
  }
});

const readingVerbs = new Set(['list', 'show', 'save']);
/** Commands about figures and machines, which change no account. */
const ofNoAccount = new Set(['findings', 'sources', 'limits']);

/** What an operator did to an account stands in the security log, by the account's number; decisions on figures have a table of their own. */
async function noteChange({ db, log }: CommandServices, command: string, email = ''): Promise<void> {
  const account = await findAccountByEmail(db, email);
  log.warn({ security: 'account_changed', command, accountId: account?.id ?? null }, 'security');
}

function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, { usage: takes, summary }]) => `  ${`${name} ${takes}`.padEnd(64)} ${summary}`,
  );
  return [
    'Usage: npm run admin -- <command>',
    '',
    ...lines,
    '',
    'Roles: 3 super user, 9 regional editor, 10 moderator, 11 contributor, 12 super moderator.',
  ].join('\n');
}
