import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readNewsModels } from '#newsengine/models/read-models.ts';
import { evaluateFrames } from './evaluate-frames.ts';

const file = fileURLToPath(new URL('fixtures/frames.jsonl', import.meta.url));
const { scores, figures = [] } = await evaluateFrames(file, readNewsModels(), {
  part: undefined,
  withEmbeddings: false,
});
const parted = new Map(figures);

/** What the shipped judge reaches, less two pairs or three: a change of rules or data that costs more is seen here. */
test.each([
  ['ru', 0.9, 0.68],
  ['en', 0.9, 0.65],
  ['es', 0.95, 0.6],
  ['ja', 0.95, 0.6],
  ['pt', 0.85, 0.4],
])('headlines built alike in %s: strangers parted from %s, F1 of pairs from %s', (lang, strangers, f1) => {
  expect(parted.get(`${lang} strangers parted`)).toBeGreaterThanOrEqual(strangers);
  expect(scores.find(([name]) => name.startsWith(lang))?.[1].f1).toBeGreaterThanOrEqual(f1);
});
