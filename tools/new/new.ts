import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newCall, newMigration, newPage, type NewFile } from './templates.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const usage = `Usage:
  npm run new -- call <room> <verbNoun>        a call's test, and the lines to add
  npm run new -- page <room> <Name>            a page, and its line of the route table
  npm run new -- migration <what-changes>      a dated SQL file`;

const [kind, ...names] = process.argv.slice(2);
const made = make(kind, names);
if (made === null) {
  console.error(usage);
  process.exitCode = 2;
} else {
  for (const { path, text } of made.files) await write(path, text);
  if (made.advice) console.log(made.advice);
}

function make(
  kind: string | undefined,
  [first, second]: string[],
): { files: NewFile[]; advice?: string } | null {
  if (kind === 'migration' && first) return newMigration(first, new Date());
  if (kind === 'call' && first && second) return newCall(first, second);
  if (kind === 'page' && first && second) return newPage(first, second);
  return null;
}

async function write(path: string, text: string): Promise<void> {
  const full = join(root, path);
  if (existsSync(full)) throw new Error(`${path} exists already; nothing was written over it.`);
  await mkdir(dirname(full), { recursive: true });
  await writeFile(full, text);
  console.log(`made ${path}`);
}
