/*
 * npm run drill -- name [choice]   breaks something under load and says whether what the docs promise was kept.
 */
import { missingPrograms } from './programs.ts';

/** What a drill found: one promise and the figure. */
export interface Figure {
  what: string;
  figure: string;
  kept: boolean;
}

/** A drill with the programs of the system that it cannot do without. */
interface Drill {
  programs: readonly string[];
  run(choices: readonly string[]): Promise<Figure[]>;
}

const drills: Record<string, () => Promise<Drill>> = {
  cluster: async () => (await import('./cluster/cluster.ts')).clusterDrill,
  mail: async () => (await import('./outside/mail.ts')).mailDrill,
  previous: async () => (await import('./previous/previous.ts')).previousDrill,
  s3: async () => (await import('./outside/s3.ts')).s3Drill,
};

const [name = '', ...choices] = process.argv.slice(2);
const open = drills[name];
if (open === undefined) {
  console.error(`npm run drill -- ${Object.keys(drills).join(' | ')}`);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
const drill = await open();
const missing = missingPrograms(drill.programs);
if (missing.length > 0) {
  console.log(`Skipped: ${missing.join(', ')} not found. deploy/README.md names the packages.`);
  process.exit(0);
}
const figures = await drill.run(choices);
for (const { what, figure, kept } of figures)
  console.log(`${kept ? 'kept  ' : 'BROKEN'}  ${what}: ${figure}`);
process.exit(figures.every(({ kept }) => kept) ? 0 : 1);
