export { OwnNotices } from './web/notices/OwnNotices.tsx';
export { watchUnread } from './web/notices/watch-unread.ts';
export { FollowButton } from './web/follow/FollowButton.tsx';
export { useSubjectLink } from './web/subscriptions/subject-link.ts';
