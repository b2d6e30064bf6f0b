import type { RequestContext } from '#platform/server/context.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { canEditDocument } from '../../domain/abilities.ts';
import { canBeRemoved, languagesOf, type Contents, type DocumentKind } from '#features/news/public.ts';
import type { EditedDocument } from './documents.ts';

/** A document's line in the desk's lists. */
export function describeDocument(
  kind: DocumentKind,
  { stored, draft, content }: EditedDocument,
  { caller, locale }: Pick<RequestContext, 'caller' | 'locale'>,
) {
  const languages = writtenLanguages(content);
  return {
    kind,
    id: stored.id,
    title: titleOf(content, locale, languages),
    languages,
    isPublished: stored.isPublished,
    isChanged: draft?.isChanged ?? false,
    publishedAt: stored.publishedAt?.toISOString() ?? null,
    updatedAt: (draft?.updatedAt ?? stored.publishedAt)?.toISOString() ?? null,
    isByRule: 'rule' in content && content.rule !== null,
    isMine: stored.createdBy !== null && stored.createdBy === caller.accountId,
    canEdit: canEditDocument(caller, stored.createdBy),
    canRemove: canBeRemoved(kind, stored.id),
  };
}

function writtenLanguages(content: Contents[DocumentKind]): Locale[] {
  return 'texts' in content ? languagesOf(content.texts) : [content.language];
}

function titleOf(content: Contents[DocumentKind], locale: Locale, languages: readonly Locale[]): string {
  if (!('texts' in content)) return content.title;
  const inOrder = [locale, 'en' as const, ...languages];
  return inOrder.map((language) => content.texts[language].title).find((title) => title.trim() !== '') ?? '';
}
