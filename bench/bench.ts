/*
 * npm run bench [-- name …]   every measurement, or the named ones; ratios are taken within one run.
 */
const measurements: Record<string, () => Promise<{ measure: () => Promise<Line[]> }>> = {
  bytes: () => import('./bytes.ts'),
  calls: () => import('./calls.ts'),
  desk: () => import('./desk.ts'),
  'desk-live': () => import('./desk-live.ts'),
  'desk-unread': () => import('./desk-unread.ts'),
  'desk-watches': () => import('./desk-watches.ts'),
  doors: () => import('./doors.ts'),
  dossiers: () => import('./dossiers.ts'),
  durability: () => import('./durability.ts'),
  entities: () => import('./entities.ts'),
  explorer: () => import('./explorer.ts'),
  feeds: () => import('./feeds.ts'),
  forecasts: () => import('./forecasts.ts'),
  idle: () => import('./idle.ts'),
  import: () => import('./import.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  map: () => import('./map.ts'),
  'many-facts': () => import('./many-facts.ts'),
  'many-headlines': () => import('./many-headlines.ts'),
  measures: () => import('./measures.ts'),
  models: () => import('./models.ts'),
  'news-import': () => import('./news-import.ts'),
  pages: () => import('./pages.ts'),
  partitions: () => import('./partitions.ts'),
  pdf: () => import('./pdf.ts'),
  pictures: () => import('./pictures.ts'),
  pipeline: () => import('./pipeline.ts'),
  'pipeline-growth': () => import('./pipeline-growth.ts'),
  recipes: () => import('./recipes.ts'),
  search: () => import('./search.ts'),
  simulation: () => import('./simulation.ts'),
  soak: () => import('./soak.ts'),
  speech: () => import('./speech.ts'),
  start: () => import('./start.ts'),
  structure: () => import('./structure.ts'),
  tree: () => import('./tree.ts'),
  typing: () => import('./typing.ts'),
};

/** One measured figure beside what it has to be. */
export interface Line {
  what: string;
  value: string;
  bar: string;
  ok: boolean;
  /** Of a ratio: the times that it is of. Unit: ms. */
  times?: { whole: number; bare: number };
}

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(measurements);
let failed = false;
for (const name of names) {
  const load = measurements[name];
  if (!load) {
    console.log(`Usage: npm run bench [-- <name> …]\nNames: ${Object.keys(measurements).join(', ')}`);
    process.exitCode = name === '--help' ? 0 : 2;
    process.exit();
  }
  const { measure } = await load();
  const lines = await measure();
  console.table(
    Object.fromEntries(
      lines.map(({ what, value, bar, ok }) => [what, { value, bar, ok: ok ? 'yes' : 'NO' }]),
    ),
  );
  failed ||= lines.some(({ ok }) => !ok);
}
process.exitCode = failed ? 1 : 0;
