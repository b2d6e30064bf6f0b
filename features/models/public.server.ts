export { reductionOfKind } from './domain/scenario/offered-measures.ts';
export { foretellEffect, type ForetoldEffect, type NoEffect } from './server/effect/foretell-effect.ts';
export type { Instrument } from './domain/effect/effect-on-poverty.ts';
export { ModelWarnings } from './contract/warning-shape.ts';
export { foretellPoverty, type ForetoldPoverty } from './server/effect/foretell-poverty.ts';
