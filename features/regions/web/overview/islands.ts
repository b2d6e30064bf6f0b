import { island } from '#platform/web/island/island.tsx';

/** From here on the dossier's columns have the width its charts are drawn for by the server. */
const exactFrom = 1336;

/** What stands below the figures of the week is read before its scripts come: they come on sight on a narrow window. */
export const TrendChart = island(async () => (await import('./TrendChart.tsx')).TrendChart, {
  height: 553,
  exactFrom,
});
export const DeathsTile = island(async () => (await import('./DeathsTile.tsx')).DeathsTile, {
  height: 353,
  exactFrom,
});
export const StageTile = island(async () => (await import('../stages/StageTile.tsx')).StageTile, {
  height: 600,
});
export const NeighboursTile = island(async () => (await import('./NeighboursTile.tsx')).NeighboursTile, {
  height: 373,
});
export const ForecastTeaser = island(
  async () => (await import('../forecast/ForecastTeaser.tsx')).ForecastTeaser,
  { height: 341, exactFrom },
);

/** Has those that draw what became known later take over. */
export function wakeRevised(): void {
  for (const part of [TrendChart, DeathsTile, ForecastTeaser]) part.wake();
}

/** Has the scripts of all of them come, so that they can be drawn at once where the browser alone draws the page. */
export async function fetchParts(): Promise<void> {
  await Promise.all(
    [TrendChart, DeathsTile, StageTile, NeighboursTile, ForecastTeaser].map((part) => part.fetch()),
  );
}
