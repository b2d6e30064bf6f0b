import type { MessageKey } from '#app/messages.ts';
import type { RouteName } from '#app/routes/route-table.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { aboutNewsId } from './main-menu.ts';

interface Door {
  route: RouteName;
  params: Record<string, string | number>;
  text: MessageKey;
}

const door = (route: RouteName, text: MessageKey, params: Door['params'] = {}): Door => ({
  route,
  params,
  text,
});

/** The columns of the footer: the same kinds of work as the page of sections, and the product itself. */
export const footerColumns: readonly { heading: MessageKey; doors: readonly Door[] }[] = [
  {
    heading: 'Sections_news',
    doors: [
      door('home', 'Menu_Home'),
      door('quotes', 'Titles_Quotes'),
      door('digest', 'Titles_Digest'),
      door('compilations', 'Titles_Compilations'),
      door('search', 'Titles_Search'),
    ],
  },
  {
    heading: 'Sections_regionsGroup',
    doors: [
      door('regions', 'Menu_Regions', { id: 'incidence' }),
      door('overview', 'Menu_Russia', { id: federalYugoId }),
      door('map-rf', 'Menu_Map'),
      door('summary', 'Titles_Summary'),
    ],
  },
  {
    heading: 'Sections_dataGroup',
    doors: [
      door('industries', 'Titles_Industries'),
      door('ratings', 'Titles_Ratings'),
      door('catalogue', 'Titles_Catalogue'),
      door('programs', 'Titles_Programs'),
      door('imageSearch', 'Titles_ImageSearch'),
    ],
  },
  {
    heading: 'Sections_workGroup',
    doors: [
      door('allActions', 'Titles_AllActions', { id: federalYugoId }),
      door('populationModels', 'Titles_PopulationModels'),
      door('familyModels', 'Titles_FamilyModels'),
      door('alerts', 'Titles_Alerts'),
      door('categories', 'Titles_Categories'),
    ],
  },
  {
    heading: 'App_ShortName',
    doors: [
      door('sections', 'Footer_AllSections'),
      door('serviceNewsItem', 'Menu_About', { id: aboutNewsId }),
      door('serviceNews', 'Menu_ServiceNews'),
      door('terms', 'Titles_Terms'),
    ],
  },
];
