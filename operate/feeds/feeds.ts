import type { Command } from '#platform/server/command.ts';
import { AdminError, type AdminCommand } from '../admin/admin-command.ts';
import { decisionCommands } from './decision-commands.ts';
import { keepingCommands } from './keeping-commands.ts';
import { listCommands } from './list-commands.ts';

const commands: Record<string, AdminCommand> = {
  ...listCommands,
  ...keepingCommands,
  ...decisionCommands,
};

/** `npm run feeds -- <verb> …`: the feeds the news come from. Exit code 0 done, 1 refused, 2 misspelt. */
export const runFeeds: Command = async (services, args, out) => {
  const [verb = 'help', ...rest] = args;
  if (verb === 'help' || args.includes('--help')) return help(out);
  const command = commands[verb];
  if (!command) {
    out(`There is no command "${verb}". See: npm run feeds -- --help`);
    return 2;
  }
  try {
    await command.run(services, rest, out);
    return 0;
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    out(error.message);
    if (error.isMisspelt) out(`Usage: npm run feeds -- ${verb} ${command.usage}`);
    return error.isMisspelt ? 2 : 1;
  }
};

function help(out: (text: string) => void): number {
  out('Usage: npm run feeds -- <command>\n');
  for (const [name, { usage, summary }] of Object.entries(commands))
    out(`  ${`${name} ${usage}`.padEnd(44)} ${summary}`);
  return 0;
}
