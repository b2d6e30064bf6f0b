export { findNamed } from './web/search/find-named.ts';
export { NamedTile } from './web/search/NamedTile.tsx';
