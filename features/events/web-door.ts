export { ReviewTile } from './web/review/ReviewTile.tsx';
export { WhyTile } from './web/turns/WhyTile.tsx';
