/** The region's news on its overview. Spec 3: data starts empty and loading starts true. */
export interface NewsWidget<News> {
  data: readonly News[];
  loading: boolean;
  /** Code of the failure; loading stays true beside it (specification 4, decision 8). */
  error: string | null;
}

export type NewsWidgetAction<News> =
  | { type: 'fetched' }
  | { type: 'succeeded'; data: readonly News[] }
  | { type: 'failed'; error: string };

/** The widget before anything was asked. */
export function startNewsWidget<News>(): NewsWidget<News> {
  return { data: [], loading: true, error: null };
}

/** The widget after something happened. */
export function reduceNewsWidget<News>(
  state: NewsWidget<News>,
  action: NewsWidgetAction<News>,
): NewsWidget<News> {
  switch (action.type) {
    case 'fetched':
      return { ...state, loading: true, error: null };
    case 'succeeded':
      return { data: action.data, loading: false, error: null };
    case 'failed':
      return { ...state, loading: true, error: action.error };
  }
}
