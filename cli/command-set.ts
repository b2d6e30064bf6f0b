import { describeCommand, type Command } from '#platform/server/command.ts';
import { AdminError, type AdminCommand } from './admin/admin-command.ts';

/** A command of several verbs, `npm run <name> -- <verb> …`. Exit code 0 done, 1 refused, 2 misspelt. */
export function commandSet(name: string, commands: Readonly<Record<string, AdminCommand>>): Command {
  return describeCommand(usageOf(name, commands), async (services, args, out) => {
    const [verb = '', ...rest] = args;
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
  });
}

function usageOf(name: string, commands: Readonly<Record<string, AdminCommand>>): string {
  const lines = Object.entries(commands).map(
    ([verb, { usage, summary }]) => `  ${`${verb} ${usage}`.padEnd(44)} ${summary}`,
  );
  return [`Usage: npm run ${name} -- <command>`, '', ...lines].join('\n');
}
