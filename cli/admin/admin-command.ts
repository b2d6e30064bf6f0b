import { parseArgs } from 'node:util';
import type { CommandServices } from '#platform/server/command.ts';
import { findAccountByEmail, type StoredAccount } from '#features/account/server/accounts/account-queries.ts';
import type { Db } from '#platform/server/db/db.ts';

/** One thing an operator can do: what stands after its name, what it is for, and the doing. */
export interface AdminCommand {
  usage: string;
  summary: string;
  run(services: CommandServices, args: string[], out: (text: string) => void): Promise<void>;
}

/** A refusal in a sentence; `isMisspelt` = the command was written wrongly, so its usage helps. */
export class AdminError extends Error {
  readonly isMisspelt: boolean;

  constructor(message: string, isMisspelt = false) {
    super(message);
    this.name = 'AdminError';
    this.isMisspelt = isMisspelt;
  }
}

/** Splits arguments into exactly the words named and `--option value` pairs; anything else is refused. */
export function readWords<Word extends string, Option extends string = never>(
  args: string[],
  words: readonly Word[],
  options: readonly Option[] = [],
): Record<Word, string> & Partial<Record<Option, string>> {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
    });
  } catch (error) {
    throw new AdminError((error as Error).message, true);
  }
  const { positionals, values } = parsed;
  if (positionals.length < words.length)
    throw new AdminError(`Missing: ${words.slice(positionals.length).join(', ')}.`, true);
  if (positionals.length > words.length)
    throw new AdminError(`Not understood: ${positionals.slice(words.length).join(' ')}`, true);
  return { ...Object.fromEntries(words.map((word, at) => [word, positionals[at]])), ...values } as Record<
    Word,
    string
  > &
    Partial<Record<Option, string>>;
}

/** A whole number within bounds, or a refusal that names what was meant. */
export function readNumber(text: string, what: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new AdminError(`${what} must be a whole number from ${least} to ${most}, not "${text}".`, true);
  return value;
}

/** The account of an address, or a refusal. */
export async function getAccount(db: Db, email: string): Promise<StoredAccount> {
  const account = await findAccountByEmail(db, email);
  if (!account) throw new AdminError(`There is no account with the address ${email}.`);
  return account;
}
