export { readExploreView, searchOf } from './domain/view/explore-view.ts';
