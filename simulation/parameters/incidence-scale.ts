import type { IncidenceScale } from '#simulation/epidemic/incidence-level.ts';
import { parameter } from './parameter.ts';

/** Levels of registered persons per 100 000 residents in 7 days; ours, so the operator may change it. */
export const incidenceScale = parameter<IncidenceScale>(
  [
    { level: 'low', fromPer100k: 0 },
    { level: 'moderate', fromPer100k: 50 },
    { level: 'high', fromPer100k: 150 },
    { level: 'very-high', fromPer100k: 250 },
  ],
  'persons per 100 000 residents in 7 days',
  'operator',
  'own scale of the product (modelling.md 1.2)',
);
