import { line, page } from '#platform/shared/address-fields.ts';
import { addressView } from '#platform/shared/address-view.ts';
import { notFound } from '#platform/web/missing.ts';
import { maxPages } from '../../domain/feed/reading/feed-limits.ts';
import type { FeedAnswer } from './feed-news.ts';

/** The page of a feed that an address asks for, from 1, and of which ranking. */
export interface AskedPage {
  pageIndex: number;
  requestId?: string;
}

const address = addressView({ page: page('page', maxPages), requestId: line('requestId', 64) });

/** Reads `page` and `requestId`; what is malformed counts as not said. */
export function readAsked({ searchParams }: URL): AskedPage {
  const { page: pageIndex, requestId } = address.read(searchParams);
  return { pageIndex, requestId: /^[\w-]{8,64}$/.test(requestId) ? requestId : undefined };
}

/** The page asked for; past the end the first one, and likewise where the ranking has expired, which is then said. */
export async function loadAsked<Page extends FeedAnswer>(
  asked: AskedPage,
  load: (asked: AskedPage) => Promise<Page | null>,
): Promise<{ page: Page; pageIndex: number; hasStartedAnew: boolean }> {
  const found = await load(asked);
  if (found !== null) {
    const hasStartedAnew = asked.requestId !== undefined && asked.requestId !== found.requestId;
    return { page: found, pageIndex: hasStartedAnew ? 1 : asked.pageIndex, hasStartedAnew };
  }
  const first = await load({ pageIndex: 1 });
  if (first === null) throw notFound();
  return { page: first, pageIndex: 1, hasStartedAnew: false };
}
