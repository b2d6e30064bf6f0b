import type { MessageKey } from '#app/messages.ts';
import type { RouteName } from '#app/routes/route-table.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { aboutNewsId } from '#features/shell/domain/main-menu.ts';
import type { Start } from '#platform/web/start-context.ts';

interface FooterEntry {
  route: RouteName;
  params: Record<string, string | number>;
  text: MessageKey;
}

const entryOf = (route: RouteName, text: MessageKey, params: FooterEntry['params'] = {}): FooterEntry => ({
  route,
  params,
  text,
});

/** The columns of the footer: the same kinds of work as the page of sections, and the product itself. */
export const footerColumns: readonly { heading: MessageKey; entries: readonly FooterEntry[] }[] = [
  {
    heading: 'Sections_news',
    entries: [
      entryOf('home', 'Menu_Home'),
      entryOf('quotes', 'Titles_Quotes'),
      entryOf('digest', 'Titles_Digest'),
      entryOf('compilations', 'Titles_Compilations'),
      entryOf('search', 'Titles_Search'),
    ],
  },
  {
    heading: 'Sections_regionsGroup',
    entries: [
      entryOf('regions', 'Menu_Regions', { id: 'incidence' }),
      entryOf('overview', 'Menu_Russia', { id: federalYugoId }),
      entryOf('map-rf', 'Menu_Map'),
      entryOf('summary', 'Titles_Summary'),
    ],
  },
  {
    heading: 'Sections_dataGroup',
    entries: [
      entryOf('explore', 'Titles_Explore'),
      entryOf('indicators', 'Titles_Indicators'),
      entryOf('ask', 'Titles_Ask'),
      entryOf('industries', 'Titles_Industries'),
      entryOf('ratings', 'Titles_Ratings'),
      entryOf('catalogue', 'Titles_Catalogue'),
      entryOf('programs', 'Titles_Programs'),
      entryOf('imageSearch', 'Titles_ImageSearch'),
    ],
  },
  {
    heading: 'Sections_workGroup',
    entries: [
      entryOf('allActions', 'Titles_AllActions', { id: federalYugoId }),
      entryOf('populationModels', 'Titles_PopulationModels'),
      entryOf('familyModels', 'Titles_FamilyModels'),
      entryOf('alerts', 'Titles_Alerts'),
      entryOf('categories', 'Titles_Categories'),
    ],
  },
  {
    heading: 'App_ShortName',
    entries: [
      entryOf('sections', 'Footer_AllSections'),
      entryOf('serviceNewsItem', 'Menu_About', { id: aboutNewsId }),
      entryOf('serviceNews', 'Menu_ServiceNews'),
      entryOf('docs', 'Titles_Docs'),
      entryOf('terms', 'Titles_Terms'),
      entryOf('status', 'Titles_Status'),
    ],
  },
];

/** The three sister services with their addresses, in the order of the footer. */
export function sisterServices(start: Pick<Start, 'situationUrl' | 'analyticsUrl' | 'tradeUrl'>) {
  return [
    { href: start.situationUrl, text: 'Outer_Situation' },
    { href: start.analyticsUrl, text: 'Outer_Analytics' },
    { href: start.tradeUrl, text: 'Outer_Trade' },
  ] as const;
}
