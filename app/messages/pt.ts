import { messages as accountKeys } from '#features/account/messages/keys/pt.ts';
import { messages as accountPasskeys } from '#features/account/messages/passkeys/pt.ts';
import { messages as account } from '#features/account/messages/pt.ts';
import { messages as entitiesChecking } from '#features/entities/messages/checking/pt.ts';
import { messages as entitiesFiles } from '#features/entities/messages/files/pt.ts';
import { messages as entitiesMerging } from '#features/entities/messages/merging/pt.ts';
import { messages as entities } from '#features/entities/messages/pt.ts';
import { messages as modelsParameters } from '#features/models/messages/parameters/pt.ts';
import { messages as modelsWarnings } from '#features/models/messages/warnings/pt.ts';
import { messages as modelsScenario } from '#features/models/messages/scenario/pt.ts';
import { messages as news } from '#features/news/messages/pt.ts';
import { messages as newsSearch } from '#features/news/messages/search/pt.ts';
import { messages as newsStory } from '#features/news/messages/story/pt.ts';
import { messages as newsSyndication } from '#features/news/messages/syndication/pt.ts';
import { messages as newsAffair } from '#features/news/messages/affair/pt.ts';
import { messages as newsCompilations } from '#features/news/messages/compilations/pt.ts';
import { messages as newsImages } from '#features/news/messages/images/pt.ts';
import { messages as newsService } from '#features/news/messages/service/pt.ts';
import { messages as newsdesk } from '#features/newsdesk/messages/pt.ts';
import { messages as feeds } from '#features/feeds/messages/pt.ts';
import { messages as regions } from '#features/regions/messages/pt.ts';
import { messages as regionsSmb } from '#features/regions/messages/smb/pt.ts';
import { messages as regionsProducts } from '#features/regions/messages/products/pt.ts';
import { messages as regionsSummary } from '#features/regions/messages/summary/pt.ts';
import { messages as regionsGeo } from '#features/regions/messages/geo/pt.ts';
import { messages as regionsHealth } from '#features/regions/messages/health/pt.ts';
import { messages as regionsDepth } from '#features/regions/messages/depth/pt.ts';
import { messages as regionsLater } from '#features/regions/messages/later/pt.ts';
import { messages as regionsLimits } from '#features/regions/messages/limits/pt.ts';
import { messages as regionsStages } from '#features/regions/messages/stages/pt.ts';
import { messages as regionsTwins } from '#features/regions/messages/twins/pt.ts';
import { messages as regionsForecast } from '#features/regions/messages/forecast/pt.ts';
import { messages as regionsEcology } from '#features/regions/messages/ecology/pt.ts';
import { messages as regionsCompanies } from '#features/regions/messages/companies/pt.ts';
import { messages as regionsFinance } from '#features/regions/messages/finance/pt.ts';
import { messages as regionsPopulation } from '#features/regions/messages/population/pt.ts';
import { messages as site } from '#features/shell/messages/pt.ts';
import { messages as siteLanding } from '#features/shell/messages/landing/pt.ts';
import { messages as siteOffline } from '#features/shell/messages/offline/pt.ts';
import { messages as siteSections } from '#features/shell/messages/sections/pt.ts';
import { messages as sitePast } from '#features/shell/messages/past/pt.ts';
import { messages as siteTerms } from '#features/shell/messages/terms/pt.ts';
import { messages as programs } from '#features/programs/messages/pt.ts';
import { messages as ui } from '#platform/ui/messages/pt.ts';
import { messages as uiReceipt } from '#platform/ui/messages/receipt/pt.ts';
import { messages as refusals } from '#platform/contract/messages/pt.ts';
import { messages as web } from '#platform/web/messages/pt.ts';
import { messages as events } from '#features/briefing/messages/pt.ts';
import { messages as eventsBrief } from '#features/briefing/messages/brief/pt.ts';
import { messages as eventsWhy } from '#features/briefing/messages/why/pt.ts';
import { messages as eventsCalendar } from '#features/briefing/messages/calendar/pt.ts';
import { messages as models } from '#features/models/messages/pt.ts';
import { messages as modelsFamily } from '#features/models/messages/family/pt.ts';
import { messages as modelsPopulation } from '#features/models/messages/population/pt.ts';
import { messages as measuresBalance } from '#features/measures/messages/balance/pt.ts';
import { messages as measuresMeasure } from '#features/measures/messages/measure/pt.ts';
import { messages as measuresFactcheck } from '#features/measures/messages/factcheck/pt.ts';
import { messages as measuresReceipt } from '#features/measures/messages/receipt/pt.ts';
import { messages as measuresRegion } from '#features/measures/messages/region/pt.ts';
import { messages as measuresTable } from '#features/measures/messages/table/pt.ts';
import { messages as measuresList } from '#features/measures/messages/list/pt.ts';
import { messages as measuresManuals } from '#features/measures/messages/manuals/pt.ts';
import { messages as measures } from '#features/measures/messages/pt.ts';
import { messages as publishingPrinting } from '#services/exports/messages/printing/pt.ts';
import { messages as publishingCatalogue } from '#services/exports/messages/catalogue/pt.ts';
import { messages as publishingEmbed } from '#services/exports/messages/embed/pt.ts';
import { messages as keeping } from '#features/digest/messages/pt.ts';
import { messages as keepingCategories } from '#features/digest/messages/categories/pt.ts';
import { messages as keepingFollow } from '#services/following/messages/follow/pt.ts';
import { messages as keepingOwnRegion } from '#features/digest/messages/own-region/pt.ts';
import { messages as keepingMine } from '#features/digest/messages/mine/pt.ts';
import { messages as keepingSubscriptions } from '#features/digest/messages/subscriptions/pt.ts';
import { messages as industries } from '#features/industries/messages/pt.ts';
import { messages as explorer } from '#features/explorer/messages/pt.ts';
import { messages as explorerBoards } from '#features/explorer/messages/boards/pt.ts';
import { messages as explorerDelivery } from '#features/explorer/messages/delivery/pt.ts';
import { messages as people } from '#features/community/messages/pt.ts';
import { messages as peopleComments } from '#features/community/messages/comments/pt.ts';
import { messages as keepingDigest } from '#features/digest/messages/digest/pt.ts';
import { messages as quotes } from '#features/quotes/messages/pt.ts';
import { messages as quotesDesk } from '#features/quotes/messages/desk/pt.ts';
import { messages as keepingNotices } from '#services/notifications/messages/notices/pt.ts';
import { messages as ask } from '#features/ask/messages/pt.ts';
import { messages as sources } from '#features/sources/messages/pt.ts';
import { messages as sourcesRows } from '#features/sources/messages/rows/pt.ts';
import { messages as sourcesRecipe } from '#features/sources/messages/recipe/pt.ts';
import { messages as owndata } from '#features/owndata/messages/pt.ts';
import { messages as owndataView } from '#features/owndata/messages/view/pt.ts';
import { messages as guide } from '#features/guide/messages/pt.ts';

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
