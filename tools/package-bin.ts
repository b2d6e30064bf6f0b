import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../node_modules/', import.meta.url));

/** The script behind a package's command, to be run by this very Node; `command` where the package has several. */
export function packageBin(name: string, command = name.split('/').at(-1)!): string {
  const { bin } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const path = typeof bin === 'string' ? bin : bin[command];
  if (path === undefined) throw new Error(`${name} has no command ${command}`);
  return join(packages, name, path);
}
