import { inLanguage } from '#platform/web/routes/address-parts.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale } from '#platform/web/text.ts';

/** Builds the address a notice leads to: a region on the chosen day, or what another room told of. */
export function useNoticeAddress(): (notice: { yugoId: number | null; path: string }) => string {
  const buildRoute = useBuildRoute();
  const locale = useLocale();
  return ({ yugoId, path }) =>
    yugoId === null ? inLanguage(path, locale) : buildRoute('overview', { id: yugoId });
}
