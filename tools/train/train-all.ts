import { spawnSync } from 'node:child_process';

/** In the order of need: later steps read what earlier ones wrote. Takes about four minutes on one core. */
const steps = [
  'train-language',
  'train-term-weights',
  'train-meanings',
  'train-rubrics',
  'train-not-news',
  'build-places',
  'train-country',
  'train-pairs',
  'build-entity-words',
  'train-entities',
  'build-tone-words',
  'train-tone',
];

for (const step of steps) {
  const { status } = spawnSync(process.execPath, [new URL(`${step}.ts`, import.meta.url).pathname], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${step} failed`);
}
