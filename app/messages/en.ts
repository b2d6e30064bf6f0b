import { messages as accountKeys } from '#features/account/messages/keys/en.ts';
import { messages as accountPasskeys } from '#features/account/messages/passkeys/en.ts';
import { messages as account } from '#features/account/messages/en.ts';
import { messages as entitiesChecking } from '#features/entities/messages/checking/en.ts';
import { messages as entitiesFiles } from '#features/entities/messages/files/en.ts';
import { messages as entitiesMerging } from '#features/entities/messages/merging/en.ts';
import { messages as entities } from '#features/entities/messages/en.ts';
import { messages as modelsParameters } from '#features/models/messages/parameters/en.ts';
import { messages as modelsWarnings } from '#features/models/messages/warnings/en.ts';
import { messages as modelsScenario } from '#features/models/messages/scenario/en.ts';
import { messages as news } from '#features/news/messages/en.ts';
import { messages as newsSearch } from '#features/news/messages/search/en.ts';
import { messages as newsStory } from '#features/news/messages/story/en.ts';
import { messages as newsSyndication } from '#features/news/messages/syndication/en.ts';
import { messages as newsAffair } from '#features/news/messages/affair/en.ts';
import { messages as newsCompilations } from '#features/news/messages/compilations/en.ts';
import { messages as newsImages } from '#features/news/messages/images/en.ts';
import { messages as newsService } from '#features/news/messages/service/en.ts';
import { messages as newsdesk } from '#features/newsdesk/messages/en.ts';
import { messages as feeds } from '#features/feeds/messages/en.ts';
import { messages as regions } from '#features/regions/messages/en.ts';
import { messages as regionsSmb } from '#features/regions/messages/smb/en.ts';
import { messages as regionsProducts } from '#features/regions/messages/products/en.ts';
import { messages as regionsSummary } from '#features/regions/messages/summary/en.ts';
import { messages as regionsGeo } from '#features/regions/messages/geo/en.ts';
import { messages as regionsHealth } from '#features/regions/messages/health/en.ts';
import { messages as regionsDepth } from '#features/regions/messages/depth/en.ts';
import { messages as regionsLater } from '#features/regions/messages/later/en.ts';
import { messages as regionsLimits } from '#features/regions/messages/limits/en.ts';
import { messages as regionsStages } from '#features/regions/messages/stages/en.ts';
import { messages as regionsTwins } from '#features/regions/messages/twins/en.ts';
import { messages as regionsForecast } from '#features/regions/messages/forecast/en.ts';
import { messages as regionsEcology } from '#features/regions/messages/ecology/en.ts';
import { messages as regionsCompanies } from '#features/regions/messages/companies/en.ts';
import { messages as regionsFinance } from '#features/regions/messages/finance/en.ts';
import { messages as regionsPopulation } from '#features/regions/messages/population/en.ts';
import { messages as site } from '#features/shell/messages/en.ts';
import { messages as siteLanding } from '#features/shell/messages/landing/en.ts';
import { messages as siteOffline } from '#features/shell/messages/offline/en.ts';
import { messages as siteSections } from '#features/shell/messages/sections/en.ts';
import { messages as sitePast } from '#features/shell/messages/past/en.ts';
import { messages as siteTerms } from '#features/shell/messages/terms/en.ts';
import { messages as programs } from '#features/programs/messages/en.ts';
import { messages as ui } from '#platform/ui/messages/en.ts';
import { messages as uiReceipt } from '#platform/ui/messages/receipt/en.ts';
import { messages as refusals } from '#platform/contract/messages/en.ts';
import { messages as web } from '#platform/web/messages/en.ts';
import { messages as events } from '#features/briefing/messages/en.ts';
import { messages as eventsBrief } from '#features/briefing/messages/brief/en.ts';
import { messages as eventsWhy } from '#features/briefing/messages/why/en.ts';
import { messages as eventsCalendar } from '#features/briefing/messages/calendar/en.ts';
import { messages as models } from '#features/models/messages/en.ts';
import { messages as modelsFamily } from '#features/models/messages/family/en.ts';
import { messages as modelsPopulation } from '#features/models/messages/population/en.ts';
import { messages as measuresBalance } from '#features/measures/messages/balance/en.ts';
import { messages as measuresMeasure } from '#features/measures/messages/measure/en.ts';
import { messages as measuresFactcheck } from '#features/measures/messages/factcheck/en.ts';
import { messages as measuresReceipt } from '#features/measures/messages/receipt/en.ts';
import { messages as measuresRegion } from '#features/measures/messages/region/en.ts';
import { messages as measuresTable } from '#features/measures/messages/table/en.ts';
import { messages as measuresList } from '#features/measures/messages/list/en.ts';
import { messages as measuresManuals } from '#features/measures/messages/manuals/en.ts';
import { messages as measures } from '#features/measures/messages/en.ts';
import { messages as publishingPrinting } from '#services/exports/messages/printing/en.ts';
import { messages as publishingCatalogue } from '#services/exports/messages/catalogue/en.ts';
import { messages as publishingEmbed } from '#services/exports/messages/embed/en.ts';
import { messages as keeping } from '#features/digest/messages/en.ts';
import { messages as keepingCategories } from '#features/digest/messages/categories/en.ts';
import { messages as keepingFollow } from '#services/following/messages/follow/en.ts';
import { messages as keepingOwnRegion } from '#features/digest/messages/own-region/en.ts';
import { messages as keepingMine } from '#features/digest/messages/mine/en.ts';
import { messages as keepingSubscriptions } from '#features/digest/messages/subscriptions/en.ts';
import { messages as industries } from '#features/industries/messages/en.ts';
import { messages as explorer } from '#features/explorer/messages/en.ts';
import { messages as explorerBoards } from '#features/explorer/messages/boards/en.ts';
import { messages as explorerDelivery } from '#features/explorer/messages/delivery/en.ts';
import { messages as people } from '#features/community/messages/en.ts';
import { messages as peopleComments } from '#features/community/messages/comments/en.ts';
import { messages as keepingDigest } from '#features/digest/messages/digest/en.ts';
import { messages as quotes } from '#features/quotes/messages/en.ts';
import { messages as quotesDesk } from '#features/quotes/messages/desk/en.ts';
import { messages as keepingNotices } from '#services/notifications/messages/notices/en.ts';
import { messages as ask } from '#features/ask/messages/en.ts';
import { messages as sources } from '#features/sources/messages/en.ts';
import { messages as sourcesRows } from '#features/sources/messages/rows/en.ts';
import { messages as sourcesRecipe } from '#features/sources/messages/recipe/en.ts';
import { messages as owndata } from '#features/owndata/messages/en.ts';
import { messages as owndataView } from '#features/owndata/messages/view/en.ts';
import { messages as guide } from '#features/guide/messages/en.ts';

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
