import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';

/** What a scanner says of a file; `failed` = why it said nothing, for the log. */
type ScanVerdict = 'clean' | 'infected' | { failed: string };

const longestScanMs = 60_000;

/** Runs the operator's scanner on a file: its path where the command has `{file}`, otherwise its bytes on the standard input. */
export function scanFile(command: string, path: string, timeoutMs = longestScanMs): Promise<ScanVerdict> {
  const [program = '', ...words] = command.trim().split(/\s+/);
  const takesPath = words.includes('{file}');
  return new Promise((resolve) => {
    const { PATH, HOME } = process.env;
    const child = spawn(
      program,
      words.map((word) => (word === '{file}' ? path : word)),
      {
        stdio: [takesPath ? 'ignore' : 'pipe', 'ignore', 'ignore'],
        env: { PATH, HOME },
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
      },
    );
    child.once('error', (error) => resolve({ failed: error.message }));
    child.once('close', (code, signal) => {
      if (code === 0) resolve('clean');
      else if (code === 1) resolve('infected');
      else resolve({ failed: signal === null ? `ended with ${code}` : `ended by ${signal}` });
    });
    if (child.stdin === null) return;
    const bytes = createReadStream(path);
    // A scanner may know enough before the end.
    child.stdin.on('error', () => bytes.destroy());
    bytes.once('error', () => child.kill('SIGKILL'));
    bytes.pipe(child.stdin);
  });
}
