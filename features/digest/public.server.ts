export { giveNotice, readGathered, takeNoticeBack, type GivenNotice } from '#services/notifications/server/notices/give-notice.ts';
export { listFollowedNames } from './server/subscriptions/list-followed-names.ts';
export { listFollowers } from '#services/following/server/subscriptions/list-followers.ts';
