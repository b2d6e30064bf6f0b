import { accountContract } from '#features/account/contract.ts';
import { entitiesContract } from '#features/entities/contract.ts';
import { feedsContract } from '#features/feeds/contract.ts';
import { newsdeskContract } from '#features/newsdesk/contract.ts';
import { regionsContract } from '#features/regions/contract.ts';
import { newsContract } from '#features/news/contract.ts';
import { siteContract } from '#features/site/contract.ts';
import { eventsContract } from '#features/events/contract.ts';
import { modelsContract } from '#features/models/contract.ts';
import { measuresContract } from '#features/measures/contract.ts';
import { publishingContract } from '#features/publishing/contract.ts';
import { keepingContract } from '#features/keeping/contract.ts';
import { quotesContract } from '#features/quotes/contract.ts';
import { industriesContract } from '#features/industries/contract.ts';
import { peopleContract } from '#features/people/contract.ts';

/** Every call of the product, all rooms together; the browser imports its type only. */
export const contract = {
  ...accountContract,
  ...entitiesContract,
  ...siteContract,
  ...regionsContract,
  ...newsContract,
  ...feedsContract,
  ...newsdeskContract,
  ...eventsContract,
  ...modelsContract,
  ...measuresContract,
  ...publishingContract,
  ...keepingContract,
  ...quotesContract,
  ...industriesContract,
  ...peopleContract,
};

export type AppContract = typeof contract;
