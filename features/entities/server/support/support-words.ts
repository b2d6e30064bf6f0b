import { readFileSync } from 'node:fs';
import { fold } from '#newsengine/text/fold.ts';
import { mentionKey } from '#newsengine/entities/mention-key.ts';
import type { PersonWords } from '#newsengine/entities/support/support-person.ts';
import { readModelFile } from '#newsengine/models/read-models.ts';
import { isKnownName, termId } from '#newsengine/stories/pairs/term-weights.ts';

const latinNames = new URL('../../../../data/news/gazetteers/first_names_latin.txt', import.meta.url);
let reading: PersonWords | undefined;

/** First names, and which stems headlines write as names; the files are read once. */
export function readPersonWords(): PersonWords {
  reading ??= read();
  return reading;
}

function read(): PersonWords {
  const { first } = JSON.parse(readModelFile('entity-words.json').toString()) as { first: readonly string[] };
  const weights = { rarity: new Uint8Array(1), names: readModelFile('term-names.bin') };
  return {
    firstNames: Map.groupBy(first.map(fold), mentionKey),
    latinNames: new Set(readFileSync(latinNames, 'utf8').split(/\s+/).filter(Boolean).map(fold)),
    isName: (stem, language) => isKnownName(termId(stem, language), weights),
  };
}
