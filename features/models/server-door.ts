export { reductionOfKind } from './domain/scenario/offered-measures.ts';
export { foretellEffect, type ForetoldEffect, type NoEffect } from './server/effect/foretell-effect.ts';
