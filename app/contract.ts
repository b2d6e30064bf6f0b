import { accountContract } from '#features/account/contract.ts';
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

/** Every call of the product, all rooms together; the browser imports its type only. */
export const contract = {
  ...accountContract,
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
};

export type AppContract = typeof contract;
