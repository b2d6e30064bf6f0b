export { giveNotice, readGathered, takeNoticeBack, type GivenNotice } from './server/notices/give-notice.ts';
export { listFollowedNames } from './server/subscriptions/list-followed-names.ts';
export { listFollowers } from './server/subscriptions/list-followers.ts';
