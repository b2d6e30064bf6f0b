import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('the embedded database keeps nothing of 400 MB of answers', async () => {
  const growing = fileURLToPath(new URL('../testing/growth-by-answers.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [growing]);
  expect(Number(stdout)).toBeLessThan(200_000_000);
}, 60_000);
