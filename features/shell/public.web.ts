export { DayButton } from './web/header/clock/DayButton.tsx';
export { findNamed } from './web/search/find-named.ts';
export { NamedTile } from './web/search/NamedTile.tsx';
