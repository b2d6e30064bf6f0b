import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityWordList } from '#newsengine/entities/prepare-entity-words.ts';
import { collectSurnames } from './examples/entity-examples.ts';
import { modelFolder, writeModel } from './read-data.ts';

const list = JSON.parse(readFileSync(join(modelFolder, 'entity-words.json'), 'utf8')) as EntityWordList;
const last = collectSurnames(list['first'] ?? []);
console.log(last.length, 'surnames');
writeModel('entity-words.json', JSON.stringify({ ...list, last }, undefined, 0));
