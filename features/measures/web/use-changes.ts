import { useRevalidator } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';

/** Does a change and asks for the page anew; true when it was done. A refusal is told: `wordsOf` knows its own words for some. */
export function useChanges(wordsOf: (problem: ApiError['problem']) => string | undefined) {
  const t = useText();
  const { revalidate } = useRevalidator();
  return async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      await revalidate();
      return true;
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : null;
      const words = problem && (wordsOf(problem) ?? problem.title);
      showToast(words ?? t('Measures_Failed'), { kind: 'failed' });
      return false;
    }
  };
}
