import { messages as accountKeys } from '#features/account/messages/keys/es.ts';
import { messages as accountPasskeys } from '#features/account/messages/passkeys/es.ts';
import { messages as account } from '#features/account/messages/es.ts';
import { messages as entitiesChecking } from '#features/entities/messages/checking/es.ts';
import { messages as entitiesFiles } from '#features/entities/messages/files/es.ts';
import { messages as entitiesMerging } from '#features/entities/messages/merging/es.ts';
import { messages as entities } from '#features/entities/messages/es.ts';
import { messages as modelsParameters } from '#features/models/messages/parameters/es.ts';
import { messages as modelsWarnings } from '#features/models/messages/warnings/es.ts';
import { messages as modelsScenario } from '#features/models/messages/scenario/es.ts';
import { messages as news } from '#features/news/messages/es.ts';
import { messages as newsSearch } from '#features/news/messages/search/es.ts';
import { messages as newsStory } from '#features/news/messages/story/es.ts';
import { messages as newsSyndication } from '#features/news/messages/syndication/es.ts';
import { messages as newsAffair } from '#features/news/messages/affair/es.ts';
import { messages as newsCompilations } from '#features/news/messages/compilations/es.ts';
import { messages as newsImages } from '#features/news/messages/images/es.ts';
import { messages as newsService } from '#features/news/messages/service/es.ts';
import { messages as newsdesk } from '#features/newsdesk/messages/es.ts';
import { messages as feeds } from '#features/feeds/messages/es.ts';
import { messages as regions } from '#features/regions/messages/es.ts';
import { messages as regionsSmb } from '#features/regions/messages/smb/es.ts';
import { messages as regionsProducts } from '#features/regions/messages/products/es.ts';
import { messages as regionsSummary } from '#features/regions/messages/summary/es.ts';
import { messages as regionsGeo } from '#features/regions/messages/geo/es.ts';
import { messages as regionsHealth } from '#features/regions/messages/health/es.ts';
import { messages as regionsDepth } from '#features/regions/messages/depth/es.ts';
import { messages as regionsLater } from '#features/regions/messages/later/es.ts';
import { messages as regionsLimits } from '#features/regions/messages/limits/es.ts';
import { messages as regionsStages } from '#features/regions/messages/stages/es.ts';
import { messages as regionsTwins } from '#features/regions/messages/twins/es.ts';
import { messages as regionsForecast } from '#features/regions/messages/forecast/es.ts';
import { messages as regionsEcology } from '#features/regions/messages/ecology/es.ts';
import { messages as regionsCompanies } from '#features/regions/messages/companies/es.ts';
import { messages as regionsFinance } from '#features/regions/messages/finance/es.ts';
import { messages as regionsPopulation } from '#features/regions/messages/population/es.ts';
import { messages as site } from '#features/shell/messages/es.ts';
import { messages as siteLanding } from '#features/shell/messages/landing/es.ts';
import { messages as siteOffline } from '#features/shell/messages/offline/es.ts';
import { messages as siteSections } from '#features/shell/messages/sections/es.ts';
import { messages as sitePast } from '#features/shell/messages/past/es.ts';
import { messages as siteTerms } from '#features/shell/messages/terms/es.ts';
import { messages as programs } from '#features/programs/messages/es.ts';
import { messages as ui } from '#platform/ui/messages/es.ts';
import { messages as uiReceipt } from '#platform/ui/messages/receipt/es.ts';
import { messages as refusals } from '#platform/contract/messages/es.ts';
import { messages as web } from '#platform/web/messages/es.ts';
import { messages as events } from '#features/briefing/messages/es.ts';
import { messages as eventsBrief } from '#features/briefing/messages/brief/es.ts';
import { messages as eventsWhy } from '#features/briefing/messages/why/es.ts';
import { messages as eventsCalendar } from '#features/briefing/messages/calendar/es.ts';
import { messages as models } from '#features/models/messages/es.ts';
import { messages as modelsFamily } from '#features/models/messages/family/es.ts';
import { messages as modelsPopulation } from '#features/models/messages/population/es.ts';
import { messages as measuresBalance } from '#features/measures/messages/balance/es.ts';
import { messages as measuresMeasure } from '#features/measures/messages/measure/es.ts';
import { messages as measuresFactcheck } from '#features/measures/messages/factcheck/es.ts';
import { messages as measuresReceipt } from '#features/measures/messages/receipt/es.ts';
import { messages as measuresRegion } from '#features/measures/messages/region/es.ts';
import { messages as measuresTable } from '#features/measures/messages/table/es.ts';
import { messages as measuresList } from '#features/measures/messages/list/es.ts';
import { messages as measuresManuals } from '#features/measures/messages/manuals/es.ts';
import { messages as measures } from '#features/measures/messages/es.ts';
import { messages as publishingPrinting } from '#services/exports/messages/printing/es.ts';
import { messages as publishingCatalogue } from '#services/exports/messages/catalogue/es.ts';
import { messages as publishingEmbed } from '#services/exports/messages/embed/es.ts';
import { messages as keeping } from '#features/digest/messages/es.ts';
import { messages as keepingCategories } from '#features/digest/messages/categories/es.ts';
import { messages as keepingFollow } from '#services/following/messages/follow/es.ts';
import { messages as keepingOwnRegion } from '#features/digest/messages/own-region/es.ts';
import { messages as keepingMine } from '#features/digest/messages/mine/es.ts';
import { messages as keepingSubscriptions } from '#features/digest/messages/subscriptions/es.ts';
import { messages as industries } from '#features/industries/messages/es.ts';
import { messages as explorer } from '#features/explorer/messages/es.ts';
import { messages as explorerBoards } from '#features/explorer/messages/boards/es.ts';
import { messages as explorerDelivery } from '#features/explorer/messages/delivery/es.ts';
import { messages as people } from '#features/community/messages/es.ts';
import { messages as peopleComments } from '#features/community/messages/comments/es.ts';
import { messages as keepingDigest } from '#features/digest/messages/digest/es.ts';
import { messages as quotes } from '#features/quotes/messages/es.ts';
import { messages as quotesDesk } from '#features/quotes/messages/desk/es.ts';
import { messages as keepingNotices } from '#services/notifications/messages/notices/es.ts';
import { messages as ask } from '#features/ask/messages/es.ts';
import { messages as sources } from '#features/sources/messages/es.ts';
import { messages as sourcesRows } from '#features/sources/messages/rows/es.ts';
import { messages as sourcesRecipe } from '#features/sources/messages/recipe/es.ts';
import { messages as owndata } from '#features/owndata/messages/es.ts';
import { messages as owndataView } from '#features/owndata/messages/view/es.ts';
import { messages as guide } from '#features/guide/messages/es.ts';

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
