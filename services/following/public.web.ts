export { FollowButton } from './web/follow/FollowButton.tsx';
export { FollowSearch } from './web/follow/FollowSearch.tsx';
export { useFollowToast } from './web/follow/use-follow-toast.ts';
export { useSubjectLink } from './web/follow/subject-link.ts';
