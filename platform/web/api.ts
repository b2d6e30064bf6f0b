import type { AppContract } from '#app/contract.ts';
import type { CallInput, Output } from '#platform/contract/endpoint.ts';
import type { Problem } from '#platform/contract/errors.ts';

/** Name of any call of the contract. */
export type CallName = keyof AppContract & string;
export type InputOf<K extends CallName> = CallInput<AppContract, K>;
export type OutputOf<K extends CallName> = Output<AppContract, K>;

/**
 * `signal` cancels; `token` is the anti-forgery token of a form that was posted without JavaScript. `again`: what a call that writes
 * does where the sign-in has ended: asks for the password (left out), asks without taking the focus, or just fails.
 */
export interface CallOptions {
  signal?: AbortSignal;
  token?: string;
  again?: 'quiet' | 'never';
}

/** Calls the product's API; in the browser over HTTP, on the server in process through the same gate. */
export interface Api {
  call<K extends CallName>(name: K, input: InputOf<K>, options?: CallOptions): Promise<OutputOf<K>>;
}

/** An error answer of a call. */
export class ApiError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.title);
    this.name = 'ApiError';
    this.problem = problem;
  }
}

/** True when something looks like a problem answer; by its shape, so that the browser carries no list of codes. */
export function looksLikeProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  const { code, title, status } = value as Partial<Problem>;
  return typeof code === 'string' && typeof title === 'string' && typeof status === 'number';
}

/** Stable code of any failure of a call: the answer's own, or how the way to it failed. */
export function errorCodeOf(error: unknown): string {
  if (error instanceof ApiError) return error.problem.code;
  if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
  return 'network';
}
