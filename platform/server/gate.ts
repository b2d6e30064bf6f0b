import { z } from 'zod';
import { AppError, type ErrorCode } from '#platform/contract/errors.ts';
import {
  changesState,
  isFitForReplica,
  scopeOf,
  type Contract,
  type Endpoint,
} from '#platform/contract/endpoint.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { isXsrfToken } from './http/anti-forgery.ts';
import { changeContext, type RequestContext } from './context.ts';
import { answeredCaller, type CallerKey } from './caller.ts';
import { fieldMessages } from './http/field-messages.ts';
import type { Db } from './db/db.ts';
import { refuseHostileInput } from './calls/plain-input.ts';
import { findUnknownNames } from './calls/unknown-names.ts';
import { withoutListMarks } from './calls/wire-input.ts';
import type { DataVersion } from './data-version.ts';
import type { Replicas } from './db/replicas/replicas.ts';

type Handler = (input: never, context: RequestContext) => unknown;

/** Who calls: all that access and the anti-forgery token are decided by. */
type RequestCaller = Pick<RequestContext, 'caller'>;

/** The one way into every handler: access → anti-forgery → plain input → parse input → handler → parse output. */
export interface Gate {
  readonly contract: Contract;
  /** Throws unless the caller may make this call. */
  admit(key: string, caller: RequestCaller): void;
  /** Throws unless a call that changes something came with the anti-forgery token of the caller's session. */
  confirm(key: string, caller: RequestCaller, token: string | undefined): void;
  /** The input as the handler takes it, defaults filled in; refuses what is wrong, field by field. */
  prepare(key: string, input: unknown, context: Pick<RequestContext, 'locale'>): unknown;
  /** Runs the handler with an input that was prepared, for a caller who was admitted. */
  answer(key: string, prepared: unknown, context: RequestContext): Promise<unknown>;
  /** Runs a call by its key; throws AppError for every expected refusal. `token` is the anti-forgery token given. */
  run(key: string, input: unknown, context: RequestContext, token?: string): Promise<unknown>;
}

/** Builds the gate of all rooms. `policy` api makes licensed calls refuse a caller without a licence; `read` is where calls fit for a replica are run. */
export function buildGate(
  contract: Contract,
  handlers: Record<string, Handler>,
  policy: 'links' | 'api',
  read: ReadPlace = ({ db }, run) => run(db),
): Gate {
  const gate: Gate = {
    contract,
    admit: (key, caller) => checkAccess(entryOf(contract, key), caller, policy),
    confirm(key, caller, token) {
      if (changesState(entryOf(contract, key))) checkToken(caller, token);
    },
    prepare: (key, input, context) => parseInput(entryOf(contract, key), input, context),
    async answer(key, prepared, context) {
      const caller = answeredCaller(context.caller);
      const endpoint = entryOf(contract, key);
      const run = async (db: Db): Promise<unknown> =>
        handlers[key]!(prepared as never, changeContext(context, { caller, db }));
      const output = await (isFitForReplica(endpoint) ? read(context, run) : run(context.db));
      return endpoint.output.parse(output);
    },
    async run(key, input, context, token) {
      gate.admit(key, context);
      gate.confirm(key, context, token);
      return gate.answer(key, gate.prepare(key, input, context), context);
    },
  };
  return gate;
}

function entryOf(contract: Contract, key: string): Endpoint {
  const endpoint = Object.hasOwn(contract, key) ? contract[key] : undefined;
  if (!endpoint) throw new AppError('unknown_call', { call: key });
  return endpoint;
}

function checkAccess(endpoint: Endpoint, { caller }: RequestCaller, policy: 'links' | 'api'): void {
  const { access, roles } = endpoint;
  if (caller.key !== undefined) checkKey(endpoint, caller.key);
  if (access === 'public' && roles === undefined) return;
  if (caller.accountId === null) throw new AppError(caller.refusal ?? 'not_authenticated');
  if (access === 'licensed' && policy === 'api' && !caller.hasActiveLicense) throw new AppError('no_licence');
  if (roles !== undefined && !roles.some((role) => caller.roles.includes(role)))
    throw new AppError('forbidden');
}

/** A key only reads, and only within its scopes. */
function checkKey(endpoint: Endpoint, { scopes }: CallerKey): void {
  if (changesState(endpoint) || endpoint.keys === false) throw new AppError('key_reads_only');
  const scope = scopeOf(endpoint);
  if (!scopes.includes(scope)) throw new AppError('key_scope_missing', { scope });
}

function checkToken({ caller }: RequestCaller, token: string | undefined): void {
  if (caller.sessionToken === null || !isXsrfToken(token, caller.sessionToken))
    throw new AppError('forgery_suspected');
}

function parseInput(endpoint: Endpoint, given: unknown, { locale }: { locale: Locale }): unknown {
  refuseHostileInput(given);
  const plain = withoutListMarks(given);
  const parsed = readerOf(endpoint).safeParse(plain, { error: fieldMessages(locale) });
  if (parsed.success) {
    if (endpoint.verb !== 'GET') refuseUnknownNames(endpoint, plain, locale);
    return parsed.data;
  }
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new AppError(refusalOf(parsed.error, endpoint.errors), { fields });
}

/** What a body's inner objects have beyond their schema is refused like names beside its fields. */
function refuseUnknownNames({ input }: Endpoint, body: unknown, locale: Locale): void {
  const unknown = findUnknownNames(input as z.ZodType, body);
  if (unknown.length === 0) return;
  const say = fieldMessages(locale);
  const fields = unknown.map(({ path, names }) => ({
    path: path.join('.'),
    message: messageOf(
      say({
        code: 'unrecognized_keys',
        keys: names,
        input: body as Record<string, unknown>,
        path: [...path],
      }),
    ),
  }));
  throw new AppError('bad_request', { fields });
}

function messageOf(said: ReturnType<ReturnType<typeof fieldMessages>>): string {
  return typeof said === 'string' ? said : (said?.message ?? 'Invalid');
}

const readers = new WeakMap<Endpoint, z.ZodType>();

/** A body refuses names it does not know; an address may carry names of others. Made once, since a schema compiles itself at its first use. */
function readerOf(endpoint: Endpoint): z.ZodType {
  const { input, verb } = endpoint;
  const known = readers.get(endpoint);
  if (known) return known;
  const made =
    input instanceof z.ZodObject ? (verb === 'GET' ? input.strip() : input.strict()) : (input as z.ZodType);
  readers.set(endpoint, made);
  return made;
}

/** An issue may name its own error code (`params: { code }`), such as the query that is too long. */
function refusalOf(error: z.ZodError, errors: readonly ErrorCode[] = []): ErrorCode {
  for (const issue of error.issues) {
    const code = errors.find((candidate) => candidate === issue.message);
    if (code !== undefined) return code;
  }
  return 'bad_request';
}

/** Runs a call that is declared fit for a replica, on one where there is one. */
type ReadPlace = <T>(context: RequestContext, run: (db: Db) => Promise<T>) => Promise<T>;

/** Reads at a replica that is as new as this process's answers and has what the caller wrote a moment ago. */
export function readsAt(replicas: Replicas, dataVersion: Pick<DataVersion, 'current'>): ReadPlace {
  return ({ db, wrote }, run) =>
    replicas.read({ version: dataVersion.current(), position: wrote?.position ?? null }, db, run);
}
