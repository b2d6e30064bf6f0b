export { FollowButton } from './web/follow/FollowButton.tsx';
export { FollowSearch } from './web/follow/FollowSearch.tsx';
export { useSubjectLink } from './web/follow/subject-link.ts';
