import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityWordList } from '#newsengine/entities/prepare-entity-words.ts';
import { prepareEntityWords } from '#newsengine/entities/prepare-entity-words.ts';
import type { TextTaggers } from '#newsengine/entities/find-entities.ts';
import { headlineFeatures } from '#newsengine/entities/find-entities.ts';
import { entityTokens, splitSentences } from '#newsengine/entities/find-text-entities.ts';
import { tokenFeatures } from '#newsengine/entities/token-features.ts';
import type { TaggedSentence } from '#newsengine/entities/train-tagger.ts';
import type { PlaceList } from '#newsengine/regions/prepare-places.ts';
import { placeKeys } from '#newsengine/regions/prepare-places.ts';
import { stem } from '#newsengine/text/stem.ts';
import { fold } from '#newsengine/text/fold.ts';
import type { Token } from '#newsengine/text/token.ts';
import { modelFolder, readNewsRows } from '#tools/train/read-data.ts';
import { readLabelledHeadlines } from './headline-labels.ts';

const readJson = <Shape>(name: string): Shape =>
  JSON.parse(readFileSync(join(modelFolder, name), 'utf8')) as Shape;
const places = readJson<PlaceList>('places.json');

/** Lists as the product prepares them. */
export const entityWords = prepareEntityWords(
  readJson<EntityWordList>('entity-words.json'),
  placeKeys(places),
);

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Tags of tokens for spans of one kind; where spans nest the longest is learnt. */
export function tagsFor(
  tokens: readonly Token[],
  spans: readonly (Span & { readonly kind: string })[],
): string[] {
  const tags = tokens.map(() => 'O');
  for (const span of spans.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const inside = tokens.flatMap((token, at) =>
      token.start >= span.start && token.end <= span.end ? [at] : [],
    );
    if (inside.length === 0 || inside.some((at) => tags[at] !== 'O')) continue;
    for (const [step, at] of inside.entries()) tags[at] = `${step === 0 ? 'B' : 'I'}-${span.kind}`;
  }
  return tags;
}

interface Document {
  readonly id: string;
  readonly text: string;
  readonly entities: readonly { readonly type: string; readonly start: number; readonly end: number }[];
}

const textKinds: Readonly<Record<string, string>> = {
  Person: 'PER',
  LocOrg: 'LOC',
  Location: 'LOC',
  Org: 'ORG',
};

/** FactRuEval sentences tagged for one of PER, LOC, ORG, with the document they are from. */
export function readTextSentences(kind: string): (TaggedSentence & { readonly document: string })[] {
  return readNewsRows<Document>('ner/ru_factrueval2016_devset.jsonl.gz').flatMap((document) => {
    const spans = document.entities
      .filter(({ type }) => textKinds[type] === kind)
      .map(({ start, end }) => ({ start, end, kind }));
    return splitSentences(entityTokens(document.text, 'ru'), document.text).map((sentence) => ({
      features: tokenFeatures(sentence, entityWords),
      tags: tagsFor(sentence, spans),
      document: document.id,
    }));
  });
}

const headlineKinds: Readonly<Record<string, string>> = {
  person: 'PER',
  geography: 'LOC',
  company: 'ORG',
  government: 'ORG',
  international_org: 'ORG',
  party: 'ORG',
  media: 'ORG',
};

/** Headlines read for this engine as sentences for one of PER, LOC, ORG; `fold` tells them apart for jackknifing. */
export function readHeadlineTexts(kind: string): (TaggedSentence & { readonly document: string })[] {
  return readLabelledHeadlines()
    .filter(({ entities }) => entities !== undefined)
    .map(({ title, entities }, at) => {
      const tokens = entityTokens(title, 'ru');
      const spans = (entities ?? [])
        .filter((span) => headlineKinds[span.kind] === kind)
        .map(({ start, end }) => ({ start, end, kind }));
      return {
        features: tokenFeatures(tokens, entityWords),
        tags: tagsFor(tokens, spans),
        document: `headline-${at % 3}`,
      };
    });
}

/** Headlines tagged with the eleven kinds; each third gets its hints from `taggers` that never saw it. */
export function readHeadlineSentences(taggers: (fold: number) => TextTaggers): TaggedSentence[] {
  const labelled = readLabelledHeadlines().filter(({ entities }) => entities !== undefined);
  const byFold = [0, 1, 2].map(taggers);
  return labelled.flatMap(({ title, entities }, at) => {
    const tokens = entityTokens(title, 'ru');
    const hints = byFold[at % 3];
    return hints
      ? [
          {
            features: headlineFeatures(tokens, hints),
            tags: tagsFor(tokens, entities ?? []),
          },
        ]
      : [];
  });
}

/** Stems of words that follow a first name in the dated headlines: surnames, as they are written there. */
export function collectSurnames(firstNames: readonly string[]): string[] {
  const first = new Set(firstNames.map((name) => stem(fold(name), 'ru')));
  const counts = new Map<string, number>();
  for (const name of ['newsapi_ru', '1tv_ru']) {
    for (const { title } of readNewsRows<{ title: string }>(`corpus/dated_${name}.jsonl.gz`)) {
      for (const [, one = '', two = ''] of title.matchAll(
        /(?<![\p{L}])(\p{Lu}\p{Ll}+)\s+(?=(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?))/gu,
      )) {
        if (!first.has(stem(fold(one), 'ru'))) continue;
        const last = stem(fold(two), 'ru');
        if (last.length > 2 && !first.has(last)) counts.set(last, (counts.get(last) ?? 0) + 1);
      }
    }
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([last]) => last)
    .sort();
}
