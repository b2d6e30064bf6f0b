export { OwnNotices } from './web/notices/OwnNotices.tsx';
export { FollowButton } from './web/follow/FollowButton.tsx';
