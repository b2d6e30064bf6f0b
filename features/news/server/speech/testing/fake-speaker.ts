import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const write = new URL('./write-wav.ts', import.meta.url).pathname;

/**
 * A program that stands in for the speaker of this machine: says a tone of as many tenths of a second as the text has
 * letters. `body` is JavaScript that runs first, with the text as `text`, the arguments as `args`; counts its starts in the file `starts` beside it.
 */
export async function writeFakeSpeaker(body = ''): Promise<{ command: string; starts: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'svodka-speaker-'));
  const command = join(folder, 'speaker.mjs');
  const starts = join(folder, 'starts');
  await writeFile(
    command,
    `#!${process.execPath}
import { appendFileSync, readFileSync } from 'node:fs';
import { writeWav } from ${JSON.stringify(write)};
const args = process.argv.slice(2);
if (args[0] === '--version') process.exit(0);
const text = readFileSync(0, 'utf8');
appendFileSync(${JSON.stringify(starts)}, 'x');
${body}
const samples = Array.from({ length: text.length * 800 }, (_, at) => Math.sin(at / 5) / 2);
process.stdout.write(writeWav({ bits: 16, samples, sampleRate: 8000, claimedBytes: 0x7ffff000 }));
`,
  );
  await chmod(command, 0o755);
  return { command, starts };
}
