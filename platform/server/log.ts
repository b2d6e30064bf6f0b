import { pino, type Logger } from 'pino';

/** Structured log of the process. */
export type Log = Logger;

/** Keys whose values never reach the log, wherever they stand one or two levels deep. */
const secrets = ['password', 'token', 'authorization', 'cookie', 'secret', 'email', 'phone'];

/** Opens the log: one JSON object a line on standard output; secrets are replaced. */
export function openLog(level: string): Log {
  const paths = secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);
  return pino({
    level,
    redact: { paths, censor: '[hidden]' },
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
