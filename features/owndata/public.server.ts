export { fileChoices } from './contract/file-shapes.ts';
export { largestFile } from './domain/limits.ts';
export type { OwnValue } from './domain/judging/own-value.ts';
export { isReady } from './domain/judging/judge-values.ts';
export { choicesOf, unitCodeOf } from './server/reading/load-file.ts';
export { understandFile } from './server/reading/understand-file.ts';
