import { messages as accountKeys } from '#features/account/messages/keys/ja.ts';
import { messages as accountPasskeys } from '#features/account/messages/passkeys/ja.ts';
import { messages as account } from '#features/account/messages/ja.ts';
import { messages as entitiesChecking } from '#features/entities/messages/checking/ja.ts';
import { messages as entitiesFiles } from '#features/entities/messages/files/ja.ts';
import { messages as entitiesMerging } from '#features/entities/messages/merging/ja.ts';
import { messages as entities } from '#features/entities/messages/ja.ts';
import { messages as modelsParameters } from '#features/models/messages/parameters/ja.ts';
import { messages as modelsWarnings } from '#features/models/messages/warnings/ja.ts';
import { messages as modelsScenario } from '#features/models/messages/scenario/ja.ts';
import { messages as news } from '#features/news/messages/ja.ts';
import { messages as newsSearch } from '#features/news/messages/search/ja.ts';
import { messages as newsStory } from '#features/news/messages/story/ja.ts';
import { messages as newsSyndication } from '#features/news/messages/syndication/ja.ts';
import { messages as newsAffair } from '#features/news/messages/affair/ja.ts';
import { messages as newsCompilations } from '#features/news/messages/compilations/ja.ts';
import { messages as newsImages } from '#features/news/messages/images/ja.ts';
import { messages as newsService } from '#features/news/messages/service/ja.ts';
import { messages as newsdesk } from '#features/newsdesk/messages/ja.ts';
import { messages as feeds } from '#features/feeds/messages/ja.ts';
import { messages as regions } from '#features/regions/messages/ja.ts';
import { messages as regionsSmb } from '#features/regions/messages/smb/ja.ts';
import { messages as regionsProducts } from '#features/regions/messages/products/ja.ts';
import { messages as regionsSummary } from '#features/regions/messages/summary/ja.ts';
import { messages as regionsGeo } from '#features/regions/messages/geo/ja.ts';
import { messages as regionsHealth } from '#features/regions/messages/health/ja.ts';
import { messages as regionsDepth } from '#features/regions/messages/depth/ja.ts';
import { messages as regionsLater } from '#features/regions/messages/later/ja.ts';
import { messages as regionsLimits } from '#features/regions/messages/limits/ja.ts';
import { messages as regionsStages } from '#features/regions/messages/stages/ja.ts';
import { messages as regionsTwins } from '#features/regions/messages/twins/ja.ts';
import { messages as regionsForecast } from '#features/regions/messages/forecast/ja.ts';
import { messages as regionsEcology } from '#features/regions/messages/ecology/ja.ts';
import { messages as regionsCompanies } from '#features/regions/messages/companies/ja.ts';
import { messages as regionsFinance } from '#features/regions/messages/finance/ja.ts';
import { messages as regionsPopulation } from '#features/regions/messages/population/ja.ts';
import { messages as site } from '#features/shell/messages/ja.ts';
import { messages as siteLanding } from '#features/shell/messages/landing/ja.ts';
import { messages as siteOffline } from '#features/shell/messages/offline/ja.ts';
import { messages as siteSections } from '#features/shell/messages/sections/ja.ts';
import { messages as sitePast } from '#features/shell/messages/past/ja.ts';
import { messages as siteTerms } from '#features/shell/messages/terms/ja.ts';
import { messages as programs } from '#features/programs/messages/ja.ts';
import { messages as ui } from '#platform/ui/messages/ja.ts';
import { messages as uiReceipt } from '#platform/ui/messages/receipt/ja.ts';
import { messages as refusals } from '#platform/contract/messages/ja.ts';
import { messages as web } from '#platform/web/messages/ja.ts';
import { messages as events } from '#features/briefing/messages/ja.ts';
import { messages as eventsBrief } from '#features/briefing/messages/brief/ja.ts';
import { messages as eventsWhy } from '#features/briefing/messages/why/ja.ts';
import { messages as eventsCalendar } from '#features/briefing/messages/calendar/ja.ts';
import { messages as models } from '#features/models/messages/ja.ts';
import { messages as modelsFamily } from '#features/models/messages/family/ja.ts';
import { messages as modelsPopulation } from '#features/models/messages/population/ja.ts';
import { messages as measuresBalance } from '#features/measures/messages/balance/ja.ts';
import { messages as measuresMeasure } from '#features/measures/messages/measure/ja.ts';
import { messages as measuresFactcheck } from '#features/measures/messages/factcheck/ja.ts';
import { messages as measuresReceipt } from '#features/measures/messages/receipt/ja.ts';
import { messages as measuresRegion } from '#features/measures/messages/region/ja.ts';
import { messages as measuresTable } from '#features/measures/messages/table/ja.ts';
import { messages as measuresList } from '#features/measures/messages/list/ja.ts';
import { messages as measuresManuals } from '#features/measures/messages/manuals/ja.ts';
import { messages as measures } from '#features/measures/messages/ja.ts';
import { messages as publishingPrinting } from '#services/exports/messages/printing/ja.ts';
import { messages as publishingCatalogue } from '#services/exports/messages/catalogue/ja.ts';
import { messages as publishingEmbed } from '#services/exports/messages/embed/ja.ts';
import { messages as keeping } from '#features/digest/messages/ja.ts';
import { messages as keepingCategories } from '#features/digest/messages/categories/ja.ts';
import { messages as keepingFollow } from '#services/following/messages/follow/ja.ts';
import { messages as keepingOwnRegion } from '#features/digest/messages/own-region/ja.ts';
import { messages as keepingMine } from '#features/digest/messages/mine/ja.ts';
import { messages as keepingSubscriptions } from '#features/digest/messages/subscriptions/ja.ts';
import { messages as industries } from '#features/industries/messages/ja.ts';
import { messages as explorer } from '#features/explorer/messages/ja.ts';
import { messages as explorerBoards } from '#features/explorer/messages/boards/ja.ts';
import { messages as explorerDelivery } from '#features/explorer/messages/delivery/ja.ts';
import { messages as people } from '#features/community/messages/ja.ts';
import { messages as peopleComments } from '#features/community/messages/comments/ja.ts';
import { messages as keepingDigest } from '#features/digest/messages/digest/ja.ts';
import { messages as quotes } from '#features/quotes/messages/ja.ts';
import { messages as quotesDesk } from '#features/quotes/messages/desk/ja.ts';
import { messages as keepingNotices } from '#services/notifications/messages/notices/ja.ts';
import { messages as ask } from '#features/ask/messages/ja.ts';
import { messages as sources } from '#features/sources/messages/ja.ts';
import { messages as sourcesRows } from '#features/sources/messages/rows/ja.ts';
import { messages as sourcesRecipe } from '#features/sources/messages/recipe/ja.ts';
import { messages as owndata } from '#features/owndata/messages/ja.ts';
import { messages as owndataView } from '#features/owndata/messages/view/ja.ts';
import { messages as guide } from '#features/guide/messages/ja.ts';

/** Every text of the product in this language, all rooms together. */
export const messages = {
  ...refusals,
  ...web,
  ...ui,
  ...programs,
  ...uiReceipt,
  ...account,
  ...accountKeys,
  ...accountPasskeys,
  ...entities,
  ...entitiesMerging,
  ...entitiesFiles,
  ...entitiesChecking,
  ...modelsParameters,
  ...modelsScenario,
  ...modelsWarnings,
  ...news,
  ...newsSearch,
  ...newsStory,
  ...newsSyndication,
  ...newsAffair,
  ...newsCompilations,
  ...newsImages,
  ...newsService,
  ...newsdesk,
  ...feeds,
  ...regions,
  ...regionsSmb,
  ...regionsProducts,
  ...regionsHealth,
  ...regionsDepth,
  ...regionsEcology,
  ...regionsGeo,
  ...regionsCompanies,
  ...regionsFinance,
  ...regionsForecast,
  ...regionsStages,
  ...regionsLater,
  ...regionsLimits,
  ...regionsTwins,
  ...regionsSummary,
  ...regionsPopulation,
  ...site,
  ...siteLanding,
  ...siteOffline,
  ...siteSections,
  ...sitePast,
  ...siteTerms,
  ...events,
  ...eventsBrief,
  ...eventsWhy,
  ...eventsCalendar,
  ...models,
  ...modelsPopulation,
  ...modelsFamily,
  ...measures,
  ...measuresTable,
  ...measuresList,
  ...measuresManuals,
  ...explorer,
  ...explorerBoards,
  ...explorerDelivery,
  ...measuresBalance,
  ...measuresMeasure,
  ...measuresReceipt,
  ...measuresFactcheck,
  ...measuresRegion,
  ...publishingPrinting,
  ...publishingCatalogue,
  ...publishingEmbed,
  ...keeping,
  ...keepingCategories,
  ...keepingFollow,
  ...keepingMine,
  ...keepingOwnRegion,
  ...keepingSubscriptions,
  ...industries,
  ...people,
  ...peopleComments,
  ...keepingDigest,
  ...quotes,
  ...quotesDesk,
  ...keepingNotices,
  ...ask,
  ...sources,
  ...sourcesRecipe,
  ...sourcesRows,
  ...owndata,
  ...owndataView,
  ...guide,
};
