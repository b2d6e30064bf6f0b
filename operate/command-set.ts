import type { Command } from '#platform/server/command.ts';
import { AdminError, type AdminCommand } from './admin/admin-command.ts';

/** A command of several verbs, `npm run <name> -- <verb> …`. Exit code 0 done, 1 refused, 2 misspelt. */
export function commandSet(name: string, commands: Readonly<Record<string, AdminCommand>>): Command {
  return async (services, args, out) => {
    const [verb = 'help', ...rest] = args;
    if (verb === 'help' || args.includes('--help')) return help(name, commands, out);
    const command = commands[verb];
    if (!command) {
      out(`There is no command "${verb}". See: npm run ${name} -- --help`);
      return 2;
    }
    try {
      await command.run(services, rest, out);
      return 0;
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      out(error.message);
      if (error.isMisspelt) out(`Usage: npm run ${name} -- ${verb} ${command.usage}`);
      return error.isMisspelt ? 2 : 1;
    }
  };
}

function help(
  name: string,
  commands: Readonly<Record<string, AdminCommand>>,
  out: (text: string) => void,
): number {
  out(`Usage: npm run ${name} -- <command>\n`);
  for (const [verb, { usage, summary }] of Object.entries(commands))
    out(`  ${`${verb} ${usage}`.padEnd(44)} ${summary}`);
  return 0;
}
