/** Where a request stands. `loaded` is true only just after success: the next start takes it back. */
export interface RequestState<Result> {
  loading: boolean;
  loaded: boolean;
  /** Code of the failure, null while there is none. */
  ajaxError: string | null;
  /** The last success; it stays on screen while the next is under way or fails. */
  data: Result | null;
}

export type RequestAction<Result> =
  | { type: 'started' }
  | { type: 'succeeded'; data: Result }
  | { type: 'failed'; error: string }
  | { type: 'canceled' };

/** Nothing was asked yet. */
export function idleRequest<Result>(data: Result | null = null): RequestState<Result> {
  return { loading: false, loaded: false, ajaxError: null, data };
}

/** The request after something happened. */
export function reduceRequest<Result>(
  state: RequestState<Result>,
  action: RequestAction<Result>,
): RequestState<Result> {
  switch (action.type) {
    case 'started':
      return { ...state, loading: true, loaded: false, ajaxError: null };
    case 'succeeded':
      return { loading: false, loaded: true, ajaxError: null, data: action.data };
    case 'failed':
      return { ...state, loading: false, loaded: false, ajaxError: action.error };
    case 'canceled':
      return { ...state, loading: false };
  }
}
