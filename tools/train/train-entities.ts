import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import type { Tagger } from '#newsengine/entities/tagger.ts';
import { encodeTagger } from '#newsengine/entities/tagger.ts';
import type { TaggedSentence, TaggerOptions } from '#newsengine/entities/train-tagger.ts';
import { averageTaggers, trainTagger } from '#newsengine/entities/train-tagger.ts';
import type { TextTaggers } from '#newsengine/entities/find-entities.ts';
import {
  entityWords,
  readHeadlineSentences,
  readHeadlineTexts,
  readTextSentences,
} from './examples/entity-examples.ts';
import { writeModel } from './read-data.ts';

/** Settled by cross-validation over documents. */
export const textTagging = { buckets: 2 ** 16, epochs: 12, seed: 4 };
/** Settled on the development labels. */
export const headlineTagging = { buckets: 2 ** 15, epochs: 15, seed: 4 };

const textKinds = ['PER', 'LOC', 'ORG'] as const;

/** How far each tagger leans towards finding more, in perceptron steps; settled by cross-validation. */
export const textLeans: Readonly<Record<string, number>> = { PER: 3, LOC: 5, ORG: 9 };

/** Three orders of the sentences, averaged. */
function trainAveraged(
  sentences: readonly TaggedSentence[],
  kinds: readonly string[],
  options: TaggerOptions,
): Tagger {
  return averageTaggers(
    [0, 1, 2].map((more) => trainTagger(sentences, kinds, { ...options, seed: options.seed + more })),
  );
}

/** Taggers of running text from all sentences but those `leftOut` names. */
export function trainTextTaggers(leftOut: (document: string) => boolean): TextTaggers {
  const [person, place, organisation] = textKinds.map((kind) => {
    const sentences = [...readTextSentences(kind), ...readHeadlineTexts(kind)].filter(
      ({ document }) => !leftOut(document),
    );
    const tagger = trainAveraged(sentences, [kind], textTagging);
    return { ...tagger, lean: (textLeans[kind] ?? 0) / tagger.scale };
  });
  if (!person || !place || !organisation) throw new Error('Three taggers are needed');
  return { words: entityWords, person, place, organisation };
}

/** The headline tagger, its hints jackknifed over thirds of the headlines. */
export function trainHeadlineTagger(): Tagger {
  const sentences = readHeadlineSentences((fold) =>
    trainTextTaggers((document) => document === `headline-${fold}`),
  );
  return trainAveraged(sentences, entityKinds, headlineTagging);
}

if (import.meta.main) {
  const text = trainTextTaggers(() => false);
  writeModel('entity-person.bin', encodeTagger(text.person));
  writeModel('entity-place.bin', encodeTagger(text.place));
  writeModel('entity-organisation.bin', encodeTagger(text.organisation));
  writeModel('entity-headline.bin', encodeTagger(trainHeadlineTagger()));
}
