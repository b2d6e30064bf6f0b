import { ApiError } from './api.ts';

/**
 * A call that only a part of the page needs: null where it failed, so that its part says so and the page lives. What
 * does not exist or is not allowed is the whole page's answer.
 */
export async function partOfPage<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.problem.status >= 400 && error.problem.status < 500) throw error;
    if ((error as Error).name === 'AbortError') throw error;
    return null;
  }
}
