import { pino, type DestinationStream, type Logger } from 'pino';
import { kindOfError, openQuietErrors } from '#platform/server/http/quieten-errors.ts';

/** Structured log of the process. */
export type Log = Logger;

/** Keys whose values never reach the log, wherever they stand one or two levels deep. */
const secrets = ['password', 'token', 'authorization', 'cookie', 'secret', 'email', 'phone'];

/** Lines of errors from here on are said once a minute and kind. */
const errorLevel = 50;

/** Opens the log: one JSON object a line on standard output; secrets are replaced, an error that comes again and again is said once a minute with its count. */
export function openLog(level: string, destination?: DestinationStream, everyMs?: number): Log {
  const paths = secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);
  const sayError = openQuietErrors(everyMs);
  return pino(
    {
      level,
      redact: { paths, censor: '[hidden]' },
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, method, level) {
          const [fields, message] = args as unknown[];
          const isError =
            level >= errorLevel && typeof fields === 'object' && fields !== null && 'err' in fields;
          if (!isError) return void method.apply(this, args);
          const say = (said: object): void => void method.call(this, said, message as string | undefined);
          sayError(kindOfError(String(message), fields as Record<string, unknown>), fields, say);
        },
      },
    },
    destination,
  );
}
