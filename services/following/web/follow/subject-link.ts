import { codeOfEntry } from '#platform/shared/okved-code.ts';
import { industryParams } from '#platform/shared/industry-address.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import type { SubjectKind } from '../../domain/subject-kinds.ts';

/** Where a subject has its own page; null for those that have none. */
export function useSubjectLink(): (subject: { type: SubjectKind; value: number }) => string | null {
  const buildRoute = useBuildRoute();
  return ({ type, value }) => {
    switch (type) {
      case 'rubric':
        return buildRoute('rubric', { id: value });
      case 'region':
        return buildRoute('regionNews', { id: value });
      case 'story':
        return buildRoute('story', { id: value });
      case 'affair':
        return buildRoute('affair', { id: value });
      case 'source':
        return buildRoute('source', { id: value });
      case 'category':
        return buildRoute('categories', { id: value });
      case 'theme':
        return `${buildRoute('quotes')}?theme=${value}`;
      case 'industry':
        return buildRoute(
          'departmentNews',
          industryParams(codeOfEntry(value) ?? '', { yugoId: federalYugoId, isCity: false }),
        );
      case 'entity':
        return `${buildRoute('search')}?entities=${value}`;
      default:
        return null;
    }
  };
}
