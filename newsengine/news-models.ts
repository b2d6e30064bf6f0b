import type { EntityKnowledge } from './entities/find-entities.ts';
import { prepareEntityWords, type EntityWordList } from './entities/prepare-entity-words.ts';
import { decodeTagger } from './entities/tagger.ts';
import type { BoostedTrees } from './learning/boosted-trees.ts';
import { decodeKernelModel } from './learning/kernel-file.ts';
import { decodeNetwork, type NetworkFile } from './learning/network.ts';
import type { LinearModel } from './learning/linear-model.ts';
import { decodeLinearModel } from './learning/linear-model.ts';
import { placeKeys, preparePlaces, type PlaceList } from './regions/prepare-places.ts';
import type { RegionKnowledge } from './regions/tag-regions.ts';
import type { RubricKnowledge } from './rubrics/classify-rubric.ts';
import { prepareRubricWords, type RubricWordList } from './rubrics/prepare-rubric-words.ts';
import type { StoryKnowledge, TextPairModel } from './stories/pairs/judge-link.ts';
import { decodeMeanings } from './stories/meaning.ts';
import { prepareThemes } from './stories/words/themes.ts';
import type { ToneKnowledge } from './tone/judge-tone.ts';
import { prepareToneWords, type ToneWordList } from './tone/tone-words.ts';

/** Everything learnt or listed that the news engine reads; built once per process, about five megabytes. */
export interface NewsModels {
  readonly language: LinearModel;
  readonly stories: StoryKnowledge;
  readonly rubrics: RubricKnowledge;
  readonly regions: RegionKnowledge;
  readonly entities: EntityKnowledge;
  readonly tone: ToneKnowledge;
}

/** Builds the models from the files of `models`; the caller reads them, so that the engine stays without I/O. */
export function decodeNewsModels(readFile: (name: string) => Uint8Array): NewsModels {
  const readJson = <Shape>(name: string): Shape =>
    JSON.parse(new TextDecoder().decode(readFile(name))) as Shape;
  const readLinear = (name: string): LinearModel => decodeLinearModel(readFile(name));
  const placeList = readJson<PlaceList>('places.json');
  const places = preparePlaces(placeList);
  return {
    language: readLinear('language.bin'),
    stories: {
      terms: { rarity: readFile('term-rarity.bin'), names: readFile('term-names.bin') },
      meanings: decodeMeanings(readFile('meanings.bin')),
      themes: prepareThemes(new TextDecoder().decode(readFile('themes.tsv'))),
      pairs: readJson<BoostedTrees>('link-headlines.json'),
      network: decodeNetwork(readJson<NetworkFile>('link-network.json')),
      texts: readJson<TextPairModel>('link-texts.json'),
    },
    rubrics: {
      rubrics: readLinear('rubrics.bin'),
      notNews: readLinear('not-news.bin'),
      notNewsKernel: decodeKernelModel(readFile('not-news-kernel.bin')),
      notNewsText: readLinear('not-news-text.bin'),
      words: prepareRubricWords(readJson<RubricWordList>('rubric-words.json')),
    },
    regions: { places, country: readLinear('country.bin') },
    entities: {
      words: prepareEntityWords(readJson<EntityWordList>('entity-words.json'), placeKeys(placeList)),
      person: decodeTagger(readFile('entity-person.bin')),
      place: decodeTagger(readFile('entity-place.bin')),
      organisation: decodeTagger(readFile('entity-organisation.bin')),
      headline: decodeTagger(readFile('entity-headline.bin')),
    },
    tone: {
      words: prepareToneWords(readJson<ToneWordList>('tone-words.json')),
      headline: readLinear('tone-headline.bin'),
      entity: decodeKernelModel(readFile('tone-entity.bin')),
    },
  };
}
