export { OwnRegionPlace } from './web/own-region/OwnRegionPlace.tsx';
