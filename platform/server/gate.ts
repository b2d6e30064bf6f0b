import { z } from 'zod';
import { AppError, type ErrorCode } from '#platform/contract/errors.ts';
import { changesState, type Contract, type Endpoint } from '#platform/contract/endpoint.ts';
import { isXsrfToken } from './anti-forgery.ts';
import type { RequestContext } from './context.ts';
import { fieldMessages } from './field-messages.ts';

type Handler = (input: never, context: RequestContext) => unknown;

/** The one way into every handler: access → anti-forgery → parse input → handler → parse output. */
export interface Gate {
  readonly contract: Contract;
  /** Throws unless the caller may make this call. */
  admit(key: string, context: RequestContext): void;
  /** Runs a call by its key; throws AppError for every expected refusal. `token` is the anti-forgery token given. */
  run(key: string, input: unknown, context: RequestContext, token?: string): Promise<unknown>;
}

/** Builds the gate of all rooms. `policy` api makes licensed calls refuse a caller without a licence. */
export function buildGate(
  contract: Contract,
  handlers: Record<string, Handler>,
  policy: 'links' | 'api',
): Gate {
  return {
    contract,
    admit: (key, context) => checkAccess(entryOf(contract, key), context, policy),
    async run(key, input, context, token) {
      const endpoint = entryOf(contract, key);
      const handler = handlers[key]!;
      checkAccess(endpoint, context, policy);
      if (changesState(endpoint)) checkToken(context, token);
      const parsed = parseInput(endpoint, input, context);
      const output = await handler(parsed as never, context);
      return endpoint.output.parse(output);
    },
  };
}

function entryOf(contract: Contract, key: string): Endpoint {
  const endpoint = contract[key];
  if (!endpoint) throw new AppError('unknown_call', { call: key });
  return endpoint;
}

function checkAccess({ access, roles }: Endpoint, { caller }: RequestContext, policy: 'links' | 'api'): void {
  if (access === 'public' && roles === undefined) return;
  if (caller.accountId === null) throw new AppError(caller.refusal ?? 'not_authenticated');
  if (access === 'licensed' && policy === 'api' && !caller.hasActiveLicense) throw new AppError('no_licence');
  if (roles !== undefined && !roles.some((role) => caller.roles.includes(role)))
    throw new AppError('forbidden');
}

function checkToken({ caller }: RequestContext, token: string | undefined): void {
  if (caller.sessionToken === null || !isXsrfToken(token, caller.sessionToken))
    throw new AppError('forgery_suspected');
}

function parseInput({ input, errors }: Endpoint, given: unknown, { locale }: RequestContext): unknown {
  const strict = input instanceof z.ZodObject ? input.strict() : input;
  const parsed = strict.safeParse(given, { error: fieldMessages(locale) });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new AppError(refusalOf(parsed.error, errors), { fields });
}

/** An issue may name its own error code (`params: { code }`), such as the query that is too long. */
function refusalOf(error: z.ZodError, errors: readonly ErrorCode[] = []): ErrorCode {
  for (const issue of error.issues) {
    const code = errors.find((candidate) => candidate === issue.message);
    if (code !== undefined) return code;
  }
  return 'bad_request';
}
