import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import type { EmbeddedSubject, EmbeddedView } from './use-embed-code.ts';

/** Where the same indicator of the same place can be laid beside others, and where it is told what it is; null without a subject. */
export function useSubjectLinks(
  subject: EmbeddedSubject | EmbeddedView | undefined,
): { explorer: string; indicator: string } | null {
  const buildRoute = useBuildRoute();
  if (subject === undefined || 'code' in subject) return null;
  const { indicator, dims = '', yugoId } = subject;
  const measure = dims === '' ? indicator : `${indicator}:${dims}`;
  return {
    explorer: buildRoute('explore', {}, { search: { i: measure, p: String(yugoId) } }),
    indicator: buildRoute('indicator', { code: measure }),
  };
}
