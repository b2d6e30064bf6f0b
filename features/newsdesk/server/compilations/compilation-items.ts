import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { CompilationContent } from '#features/news/public.ts';
import { writeDraft } from '../documents/draft-queries.ts';
import { documentStores, getEdited } from '../documents/documents.ts';
import { findHeadlines } from './headline-queries.ts';

const maxItems = 200;

type Items = CompilationContent['items'];
type Saved = { version: number; savedAt: string };

/** Puts an item at the end of a compilation, for readers at once where it is published; there already = nothing changes. */
export async function addToCompilation(
  context: RequestContext,
  { id, newsId, note }: { id: number; newsId: number; note: string },
): Promise<Saved> {
  const [headline] = await findHeadlines(context.db, [newsId]);
  if (!headline) throw new AppError('news_not_found', { newsId });
  return changeItems(context, id, (items) =>
    items.some((item) => item.newsId === newsId) ? items : [...items, { newsId, note }],
  );
}

/** Takes an item out of a compilation. */
export function removeFromCompilation(
  context: RequestContext,
  { id, newsId }: { id: number; newsId: number },
): Promise<Saved> {
  return changeItems(context, id, (items) => items.filter((item) => item.newsId !== newsId));
}

/** Changes both what is being written and what readers see, each from its own list, so that nothing else gets published along. */
function changeItems(context: RequestContext, id: number, change: (items: Items) => Items): Promise<Saved> {
  const { db, caller, now } = context;
  return db.transaction(async (tx) => {
    const {
      stored,
      draft,
      content: edited,
      version,
    } = await getEdited(tx, { kind: 'compilation', id }, caller, { lock: true });
    const content = edited as CompilationContent;
    const shown = stored.content as CompilationContent;
    if (content.rule !== null || shown.rule !== null) throw new AppError('conflict', { reason: 'by_rule' });
    const items = change(content.items);
    if (items.length > maxItems) throw new AppError('conflict', { reason: 'full', most: maxItems });
    if (stored.isPublished) {
      await documentStores.compilation.write(tx, id, { ...shown, items: change(shown.items) });
      await raiseDataVersion(tx);
    }
    const written = await writeDraft(tx, {
      kind: 'compilation',
      id,
      from: version,
      content: { ...content, items },
      isChanged: draft?.isChanged ?? false,
      wasPublished: stored.isPublished,
      accountId: caller.accountId,
      now,
    });
    if (!written) throw new AppError('conflict', { version });
    return { version: written.version, savedAt: written.savedAt.toISOString() };
  });
}
