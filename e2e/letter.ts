import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'mail');

/** A letter of a mailing: its plain text, and where a mail program ends the mailing in one click. */
interface MailingLetter {
  text: string;
  html: boolean;
  oneClick: string;
}

/** The plain text of the newest letter to an address in which these words stand; waits for it to be written. */
export async function awaitLetter(to: string, words = '', timeout?: number): Promise<string> {
  return plainText(await awaitSource({ to, head: 'To: ', words }, timeout));
}

/** The newest letter of a mailing to an address in which these words stand; the job that sends them comes by every minute. */
export async function awaitMailing(to: string, words = ''): Promise<MailingLetter> {
  const source = await awaitSource({ to, head: 'List-Unsubscribe:', words }, 100_000);
  const header = /^List-Unsubscribe: ?<([^>]+)>/m.exec(source.replace(/\n\s+/g, ''))![1]!;
  return {
    text: plainText(source),
    html: source.includes('Content-Type: text/html'),
    oneClick: new URL(header).pathname + new URL(header).search,
  };
}

/** One of several that an account gets while journeys run beside each other: by a line of its head and words of its text. */
interface LetterWanted {
  to: string;
  head: string;
  words: string;
}

async function awaitSource(wanted: LetterWanted, timeout?: number): Promise<string> {
  let source: string | null = null;
  await expect
    .poll(async () => (source = await findLetter(wanted)), {
      message: `a letter to ${wanted.to} with «${wanted.words}»`,
      timeout,
    })
    .not.toBeNull();
  return source!;
}

/** The password a letter carries: the one line that stands by itself, indented. */
export function passwordIn(letter: string): string {
  return /^ {4}(\S+)$/m.exec(letter)![1]!;
}

/** The first address in a letter whose path has these words, below the site's origin. */
export function pathIn(letter: string, words: string): string {
  const found = [...letter.matchAll(/https?:\/\/\S+/g)]
    .map(([address]) => new URL(address))
    .find(({ pathname }) => pathname.includes(words));
  return found!.pathname + found!.search;
}

async function findLetter({ to, head, words }: LetterWanted): Promise<string | null> {
  const names = (await readdir(folder).catch(() => [])).toSorted().toReversed();
  for (const name of names) {
    const letter = await readFile(join(folder, name), 'utf8');
    if (letter.includes(`To: ${to}\n`) && letter.includes(head) && plainText(letter).includes(words))
      return letter;
  }
  return null;
}

function plainText(letter: string): string {
  const part = letter.slice(letter.indexOf('Content-Type: text/plain'));
  const [head = '', ...rest] = part.split('\n\n');
  const body = rest.join('\n\n').split(/\n-{2}[-_]/)[0]!;
  if (head.includes('base64')) return Buffer.from(body, 'base64').toString('utf8');
  return head.includes('quoted-printable') ? readQuotedPrintable(body) : body;
}

function readQuotedPrintable(body: string): string {
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
