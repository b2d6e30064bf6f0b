import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';

export type Header = OutputOf<':type/GetDossierHeader'>;
export type Mentions = OutputOf<'entities/getMentions'>;
export type Quotes = OutputOf<'quotes/getSpeakerQuotes'>;
export type Finance = OutputOf<'entities/getCompanyFinance'>;

/** Parts of a dossier that have an address. */
export const dossierTabs = ['overview', 'news', 'timeline'] as const;
export type DossierTab = (typeof dossierTabs)[number];

/** What was loaded of a dossier; null = that call failed, and its tiles alone say so. */
export interface Dossier {
  tab: DossierTab;
  header: Header;
  mentions: Mentions | null;
  /** Of a company alone. */
  finance: Finance | null;
  /** Of a person alone. */
  quotes: Quotes | null;
}

/** Loads the dossier that the address names; `?tab=` chooses its part. */
export const loadDossier: LoadPage<Dossier> = async ({ api, params, url }) => {
  const id = idOf(params, 'id', { max: 2_147_483_647 });
  const asked = url.searchParams.get('tab');
  const [header, mentions, finance, quotes] = await Promise.all([
    api.call(':type/GetDossierHeader', { type: params['kind'] ?? '', id }),
    partOfPage(api.call('entities/getMentions', { id })),
    params['kind'] === 'company' ? partOfPage(api.call('entities/getCompanyFinance', { id })) : null,
    params['kind'] === 'person' ? partOfPage(api.call('quotes/getSpeakerQuotes', { entityId: id })) : null,
  ]);
  return { tab: dossierTabs.find((tab) => tab === asked) ?? 'overview', header, mentions, finance, quotes };
};
