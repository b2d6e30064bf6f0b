import type { Access } from '#platform/contract/endpoint.ts';
import type { MessageKey } from '../messages.ts';
import type { PageName } from './page-registry.ts';

/**
 * One address: name, path, page, guard, layout and title. Children inherit what they do not set.
 * An entry without a name only groups: it gives its path and options to its children.
 */
export interface RouteEntry {
  name?: string;
  /** Path below the parent in the router's notation; optional parts end in `?`. */
  path: string;
  /** What stands there, by its name in the page registry. */
  page?: PageName;
  /** `login` sends an anonymous visitor to the login; `licensed` also makes links to it open get-access without a licence. */
  access?: Access;
  /** The page fills the viewport by itself. */
  adaptive?: boolean;
  /** Width in px under which the page is in its compact variant; 1890 unless told. */
  mobileWidth?: number;
  hiddenHeader?: boolean;
  hiddenFooter?: boolean;
  titleKey?: MessageKey;
  /** The page writes its title itself (a region's or an article's name). */
  ownTitle?: boolean;
  /** Rooms whose texts the page needs beyond those of its own. */
  texts?: readonly string[];
  /** The page stays around its children while they change. */
  isLayout?: boolean;
  /** Pattern for building the address where it takes more than its own path. */
  address?: string;
  children?: readonly RouteEntry[];
}

const bare = { hiddenHeader: true, hiddenFooter: true, adaptive: true } as const;

/** Every address of the product below the language; a line each, so that it reads as the table it is. */
// prettier-ignore
export const routeTable = [
  { name: 'home', path: '', page: 'home', hiddenFooter: true, titleKey: 'Menu_Home', texts: ['digest/own-region'] },
  { name: 'summary', path: 'summary', page: 'summary', access: 'licensed', titleKey: 'Titles_Summary', texts: ['regions/summary', 'regions/forecast', 'ui/receipt', 'exports/printing'] },
  { name: 'regions', path: 'regions-list/:id', page: 'regions', access: 'licensed', mobileWidth: 1335, titleKey: 'Menu_Regions', texts: ['regions/smb', 'measures/region', 'ui/receipt'] },
  {
    name: 'region',
    path: 'regions/:id',
    address: 'regions/:id/:tab?',
    page: 'region',
    isLayout: true,
    access: 'licensed',
    ownTitle: true,
    titleKey: 'Titles_RegionStat',
    texts: ['ui/receipt', 'exports/printing', 'following/follow'],
    children: [
      { path: '', page: 'firstTab' },
      { name: 'overview', path: 'overview', page: 'overviewPage', titleKey: 'Titles_RegionStat', texts: ['briefing/why', 'regions/forecast', 'regions/stages', 'regions/limits', 'regions/later', 'regions/twins', 'measures/region'] },
      { path: 'overview/chart.csv', page: 'overviewCsv', titleKey: 'Titles_RegionStat' },
      { name: 'forecast', path: 'forecast', page: 'forecastPage', titleKey: 'Titles_Forecast', texts: ['regions/forecast'] },
      { path: 'forecast/hub.csv', page: 'forecastHub', titleKey: 'Titles_Forecast' },
      { name: 'regionNews', path: 'news', page: 'newsFeedPage', hiddenFooter: true, titleKey: 'Titles_RegionNews', texts: ['news', 'news/story'] },
      { name: 'regionEvents', path: 'events', page: 'eventsPage', titleKey: 'Titles_RegionEvents', texts: ['briefing/calendar', 'briefing/why'] },
      { name: 'companies', path: 'companies', page: 'companiesPage', titleKey: 'Titles_Companies', texts: ['regions/companies'] },
      { name: 'scenarios', path: 'scenarios', page: 'scenariosPage', titleKey: 'Titles_Scenarios', texts: ['models/warnings', 'models/scenario'] },
      { name: 'geo', path: 'geo', page: 'geoPage', titleKey: 'Titles_Geo', texts: ['regions/geo'] },
      { name: 'products', path: 'products', page: 'productsPage', titleKey: 'Titles_Products', texts: ['regions/products'] },
      { name: 'population', path: 'population', page: 'populationPage', titleKey: 'RegionNav_Population', texts: ['regions/population'] },
      { name: 'ecology', path: 'ecology', page: 'ecologyPage', titleKey: 'RegionNav_Ecology', texts: ['regions/ecology'] },
      { name: 'finance', path: 'finance', page: 'financePage', titleKey: 'Titles_Finance', texts: ['regions/finance'] },
    ],
  },
  { name: 'map', path: 'map/:id?', page: 'infectionMap', access: 'licensed', hiddenFooter: true, titleKey: 'Titles_Map', texts: ['measures/region', 'ui/receipt'] },
  { name: 'map-rf', path: 'maps/rf', page: 'newMap', access: 'licensed', hiddenFooter: true, titleKey: 'Menu_Map', texts: ['measures/region', 'ui/receipt'] },
  { name: 'landing', path: 'landing', page: 'landing', ...bare, titleKey: 'Titles_Landing', texts: ['shell/landing', 'regions/forecast', 'briefing/why', 'ui/receipt'] },
  { name: 'createAction', path: 'actions/0/:mode?', page: 'actionCreatePage', access: 'licensed', titleKey: 'Titles_CreateAction' },
  { name: 'action', path: 'actions/:id/:mode?', page: 'actionPage', access: 'licensed', hiddenFooter: true, ownTitle: true, titleKey: 'Titles_Action', texts: ['models/warnings', 'exports/printing', 'measures/region', 'measures/measure', 'measures/receipt', 'measures/factcheck', 'briefing/calendar', 'briefing/why'] },
  {
    path: 'all-actions',
    access: 'licensed',
    titleKey: 'Titles_AllActions',
    children: [
      { name: 'allActions', path: ':id', page: 'actionsPage', ownTitle: true, texts: ['measures/region', 'measures/table', 'measures/list'] },
      { name: 'moderateActions', path: 'moderate', page: 'moderateActionsPage', ownTitle: true, titleKey: 'Titles_ModerateActions' },
      { name: 'myActions', path: 'my-actions', page: 'myActionsPage', ownTitle: true, titleKey: 'Titles_MyActions', texts: ['measures/region', 'measures/table', 'measures/factcheck'] },
      { name: 'actionsManuals', path: 'manuals', page: 'actionsManualsPage', ownTitle: true, titleKey: 'Titles_ActionsManuals', texts: ['measures/manuals'] },
    ],
  },
  { name: 'dashboard', path: 'dashboard/:id/:sectionName?', page: 'balancePage', access: 'licensed', hiddenFooter: true, titleKey: 'Menu_Dashboard', ownTitle: true, texts: ['measures/balance', 'exports/printing'] },
  { name: 'smb', path: 'smb/:id/:yugoId', page: 'smbPage', access: 'licensed', ownTitle: true, titleKey: 'MainPage_MSP', texts: ['regions/smb', 'regions/companies', 'ui/receipt'] },
  { name: 'populationDetail', path: 'population/:id/:yugoId', page: 'detailPeoplePage', access: 'licensed', titleKey: 'RegionNav_Population', ownTitle: true, texts: ['regions', 'regions/depth', 'regions/population'] },
  { name: 'ecologyDetail', path: 'ecology/:yugoId', page: 'detailEcologyPage', access: 'licensed', titleKey: 'RegionNav_Ecology', ownTitle: true, texts: ['regions', 'regions/depth', 'regions/ecology', 'ui/receipt'] },
  { name: 'healthDetail', path: 'health/:yugoId', page: 'detailHealthPage', access: 'licensed', titleKey: 'RegionNav_Healthcare', ownTitle: true, texts: ['regions', 'regions/depth', 'regions/health'] },
  { name: 'event', path: 'main/:yugoId/:page?/:section?', page: 'eventPage', access: 'login', ...bare, titleKey: 'Menu_Main', ownTitle: true, texts: ['briefing/why', 'ui/receipt', 'measures/region'] },
  { name: 'sections', path: 'sections', page: 'sectionsPage', titleKey: 'Titles_Sections', texts: ['shell/sections'] },
  { name: 'terms', path: 'terms', page: 'termsPage', titleKey: 'Titles_Terms', texts: ['shell/terms'] },
  { name: 'serviceNews', path: 'news', page: 'serviceNewsPage', titleKey: 'Menu_ServiceNews', texts: ['news/service'] },
  { name: 'serviceNewsItem', path: 'news/:id', page: 'serviceNewsItemPage', titleKey: 'Titles_ServiceNewsItem', ownTitle: true, texts: ['news/service'] },
  { name: 'notFound', path: 'notFound', page: 'notFoundPage', titleKey: 'Titles_NotFound' },
  {
    path: 'department/:yugoId/:id/:code/:city/:detail?',
    page: 'industryLayout',
    isLayout: true,
    access: 'licensed',
    ownTitle: true,
    titleKey: 'Titles_Department',
    texts: ['regions', 'regions/companies', 'ui/receipt', 'exports/printing', 'following/follow'],
    children: [
      { name: 'department', path: '', page: 'departmentPage' },
      { name: 'departmentCompanies', path: 'companies', page: 'departmentCompaniesPage' },
      { name: 'departmentNews', path: 'news', page: 'departmentNewsPage' },
      { name: 'departmentGeo', path: 'geo', page: 'departmentGeoPage' },
    ],
  },
  { name: 'industries', path: 'industries', page: 'branchesPage', access: 'licensed', titleKey: 'Titles_Industries', ownTitle: true },
  { name: 'explore', path: 'explore', page: 'explorePage', access: 'licensed', titleKey: 'Titles_Explore', ownTitle: true, texts: ['exports/printing', 'owndata/view', 'exports/catalogue', 'explorer/boards', 'regions', 'regions/depth'] },
  { name: 'boards', path: 'boards', page: 'boardsPage', access: 'login', titleKey: 'Titles_Boards', texts: ['explorer/boards'] },
  { name: 'boardLetter', path: 'boards/letter', page: 'boardLetterPage', titleKey: 'BoardDelivery_EndTitle', texts: ['explorer/delivery'] },
  { name: 'board', path: 'boards/:id', page: 'boardPage', titleKey: 'Titles_Boards', ownTitle: true, texts: ['owndata/view', 'exports/catalogue', 'exports/printing', 'explorer/boards', 'explorer/delivery', 'regions', 'regions/depth'] },
  { name: 'ownData', path: 'own-data', page: 'ownDataPage', access: 'login', titleKey: 'Titles_OwnData', texts: ['owndata/view'] },
  { name: 'ownSeries', path: 'own-data/:id', page: 'ownSeriesPage', access: 'login', titleKey: 'Titles_OwnData', ownTitle: true, texts: ['owndata/view'] },
  { name: 'indicators', path: 'indicators', page: 'indicatorsPage', titleKey: 'Titles_Indicators', texts: ['exports/catalogue'] },
  { name: 'indicator', path: 'indicators/:code', page: 'indicatorPage', access: 'licensed', titleKey: 'Titles_Indicators', ownTitle: true, texts: ['owndata/view', 'exports/catalogue', 'regions', 'regions/depth', 'following/follow'] },
  { name: 'industry', path: 'industries/:id', page: 'branchPage', access: 'licensed', titleKey: 'Titles_Department', ownTitle: true, texts: ['regions', 'regions/companies', 'ui/receipt', 'exports/printing'] },
  { name: 'industryEdit', path: 'industries/:id/edit', page: 'branchEditPage', access: 'licensed', titleKey: 'Titles_Department', ownTitle: true },
  { name: 'article', path: 'news/index/:newsId', page: 'articlePage', titleKey: 'Titles_Article', ownTitle: true, texts: ['news/story', 'community/comments'] },
  { name: 'rubric', path: 'rubric/:id', page: 'rubricPage', titleKey: 'Titles_Rubric', ownTitle: true, texts: ['following/follow'] },
  { name: 'affair', path: 'affair/:id', page: 'affairPage', titleKey: 'Titles_Affair', ownTitle: true, texts: ['following/follow', 'news/affair', 'news/story'] },
  { name: 'story', path: 'story/:id', page: 'storyPage', titleKey: 'Titles_Story', ownTitle: true, texts: ['following/follow', 'news/story', 'community/comments'] },
  { name: 'source', path: 'source/:id', page: 'sourcePage', titleKey: 'Titles_Source', ownTitle: true, texts: ['following/follow', 'news/search'] },
  { name: 'imageSearch', path: 'search/image', page: 'imageSearchPage', titleKey: 'Titles_ImageSearch', ownTitle: true, texts: ['news/images'] },
  { name: 'search', path: 'search', page: 'searchPage', titleKey: 'Titles_Search', ownTitle: true, texts: ['news/search', 'following/follow'] },
  { name: 'muted', path: 'search/muted', page: 'mutedPage', access: 'login', titleKey: 'Menu_Muted', ownTitle: true, texts: ['news/search'] },
  { name: 'compilations', path: 'compilations/:id?', page: 'compilationsPage', titleKey: 'Titles_Compilations', ownTitle: true, texts: ['news/compilations'] },
  { name: 'digest', path: 'digest', page: 'digestPage', titleKey: 'Titles_Digest', texts: ['news', 'digest/digest', 'digest/subscriptions', 'following/follow', 'news/search', 'ui/receipt'] },
  { name: 'quotes', path: 'quotes', page: 'quotesPage', titleKey: 'Titles_Quotes', texts: ['ui/receipt', 'following/follow', 'news', 'news/search'] },
  { name: 'away', path: 'away', page: 'awayPage', titleKey: 'Titles_Away', texts: ['news/service'] },
  { name: 'login', path: 'login', page: 'login', ...bare, titleKey: 'Titles_Login' },
  { name: 'replacePassword', path: 'login/password', page: 'replacePasswordPage', ...bare, titleKey: 'Menu_Security' },
  { name: 'signUp', path: 'sign-up', page: 'signUpPage', ...bare, titleKey: 'Titles_SignUp' },
  { name: 'recovery', path: 'recovery', page: 'recoveryPage', ...bare, titleKey: 'Titles_Recovery' },
  { name: 'mailing', path: 'mailing', page: 'mailingPage', ...bare, titleKey: 'Account_Mailing_Title' },
  {
    path: '',
    access: 'login',
    children: [
      { name: 'profile', path: 'profile', page: 'profilePage', titleKey: 'Titles_Profile' },
      { name: 'settings', path: 'settings/:section?', page: 'settingsPage', titleKey: 'Titles_Settings', texts: ['account', 'account/passkeys', 'account/keys'] },
      { name: 'mine', path: 'mine', page: 'minePage', titleKey: 'Titles_Mine', texts: ['following/follow', 'digest/subscriptions', 'digest/mine', 'digest/own-region'] },
      { name: 'subscriptions', path: 'subscriptions', page: 'subscriptionsPage', titleKey: 'Titles_Mine' },
      { name: 'favorites', path: 'favorites', page: 'favoritesPage', titleKey: 'Titles_Favorites', texts: ['news/story'] },
      { name: 'readLater', path: 'read-later', page: 'readLaterPage', titleKey: 'Titles_ReadLater', texts: ['news/story'] },
      { name: 'liked', path: 'liked', page: 'likedPage', titleKey: 'Titles_Liked', texts: ['news/story'] },
      { name: 'notifications', path: 'notifications', page: 'notificationsPage', titleKey: 'Titles_Notifications', texts: ['notifications/notices'] },
      { name: 'friends', path: 'friends', page: 'friendsPage', titleKey: 'Titles_Friends' },
      { name: 'messages', path: 'messages', page: 'messagesPage', titleKey: 'Titles_Messages' },
      { name: 'categories', path: 'categories/:id?', page: 'categoriesPage', titleKey: 'Titles_Categories', texts: ['digest/categories', 'following/follow'] },
    ],
  },
  {
    path: '',
    access: 'licensed',
    children: [
      { name: 'dossier', path: 'dossier/:kind/:id', page: 'dossierPage', titleKey: 'Titles_Dossier', ownTitle: true, texts: ['ui/receipt', 'following/follow', 'quotes', 'news', 'news/search', 'entities/checking'] },
      { name: 'tree', path: 'tree/:id', page: 'treePage', titleKey: 'Titles_Tree', ownTitle: true, texts: ['ui/receipt'] },
      { name: 'ratings', path: 'ratings', page: 'ratingsPage', titleKey: 'Titles_Ratings', texts: ['ui/receipt', 'following/follow'] },
      { name: 'modelParameters', path: 'models/parameters', page: 'modelParametersPage', titleKey: 'Titles_ModelParameters', texts: ['models/parameters', 'models/scenario', 'models/population', 'models/family'] },
      { name: 'modelChanges', path: 'models/changes', page: 'modelChangesPage', titleKey: 'Titles_ModelChanges', texts: ['models/parameters', 'models/scenario', 'models/population', 'models/family'] },
      { name: 'populationModels', path: 'models/population/:id?', page: 'populationModelsPage', titleKey: 'Titles_PopulationModels', ownTitle: true, texts: ['models/warnings', 'models/population'] },
      { name: 'familyModels', path: 'models/family/:id?', page: 'familyModelsPage', titleKey: 'Titles_FamilyModels', ownTitle: true, texts: ['models/warnings', 'models/family'] },
    ],
  },
  {
    path: 'desk',
    access: 'login',
    children: [
      { name: 'desk', path: '', page: 'deskPage', titleKey: 'Menu_Desk', ownTitle: true },
      { name: 'deskArticle', path: 'articles/:id', page: 'documentPage', titleKey: 'Titles_DeskArticle', ownTitle: true },
      { name: 'deskModeration', path: 'moderation', page: 'moderationPage', titleKey: 'People_Moderation', ownTitle: true, texts: ['community'] },
      { name: 'deskCompilation', path: 'compilations/:id', page: 'documentPage', titleKey: 'Titles_DeskCompilation', ownTitle: true },
      { name: 'deskStory', path: 'stories/:id', page: 'storyDeskPage', titleKey: 'Titles_DeskStory', ownTitle: true },
      { name: 'deskEntityFiles', path: 'entities', page: 'entityFilesPage', titleKey: 'Titles_DeskEntityFiles', ownTitle: true, texts: ['entities/merging', 'entities/files', 'newsdesk'] },
      { name: 'deskEntity', path: 'entities/:id', page: 'entityDeskPage', titleKey: 'Titles_DeskEntity', ownTitle: true, texts: ['entities/merging'] },
      { name: 'deskThemes', path: 'quote-themes', page: 'themeDeskPage', titleKey: 'Titles_DeskThemes', ownTitle: true, texts: ['quotes/desk', 'newsdesk'] },
      { name: 'deskReports', path: 'reports', page: 'reportsPage', titleKey: 'Titles_DeskReports', ownTitle: true },
      { name: 'deskCorrections', path: 'corrections', page: 'correctionsPage', titleKey: 'Titles_DeskCorrections', ownTitle: true },
      { name: 'deskQuestions', path: 'questions', page: 'unansweredPage', titleKey: 'Titles_DeskQuestions' },
      { name: 'deskExclusive', path: 'exclusive/:id', page: 'documentPage', titleKey: 'Titles_DeskExclusive', ownTitle: true },
      { name: 'deskAnalytics', path: 'analytics/:id', page: 'documentPage', titleKey: 'Titles_DeskAnalytics', ownTitle: true },
      { name: 'deskReview', path: 'reviews/:id', page: 'documentPage', titleKey: 'Titles_DeskReview', ownTitle: true },
      { name: 'deskServiceNews', path: 'service-news/:id', page: 'documentPage', titleKey: 'Titles_DeskServiceNews', ownTitle: true },
    ],
  },
  {
    path: 'desk/feeds',
    access: 'login',
    texts: ['newsdesk'],
    children: [
      { name: 'feeds', path: '', page: 'feedsPage', titleKey: 'Titles_Feeds' },
      { name: 'feedAdd', path: 'add', page: 'feedAddPage', titleKey: 'Titles_FeedAdd' },
      { name: 'feed', path: ':id', page: 'feedPage', titleKey: 'Titles_Feeds', ownTitle: true },
    ],
  },
  {
    path: 'desk/sources',
    access: 'login',
    texts: ['newsdesk'],
    children: [
      { name: 'figureSources', path: '', page: 'figureSourcesPage', titleKey: 'Titles_Sources' },
      { name: 'figureSourceNew', path: 'new', page: 'figureSourceNewPage', titleKey: 'Titles_SourceNew', texts: ['sources/recipe'] },
      { name: 'figureSource', path: ':code', page: 'figureSourcePage', titleKey: 'Titles_Sources', ownTitle: true, texts: ['sources/recipe'] },
    ],
  },
  { name: 'status', path: 'status', page: 'statusPage', titleKey: 'Titles_Status' },
  { name: 'catalogue', path: 'catalogue', page: 'cataloguePage', titleKey: 'Titles_Catalogue', texts: ['exports/catalogue'] },
  { name: 'embed', path: 'embed/:indicator/:id', page: 'embedPage', ...bare, titleKey: 'Titles_Embed', ownTitle: true, texts: ['exports/embed'] },
  { name: 'embedView', path: 'embed-view/:code', page: 'embedViewPage', ...bare, titleKey: 'Titles_Embed', ownTitle: true, texts: ['exports/embed', 'regions'] },
  { name: 'alerts', path: 'alerts', page: 'alertsPage', access: 'licensed', titleKey: 'Titles_Alerts' },
  { name: 'person', path: 'people/:id', page: 'personPage', titleKey: 'Titles_Profile', ownTitle: true, texts: ['following/follow'] },
  { name: 'ask', path: 'ask', page: 'askPage', access: 'licensed', titleKey: 'Titles_Ask', texts: ['ui/receipt', 'regions'] },
  { name: 'programs', path: 'programs', page: 'programsPage', titleKey: 'Titles_Programs', texts: ['account/keys'] },
  { name: 'docs', path: 'docs', page: 'guidePage', titleKey: 'Titles_Docs', ownTitle: true },
  { name: 'docsText', path: 'docs/:folder/:page?', page: 'guideTextPage', titleKey: 'Titles_Docs', ownTitle: true },
  { name: 'gallery', path: 'dev/gallery', page: 'galleryPage', ...bare, titleKey: 'Titles_Gallery', texts: ['ui/receipt', 'models/scenario'] },
  { name: 'unknown', path: '*', page: 'unknownPage', titleKey: 'Titles_NotFound' },
] as const satisfies readonly RouteEntry[];

type NameOf<Entry> =
  | (Entry extends { name: infer Name } ? Name : never)
  | (Entry extends { children: readonly (infer Child)[] } ? NameOf<Child> : never);

/** Name of any address of the product. */
export type RouteName = NameOf<(typeof routeTable)[number]> & string;
