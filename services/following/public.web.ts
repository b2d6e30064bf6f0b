export { FollowButton } from './web/follow/FollowButton.tsx';
export { useSubjectLink } from './web/follow/subject-link.ts';
