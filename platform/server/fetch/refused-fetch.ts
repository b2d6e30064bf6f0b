/** Why an address was not read, as an operator sees it. */
export type FetchRefusal =
  | 'bad_address'
  | 'protocol_refused'
  | 'local_address'
  | 'unknown_host'
  | 'connection_failed'
  | 'redirect_loop'
  | 'too_many_redirects'
  | 'http_error'
  | 'gone'
  | 'timed_out'
  | 'too_slow'
  | 'empty'
  | 'too_large'
  | 'bad_compression'
  | 'wrong_content_type';

/** An address that could not be read; `details` are figures and names for the operator, never content of the answer. */
export class RefusedFetch extends Error {
  readonly reason: FetchRefusal;
  readonly details: Readonly<Record<string, string | number>>;
  constructor(
    reason: FetchRefusal,
    details: Readonly<Record<string, string | number>> = {},
    cause?: unknown,
  ) {
    super(`not fetched: ${reason}`, { cause });
    this.name = 'RefusedFetch';
    this.reason = reason;
    this.details = details;
  }
}
