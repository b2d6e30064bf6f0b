export { OwnNotices } from '#services/notifications/web/notices/OwnNotices.tsx';
export { watchUnread } from '#services/notifications/web/notices/watch-unread.ts';
export { FollowButton } from '#services/following/web/follow/FollowButton.tsx';
export { useSubjectLink } from './web/subscriptions/subject-link.ts';
