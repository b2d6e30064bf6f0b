export { listFollowers } from './server/subscriptions/list-followers.ts';
export {
  endSubscription,
  findSubscription,
  insertSubscription,
  listSectionsOf,
  listSubscriptions,
  placeSections,
  setInDigest,
  type StoredSubscription,
  type Subject,
} from './server/subscriptions/subscription-queries.ts';
