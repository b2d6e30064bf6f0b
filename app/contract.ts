import { accountContract } from '#features/account/contract.ts';
import { entitiesContract } from '#features/entities/contract.ts';
import { feedsContract } from '#features/feeds/contract.ts';
import { newsdeskContract } from '#features/newsdesk/contract.ts';
import { regionsContract } from '#features/regions/contract.ts';
import { newsContract } from '#features/news/contract.ts';
import { shellContract } from '#features/shell/contract.ts';
import { briefingContract } from '#features/briefing/contract.ts';
import { modelsContract } from '#features/models/contract.ts';
import { measuresContract } from '#features/measures/contract.ts';
import { exportsContract } from '#services/exports/contract.ts';
import { notificationsContract } from '#services/notifications/contract.ts';
import { digestContract } from '#features/digest/contract.ts';
import { quotesContract } from '#features/quotes/contract.ts';
import { industriesContract } from '#features/industries/contract.ts';
import { explorerContract } from '#features/explorer/contract.ts';
import { communityContract } from '#features/community/contract.ts';
import { askContract } from '#features/ask/contract.ts';
import { programsContract } from '#features/programs/contract.ts';
import { sourcesContract } from '#features/sources/contract.ts';
import { owndataContract } from '#features/owndata/contract.ts';
import { guideContract } from '#features/guide/contract.ts';

/** Every call of the product, all rooms together; the browser imports its type only. */
export const contract = {
  ...accountContract,
  ...entitiesContract,
  ...shellContract,
  ...regionsContract,
  ...newsContract,
  ...feedsContract,
  ...newsdeskContract,
  ...briefingContract,
  ...modelsContract,
  ...explorerContract,
  ...measuresContract,
  ...exportsContract,
  ...notificationsContract,
  ...digestContract,
  ...quotesContract,
  ...industriesContract,
  ...communityContract,
  ...askContract,
  ...programsContract,
  ...sourcesContract,
  ...owndataContract,
  ...guideContract,
};

export type AppContract = typeof contract;
