import type { OutputOf } from '#platform/web/api.ts';
import { idOf, notFound } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { readNumber } from '#platform/shared/address-fields.ts';
import { findEventPage, type EventPageName } from '../domain/event-pages.ts';

type Api = Parameters<LoadPage<unknown>>[0]['api'];

/** A page of the morning screen with what it alone asks for; null = its call failed. */
export type LoadedPage = Awaited<ReturnType<typeof loadPage>>;

/** What stands above every page. */
export type MainInfo = OutputOf<'event/getMainInfo'>;

/** The morning screen: its head, and the list of the page that is open. */
export interface LoadedEvent {
  info: MainInfo;
  open: LoadedPage;
}

/** Loads the head and the one page of the address; a page that does not exist is not found. */
export const loadEvent: LoadPage<LoadedEvent> = async ({ api, params, url }) => {
  const yugoId = idOf(params, 'yugoId');
  const page = findEventPage(params['page'] ?? 'exclusive');
  if (page === null || !isSection(page, params['section'])) throw notFound();
  const pageIndex = readNumber(url.searchParams.get('page') ?? undefined, 1, 1000) ?? 1;
  const [info, open] = await Promise.all([
    api.call('event/getMainInfo', { yugoId }),
    loadPage(api, page, yugoId, pageIndex),
  ]);
  if (params['section'] !== undefined && isMissing(open, Number(params['section']))) throw notFound();
  return { info, open };
};

/** No text of this number: all there are have been seen. */
function isMissing(open: LoadedPage, id: number): boolean {
  if ((open.page !== 'exclusive' && open.page !== 'analytics') || open.list === null) return false;
  const { documents, total } = open.list;
  return total <= documents.length && documents.every((document) => document.id !== id);
}

/** Only the pages of texts have sections: one text each, by its number. */
function isSection(page: EventPageName, section: string | undefined): boolean {
  if (section === undefined) return true;
  return (page === 'exclusive' || page === 'analytics') && readNumber(section, 1, 2_147_483_647) !== null;
}

async function loadPage(api: Api, page: EventPageName, yugoId: number, pageIndex: number) {
  switch (page) {
    case 'exclusive': {
      const [tab, list, since] = await Promise.all([
        partOfPage(api.call('event/getExclusiveTab', { yugoId })),
        partOfPage(api.call('event/getExclusiveList', { yugoId, pageIndex })),
        partOfPage(api.call('event/getSince', { yugoId })),
      ]);
      return { page, tab, list, since, pageIndex };
    }
    case 'analytics':
      return {
        page,
        list: await partOfPage(api.call('event/getAnalyticList', { yugoId, pageIndex })),
        pageIndex,
      };
    case 'news':
      return {
        page,
        list: await partOfPage(api.call('event/getNewsList', { yugoId, pageIndex })),
        pageIndex,
      };
    case 'covid':
      return { page, list: await partOfPage(api.call('event/getCovidList', { yugoId })) };
    case 'map':
      return { page, list: await partOfPage(api.call('event/getRegionMapEvents', { yugoId })) };
    case 'info':
      return { page };
  }
}
