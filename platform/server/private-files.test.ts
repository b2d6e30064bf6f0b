import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// A process of its own: what it may do to new files holds for all of it.
const program = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  const { keepFilesPrivate } = await import(${JSON.stringify(new URL('private-files.ts', import.meta.url).href)});
  keepFilesPrivate(process.argv[1]);
  mkdirSync(process.argv[1] + '/inner');
  writeFileSync(process.argv[1] + '/secret', '');
`;

test.each([false, true])(
  'a data folder open to everybody (there before: %s) and what is written in it are their owner’s alone',
  (isThere) => {
    const base = mkdtempSync(join(tmpdir(), 'svodka-private-'));
    const folder = isThere ? base : join(base, 'data');
    if (isThere) chmodSync(base, 0o755);
    execFileSync(process.execPath, ['--input-type=module', '-e', program, folder]);
    const modes = ['', 'inner', 'secret'].map((name) =>
      (statSync(join(folder, name)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['700', '700', '600']);
    rmSync(base, { recursive: true });
  },
);
