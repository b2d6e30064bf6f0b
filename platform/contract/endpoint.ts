import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may call: anybody; a signed-in account; a signed-in account with a licence (enforced by LICENSE_POLICY=api). */
export type Access = 'public' | 'login' | 'licensed';

/** One call: everything that the gate, the client, OpenAPI and the list of calls know about it. */
export interface Endpoint<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> {
  verb: 'GET' | 'POST' | 'DELETE';
  access: Access;
  /** A sentence that a user of the API would understand. */
  summary: string;
  input: In;
  output: Out;
  /** Refusals of this call beyond those of the gate itself. */
  errors?: readonly ErrorCode[];
  /** Roles of which the caller needs one; without it any caller that `access` lets in. */
  roles?: readonly number[];
  /** A POST that only reads (search, table, simulation), or a GET that changes something. Default: POST and DELETE change. */
  changes?: boolean;
  /** The answer is the same for everybody whom `access` lets in, and lives until the data version, the locale or the clock's step changes. */
  cached?: boolean;
  /** It may be read from a replica some seconds behind, though never behind what its caller wrote. Default: answers that are `cached`. */
  mayLag?: boolean;
  /** False: about the account's own sessions and keys, so that no key reads it. */
  keys?: false;
  /** After it the browser keeps nothing of this site's pages. */
  endsSession?: boolean;
  /** Other spellings that answer too, as whole paths like the key. */
  aliases?: readonly string[];
  /** Largest file in bytes of a call that takes one: multipart/form-data, the fields before the file are the input. */
  takesFile?: number;
  /** Largest body in bytes; 64 kB unless told. */
  bodyLimit?: number;
}

/** A room's calls: path after `/api/` in the specification's spelling (or a whole path from `/`) → endpoint. */
export type Contract = Record<string, Endpoint>;

export type Input<C extends Contract, K extends keyof C> = z.output<C[K]['input']>;
/** What a caller may write: defaults are optional here. */
export type CallInput<C extends Contract, K extends keyof C> = z.input<C[K]['input']>;
export type Output<C extends Contract, K extends keyof C> = z.output<C[K]['output']>;
/** What a handler returns before unlisted fields are dropped. */
export type HandlerOutput<C extends Contract, K extends keyof C> = z.input<C[K]['output']>;

/** Declares one call; keeps the exact types of its input and output. */
export function endpoint<In extends z.ZodType, Out extends z.ZodType>(
  entry: Endpoint<In, Out>,
): Endpoint<In, Out> {
  return entry;
}

/** True when the call changes something and therefore needs the anti-forgery token. */
export function changesState({ verb, changes }: Endpoint): boolean {
  return changes ?? verb !== 'GET';
}

/** True when a replica of the database may answer. */
export function isFitForReplica(call: Endpoint): boolean {
  return !changesState(call) && (call.mayLag ?? call.cached === true);
}

/** What a key must be allowed to read for this call: what the account keeps and what its roles open is its own. */
export function scopeOf({ access, roles }: Endpoint): 'public' | 'licensed' | 'own' {
  if (roles !== undefined || access === 'login') return 'own';
  return access;
}

/** The call's address: keys with a leading slash lie outside `/api/`. */
export function pathOf(key: string): string {
  return key.startsWith('/') ? key : `/api/${key}`;
}
