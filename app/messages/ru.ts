import { messages as accountKeys } from '#features/account/messages/keys/ru.ts';
import { messages as accountPasskeys } from '#features/account/messages/passkeys/ru.ts';
import { messages as account } from '#features/account/messages/ru.ts';
import { messages as entitiesChecking } from '#features/entities/messages/checking/ru.ts';
import { messages as entitiesFiles } from '#features/entities/messages/files/ru.ts';
import { messages as entitiesMerging } from '#features/entities/messages/merging/ru.ts';
import { messages as entities } from '#features/entities/messages/ru.ts';
import { messages as modelsParameters } from '#features/models/messages/parameters/ru.ts';
import { messages as modelsWarnings } from '#features/models/messages/warnings/ru.ts';
import { messages as modelsScenario } from '#features/models/messages/scenario/ru.ts';
import { messages as news } from '#features/news/messages/ru.ts';
import { messages as newsSearch } from '#features/news/messages/search/ru.ts';
import { messages as newsStory } from '#features/news/messages/story/ru.ts';
import { messages as newsSyndication } from '#features/news/messages/syndication/ru.ts';
import { messages as newsAffair } from '#features/news/messages/affair/ru.ts';
import { messages as newsCompilations } from '#features/news/messages/compilations/ru.ts';
import { messages as newsImages } from '#features/news/messages/images/ru.ts';
import { messages as newsService } from '#features/news/messages/service/ru.ts';
import { messages as newsdesk } from '#features/newsdesk/messages/ru.ts';
import { messages as feeds } from '#features/feeds/messages/ru.ts';
import { messages as regions } from '#features/regions/messages/ru.ts';
import { messages as regionsSmb } from '#features/regions/messages/smb/ru.ts';
import { messages as regionsProducts } from '#features/regions/messages/products/ru.ts';
import { messages as regionsSummary } from '#features/regions/messages/summary/ru.ts';
import { messages as regionsGeo } from '#features/regions/messages/geo/ru.ts';
import { messages as regionsHealth } from '#features/regions/messages/health/ru.ts';
import { messages as regionsDepth } from '#features/regions/messages/depth/ru.ts';
import { messages as regionsLater } from '#features/regions/messages/later/ru.ts';
import { messages as regionsLimits } from '#features/regions/messages/limits/ru.ts';
import { messages as regionsStages } from '#features/regions/messages/stages/ru.ts';
import { messages as regionsTwins } from '#features/regions/messages/twins/ru.ts';
import { messages as regionsForecast } from '#features/regions/messages/forecast/ru.ts';
import { messages as regionsEcology } from '#features/regions/messages/ecology/ru.ts';
import { messages as regionsCompanies } from '#features/regions/messages/companies/ru.ts';
import { messages as regionsFinance } from '#features/regions/messages/finance/ru.ts';
import { messages as regionsPopulation } from '#features/regions/messages/population/ru.ts';
import { messages as site } from '#features/shell/messages/ru.ts';
import { messages as siteLanding } from '#features/shell/messages/landing/ru.ts';
import { messages as siteOffline } from '#features/shell/messages/offline/ru.ts';
import { messages as siteSections } from '#features/shell/messages/sections/ru.ts';
import { messages as sitePast } from '#features/shell/messages/past/ru.ts';
import { messages as siteTerms } from '#features/shell/messages/terms/ru.ts';
import { messages as programs } from '#features/programs/messages/ru.ts';
import { messages as ui } from '#platform/ui/messages/ru.ts';
import { messages as uiReceipt } from '#platform/ui/messages/receipt/ru.ts';
import { messages as refusals } from '#platform/contract/messages/ru.ts';
import { messages as web } from '#platform/web/messages/ru.ts';
import { messages as events } from '#features/briefing/messages/ru.ts';
import { messages as eventsBrief } from '#features/briefing/messages/brief/ru.ts';
import { messages as eventsWhy } from '#features/briefing/messages/why/ru.ts';
import { messages as eventsCalendar } from '#features/briefing/messages/calendar/ru.ts';
import { messages as models } from '#features/models/messages/ru.ts';
import { messages as modelsFamily } from '#features/models/messages/family/ru.ts';
import { messages as modelsPopulation } from '#features/models/messages/population/ru.ts';
import { messages as measuresBalance } from '#features/measures/messages/balance/ru.ts';
import { messages as measuresMeasure } from '#features/measures/messages/measure/ru.ts';
import { messages as measuresFactcheck } from '#features/measures/messages/factcheck/ru.ts';
import { messages as measuresReceipt } from '#features/measures/messages/receipt/ru.ts';
import { messages as measuresRegion } from '#features/measures/messages/region/ru.ts';
import { messages as measuresTable } from '#features/measures/messages/table/ru.ts';
import { messages as measuresList } from '#features/measures/messages/list/ru.ts';
import { messages as measuresManuals } from '#features/measures/messages/manuals/ru.ts';
import { messages as measures } from '#features/measures/messages/ru.ts';
import { messages as publishingPrinting } from '#services/exports/messages/printing/ru.ts';
import { messages as publishingCatalogue } from '#services/exports/messages/catalogue/ru.ts';
import { messages as publishingEmbed } from '#services/exports/messages/embed/ru.ts';
import { messages as keeping } from '#features/digest/messages/ru.ts';
import { messages as keepingCategories } from '#features/digest/messages/categories/ru.ts';
import { messages as keepingFollow } from '#services/following/messages/follow/ru.ts';
import { messages as keepingOwnRegion } from '#features/digest/messages/own-region/ru.ts';
import { messages as keepingMine } from '#features/digest/messages/mine/ru.ts';
import { messages as keepingSubscriptions } from '#features/digest/messages/subscriptions/ru.ts';
import { messages as industries } from '#features/industries/messages/ru.ts';
import { messages as explorer } from '#features/explorer/messages/ru.ts';
import { messages as explorerBoards } from '#features/explorer/messages/boards/ru.ts';
import { messages as explorerDelivery } from '#features/explorer/messages/delivery/ru.ts';
import { messages as people } from '#features/community/messages/ru.ts';
import { messages as peopleComments } from '#features/community/messages/comments/ru.ts';
import { messages as keepingDigest } from '#features/digest/messages/digest/ru.ts';
import { messages as quotes } from '#features/quotes/messages/ru.ts';
import { messages as quotesDesk } from '#features/quotes/messages/desk/ru.ts';
import { messages as keepingNotices } from '#services/notifications/messages/notices/ru.ts';
import { messages as ask } from '#features/ask/messages/ru.ts';
import { messages as sources } from '#features/sources/messages/ru.ts';
import { messages as sourcesRows } from '#features/sources/messages/rows/ru.ts';
import { messages as sourcesRecipe } from '#features/sources/messages/recipe/ru.ts';
import { messages as owndata } from '#features/owndata/messages/ru.ts';
import { messages as owndataView } from '#features/owndata/messages/view/ru.ts';
import { messages as guide } from '#features/guide/messages/ru.ts';

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
