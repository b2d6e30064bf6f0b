import { useBuildRoute } from '#platform/web/routes/routes-context.ts';

/** The address of a question: it keeps the question and nothing else. */
export function useAskAddress(): (question: string) => string {
  const buildRoute = useBuildRoute();
  return (question) => buildRoute('ask', {}, { search: { q: question } });
}
