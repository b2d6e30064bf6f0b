export { SpeakerTile } from './web/SpeakerTile.tsx';
