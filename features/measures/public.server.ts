export { MeasureId, VersionNumber } from './contract/measure-fields.ts';
export type { MeasureContent } from './domain/content/measure-content.ts';
export { findShown } from './server/measure/find-shown.ts';
export { contentOf } from './server/steps/version-queries.ts';
export { nameMeasures } from './server/list/name-measures.ts';
export { findBegunBeside, listBegunLater } from './server/feed/begun-queries.ts';
