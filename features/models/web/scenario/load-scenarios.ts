import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** Where a place's scenario begins, what the caller has saved for it, and the measures that reach into it. */
export type LoadedScenarios = OutputOf<'modeling/getSimulationParams'>;

/** What is known of the place's epidemic on the day. */
export type LoadedStart = NonNullable<LoadedScenarios['start']>;

/** Loads the start of the place that the address names. */
export const loadScenarios: LoadPage<LoadedScenarios> = ({ api, params }) =>
  api.call('modeling/getSimulationParams', { yugoId: idOf(params) });
