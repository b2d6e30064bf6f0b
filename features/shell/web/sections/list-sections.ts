import { canEditNews } from '#features/news/public.ts';
import { federalYugoId, moscowYugoId } from '#platform/shared/known-places.ts';
import { holdsOneOf, peopleModerators, roleNumbers } from '#platform/shared/roles.ts';
import type { MessageKey } from '#app/messages.ts';
import type { RouteName } from '#app/routes/route-table.ts';
import { aboutNewsId, type MenuVisitor } from '#features/shell/domain/main-menu.ts';

/** Who looks at the sections. */
export interface SectionsVisitor extends MenuVisitor {
  roles: readonly number[];
}

/** The kinds of work by which the product is laid out, in the order of the page. */
export const sectionGroups = ['news', 'regions', 'data', 'work', 'mine'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

/** One screen: its group, its address, its name and the sentence below it; `title` is the name its own page has. */
export interface Section {
  group: SectionGroup;
  route: RouteName;
  params: Record<string, string | number>;
  title: MessageKey;
  text: MessageKey;
}

type Shown = (visitor: SectionsVisitor) => boolean;

const everybody: Shown = () => true;
const signedIn: Shown = ({ isLoggedIn }) => isLoggedIn;
const stranger: Shown = ({ isLoggedIn }) => !isLoggedIn;
const holds =
  (...allowed: readonly number[]): Shown =>
  (visitor) =>
    holdsOneOf(visitor, allowed);

const { superUser, regionalEditor, moderator, contributor, superModerator } = roleNumbers;
const proposer = holds(regionalEditor, moderator, contributor, superModerator);
const decider = holds(moderator, superModerator, superUser);
const newsEditor: Shown = (visitor) => canEditNews(visitor);

type Row = [route: RouteName, title: MessageKey, text: MessageKey, shown: Shown, id?: string | number];

// prettier-ignore
const rows: Record<SectionGroup, readonly Row[]> = {
  news: [
    ['home', 'Menu_Home', 'Sections_home', everybody],
    ['quotes', 'Titles_Quotes', 'Sections_quotes', everybody],
    ['digest', 'Titles_Digest', 'Sections_digest', everybody],
    ['compilations', 'Titles_Compilations', 'Sections_compilations', everybody],
    ['search', 'Titles_Search', 'Sections_search', everybody],
    ['imageSearch', 'Titles_ImageSearch', 'Sections_imageSearch', everybody],
    ['serviceNews', 'Menu_ServiceNews', 'Sections_serviceNews', everybody],
    ['serviceNewsItem', 'Menu_About', 'Sections_about', everybody, aboutNewsId],
    ['docs', 'Titles_Docs', 'Sections_docs', everybody],
    ['terms', 'Titles_Terms', 'Sections_terms', everybody],
  ],
  regions: [
    ['regions', 'Menu_Regions', 'Sections_regions', everybody, 'incidence'],
    ['overview', 'Menu_Russia', 'Sections_overview', everybody, federalYugoId],
    ['map-rf', 'Menu_Map', 'Sections_map', everybody],
    ['summary', 'Titles_Summary', 'Sections_summary', everybody],
    ['ask', 'Titles_Ask', 'Sections_ask', everybody],
    ['event', 'Menu_Main', 'Sections_event', signedIn],
    ['dashboard', 'Menu_Dashboard', 'Sections_dashboard', ({ linkedObjectYugoId }) => linkedObjectYugoId !== null],
  ],
  data: [
    ['explore', 'Titles_Explore', 'Sections_explore', everybody],
    ['indicators', 'Titles_Indicators', 'Sections_indicators', everybody],
    ['industries', 'Titles_Industries', 'Sections_industries', everybody],
    ['ratings', 'Titles_Ratings', 'Sections_ratings', everybody],
    ['catalogue', 'Titles_Catalogue', 'Sections_catalogue', everybody],
    ['programs', 'Titles_Programs', 'Sections_programs', everybody],
    ['status', 'Titles_Status', 'Sections_status', everybody],
    ['populationModels', 'Titles_PopulationModels', 'Sections_populationModels', everybody],
    ['familyModels', 'Titles_FamilyModels', 'Sections_familyModels', everybody],
    ['modelParameters', 'Titles_ModelParameters', 'Sections_modelParameters', everybody],
    ['modelChanges', 'Titles_ModelChanges', 'Sections_modelChanges', everybody],
  ],
  work: [
    ['allActions', 'Titles_AllActions', 'Sections_allActions', everybody, federalYugoId],
    ['myActions', 'Titles_MyActions', 'Sections_myActions', everybody],
    ['createAction', 'Titles_CreateAction', 'Sections_createAction', proposer],
    ['moderateActions', 'Titles_ModerateActions', 'Sections_moderateActions', decider],
    ['actionsManuals', 'Titles_ActionsManuals', 'Sections_actionsManuals', everybody],
    ['desk', 'Menu_Desk', 'Sections_desk', newsEditor],
    ['deskCorrections', 'Titles_DeskCorrections', 'Sections_deskCorrections', newsEditor],
    ['deskThemes', 'Titles_DeskThemes', 'Sections_deskThemes', newsEditor],
    ['deskQuestions', 'Titles_DeskQuestions', 'Sections_deskQuestions', holds(superUser, regionalEditor, superModerator)],
    ['deskEntityFiles', 'Titles_DeskEntityFiles', 'Sections_deskEntityFiles', newsEditor],
    ['feeds', 'Titles_Feeds', 'Sections_feeds', newsEditor],
    ['feedAdd', 'Titles_FeedAdd', 'Sections_feedAdd', newsEditor],
    ['deskReports', 'Titles_DeskReports', 'Sections_deskReports', holds(superUser, regionalEditor, superModerator)],
    ['figureSources', 'Titles_Sources', 'Sections_sources', holds(superUser, regionalEditor, superModerator)],
    ['figureSourceNew', 'Titles_SourceNew', 'Sections_sourceNew', holds(superUser, regionalEditor, superModerator)],
    ['deskModeration', 'People_Moderation', 'Sections_deskModeration', holds(...peopleModerators)],
  ],
  mine: [
    ['login', 'Titles_Login', 'Sections_login', stranger],
    ['signUp', 'Titles_SignUp', 'Sections_signUp', stranger],
    ['recovery', 'Titles_Recovery', 'Sections_recovery', stranger],
    ['landing', 'Titles_Landing', 'Sections_landing', ({ hasActiveLicense }) => !hasActiveLicense],
    ['mine', 'Titles_Mine', 'Sections_mine', everybody],
    ['boards', 'Titles_Boards', 'Sections_boards', everybody],
    ['ownData', 'Titles_OwnData', 'Sections_ownData', everybody],
    ['alerts', 'Titles_Alerts', 'Sections_alerts', everybody],
    ['categories', 'Titles_Categories', 'Sections_categories', everybody],
    ['readLater', 'Titles_ReadLater', 'Sections_readLater', everybody],
    ['favorites', 'Titles_Favorites', 'Sections_favorites', signedIn],
    ['liked', 'Titles_Liked', 'Sections_liked', signedIn],
    ['muted', 'Menu_Muted', 'Sections_muted', signedIn],
    ['notifications', 'Titles_Notifications', 'Sections_notifications', signedIn],
    ['messages', 'Titles_Messages', 'Sections_messages', signedIn],
    ['friends', 'Titles_Friends', 'Sections_friends', signedIn],
    ['profile', 'Titles_Profile', 'Sections_profile', signedIn],
    ['settings', 'Titles_Settings', 'Sections_settings', signedIn],
    ['replacePassword', 'Menu_Security', 'Sections_security', signedIn],
  ],
};

/** Every screen that this visitor may open or ask for, group by group; rows for roles the visitor does not hold are left out. */
export function listSections(visitor: SectionsVisitor): Section[] {
  return sectionGroups.flatMap((group) =>
    rows[group]
      .filter(([, , , shown]) => shown(visitor))
      .map(([route, title, text, , id]) => ({
        group,
        route,
        title,
        text,
        params: paramsOf(route, id, visitor),
      })),
  );
}

function paramsOf(
  route: RouteName,
  id: string | number | undefined,
  { linkedObjectYugoId }: SectionsVisitor,
): Section['params'] {
  const own = linkedObjectYugoId ?? moscowYugoId;
  if (route === 'event') return { yugoId: own, page: 'exclusive' };
  if (route === 'dashboard') return { id: own };
  return id === undefined ? {} : { id };
}
