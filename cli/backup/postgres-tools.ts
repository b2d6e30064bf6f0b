import { spawn } from 'node:child_process';

/** Runs one of PostgreSQL's client tools on a database; the password goes by the environment, where no list of processes shows it. */
export function runPostgresTool(name: string, url: string, args: readonly string[]): Promise<void> {
  const { address, password } = splitPassword(url);
  return new Promise((done, refuse) => {
    const child = spawn(name, [...args, '--dbname', address], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...(password !== null && { PGPASSWORD: password }) },
    });
    child.once('error', () =>
      refuse(new Error(`${name} of PostgreSQL's client tools is needed and was not found.`)),
    );
    child.once('exit', (code) =>
      code === 0 ? done() : refuse(new Error(`${name} ended with code ${code}.`)),
    );
  });
}

/** An address without its password, and the password, null when it has none. */
export function splitPassword(url: string): { address: string; password: string | null } {
  const parsed = new URL(url);
  const password =
    parsed.password === '' ? parsed.searchParams.get('password') : decodeURIComponent(parsed.password);
  parsed.password = '';
  parsed.searchParams.delete('password');
  return { address: parsed.href, password };
}
