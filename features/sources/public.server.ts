export { findNextRelease, type NextRelease } from './server/keeping/next-release.ts';
