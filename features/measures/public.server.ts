export { MeasureId, VersionNumber } from './contract/measure-fields.ts';
export type { MeasureContent } from './domain/content/measure-content.ts';
export { findShown, contentOf } from './server/steps/version-queries.ts';
export { nameMeasures } from './server/list/name-measures.ts';
export { findBegunBeside, listBegunLater } from './server/feed/begun-queries.ts';
