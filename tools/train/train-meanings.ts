import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom, shuffle } from '#newsengine/learning/train-linear.ts';
import { prepareMeanings } from '#newsengine/stories/meaning.ts';
import { overlapOf } from '#newsengine/stories/pairs/overlap.ts';
import type { StoryText } from '#newsengine/stories/story-text.ts';
import { readStoryText } from '#newsengine/stories/story-text.ts';
import { toLanguageCode } from '#newsengine/text/language-code.ts';
import { modelFolder, readNewsRows, writeModel } from './read-data.ts';

const rows = 2 ** 14 + 27;
const size = 32;
const random = createRandom(77);

interface Item {
  readonly title: string;
  readonly lang: string;
  readonly date?: string;
  readonly source?: string;
  readonly domain?: string;
  readonly text?: string;
  readonly origin?: string;
}
interface Document {
  readonly ids: number[];
  readonly weights: number[];
  readonly hours: number;
  readonly domain: string;
  readonly story: StoryText;
}

const knowledge = {
  terms: { rarity: new Uint8Array(readFileSync(join(modelFolder, 'term-rarity.bin'))) },
  meanings: prepareMeanings(size, new Int8Array(size)),
};

function readDocuments(items: readonly Item[]): Document[] {
  return items
    .map((item) => {
      const story = readStoryText(
        { title: item.title, source: item.source ?? '', language: toLanguageCode(item.lang) },
        knowledge,
      );
      return {
        ids: [...story.title.ids].map((id) => id % rows),
        weights: [...story.title.weights],
        hours: item.date ? Date.parse(item.date) / 3_600_000 : 0,
        domain: item.domain ?? '',
        story,
      };
    })
    .filter(({ ids }) => ids.length > 1);
}

const inward = Float32Array.from({ length: rows * size }, () => (random() - 0.5) * 0.4);
const outward = new Float32Array(rows * size);

function nudge(target: number, context: number, label: number, rate: number): void {
  let dot = 0;
  for (let axis = 0; axis < size; axis += 1)
    dot += (inward[target * size + axis] ?? 0) * (outward[context * size + axis] ?? 0);
  const step = rate * (label - 1 / (1 + Math.exp(-dot)));
  for (let axis = 0; axis < size; axis += 1) {
    const a = inward[target * size + axis] ?? 0;
    const b = outward[context * size + axis] ?? 0;
    inward[target * size + axis] = a + step * b;
    outward[context * size + axis] = b + step * a;
  }
}

/** Skip-gram with negatives where the context is the whole headline. */
function learnContexts(documents: readonly Document[], epochs: number): void {
  const pool = documents.flatMap(({ ids }) => ids);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = 0.06 * (1 - epoch / epochs) + 0.005;
    for (const { ids } of shuffle([...documents], random)) {
      for (const target of ids) {
        for (const context of ids) {
          if (context === target) continue;
          nudge(target, context, 1, rate);
          for (let draw = 0; draw < 3; draw += 1)
            nudge(target, pool[Math.floor(random() * pool.length)] ?? 0, 0, rate);
        }
      }
    }
  }
}

/** Pairs of headlines from two sites within a day that share enough words to be one event. */
function findAlikes(documents: readonly Document[]): [Document, Document][] {
  const sorted = documents.filter(({ hours }) => hours > 0).sort((a, b) => a.hours - b.hours);
  const pairs: [Document, Document][] = [];
  for (const [index, one] of sorted.entries()) {
    let found = 0;
    for (let other = index + 1; other < sorted.length && found < 6; other += 1) {
      const two = sorted[other];
      if (!two || two.hours - one.hours > 24) break;
      if (two.domain === one.domain || two.story.language !== one.story.language) continue;
      const cosine =
        overlapOf(one.story.title, two.story.title).dot / (one.story.title.norm * two.story.title.norm);
      if (cosine < 0.4 || cosine > 0.97) continue;
      found += 1;
      pairs.push([one, two]);
    }
  }
  return pairs;
}

function sumOf(
  document: Document,
  hidden: ReadonlySet<number>,
): { readonly sum: Float32Array; readonly kept: number[] } {
  const sum = new Float32Array(size);
  const kept: number[] = [];
  for (const [index, id] of document.ids.entries()) {
    if (hidden.has(id)) continue;
    kept.push(index);
    for (let axis = 0; axis < size; axis += 1)
      sum[axis] = (sum[axis] ?? 0) + (document.weights[index] ?? 0) * (inward[id * size + axis] ?? 0);
  }
  const norm = Math.sqrt(sum.reduce((total, value) => total + value * value, 0)) || 1;
  return { sum: sum.map((value) => value / norm), kept };
}

function push(document: Document, kept: readonly number[], direction: Float32Array, rate: number): void {
  for (const index of kept) {
    const from = (document.ids[index] ?? 0) * size;
    for (let axis = 0; axis < size; axis += 1) {
      inward[from + axis] =
        (inward[from + axis] ?? 0) + rate * (document.weights[index] ?? 0) * (direction[axis] ?? 0);
    }
  }
}

/** Softmax of one alike against drawn others; shared words are often hidden, so the rest must learn to agree. */
function learnAlikes(
  pairs: readonly [Document, Document][],
  documents: readonly Document[],
  epochs: number,
): void {
  const sharpness = 8;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    let loss = 0;
    for (const [one, two] of shuffle([...pairs], random)) {
      const other = new Set(two.ids);
      const hidden = new Set(one.ids.filter((id) => other.has(id) && random() < 0.7));
      const anchor = sumOf(one, hidden);
      const candidates = [
        two,
        ...Array.from({ length: 8 }, () => documents[Math.floor(random() * documents.length)] ?? two),
      ];
      const read = candidates.map((document) => sumOf(document, hidden));
      const shares = read.map(({ sum }) =>
        Math.exp(sharpness * sum.reduce((total, value, axis) => total + value * (anchor.sum[axis] ?? 0), 0)),
      );
      const total = shares.reduce((sum, value) => sum + value, 0);
      loss -= Math.log((shares[0] ?? 0) / total);
      const pull = new Float32Array(size);
      for (const [index, candidate] of candidates.entries()) {
        const error = (index === 0 ? 1 : 0) - (shares[index] ?? 0) / total;
        for (let axis = 0; axis < size; axis += 1)
          pull[axis] = (pull[axis] ?? 0) + error * (read[index]?.sum[axis] ?? 0);
        push(
          candidate,
          read[index]?.kept ?? [],
          anchor.sum.map((value) => value * error),
          0.05,
        );
      }
      push(one, anchor.kept, pull, 0.05);
    }
    console.log(`epoch ${epoch}: loss ${(loss / pairs.length).toFixed(3)}`);
  }
}

function quantise(): Uint8Array {
  const bytes = new Uint8Array(1 + rows * size);
  bytes[0] = size;
  for (let row = 0; row < rows; row += 1) {
    for (let axis = 0; axis < size; axis += 1) {
      const value = Math.max(-127, Math.min(127, Math.round((inward[row * size + axis] ?? 0) * 50)));
      bytes[1 + row * size + axis] = value & 255;
    }
  }
  return bytes;
}

function train(): void {
  const items = ['newsapi_ru', '1tv_ru', 'newsapi_en', 'wikipedia_itn'].flatMap((name) =>
    readNewsRows<Item>(`corpus/dated_${name}.jsonl.gz`),
  );
  const open = readNewsRows<Item>('corpus/articles.jsonl.gz').filter(
    ({ origin }) => !/^(?:nerel|tgcontest|uci)/.test(origin ?? ''),
  );
  const pieces = open.flatMap(
    (item) =>
      (item.text ?? '')
        .match(/.{1,160}(?:[.!?。]|$)/gs)
        ?.slice(0, 8)
        .map((title) => ({ ...item, title })) ?? [],
  );
  const documents = readDocuments([...items, ...open, ...pieces]);
  learnContexts(documents, 6);
  const pairs = findAlikes(documents);
  console.log(documents.length, 'headlines,', pairs.length, 'alike pairs');
  learnAlikes(pairs, documents.slice(0, 45_000), 4);
  writeModel('meanings.bin', quantise());
}

train();
