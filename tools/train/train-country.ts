import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeLinearModel } from '#features/news/domain/learning/linear-model.ts';
import type { Example } from '#features/news/domain/learning/train-linear.ts';
import { trainLinear } from '#features/news/domain/learning/train-linear.ts';
import { countryFeatures } from '#features/news/domain/regions/country-features.ts';
import type { PlaceList } from '#features/news/domain/regions/places.ts';
import { preparePlaces, russiaId } from '#features/news/domain/regions/places.ts';
import { findPlaces, isAbroad } from '#features/news/domain/regions/tag-regions.ts';
import { cleanHeadline } from '#features/news/domain/text/clean-headline.ts';
import { tokenise } from '#features/news/domain/text/tokenise.ts';
import { modelFolder, readNewsRows, writeModel } from './read-data.ts';

/** Settled by cross-validation over the development labels. */
export const countryTraining = { buckets: 2 ** 13, epochs: 20, rate: 0.1, l2: 3e-4, seed: 8 };

const places = preparePlaces(JSON.parse(readFileSync(join(modelFolder, 'places.json'), 'utf8')) as PlaceList);

interface Row {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly regions?: readonly number[];
}

function example(row: Row, concerns: boolean): Example[] {
  const text = cleanHeadline(row.title, row.source);
  const tokens = tokenise(text, 'ru');
  // Where a region is named the model is never asked.
  if (findPlaces(tokens, places).length > 0) return [];
  return [
    { features: countryFeatures(text, tokens, isAbroad(tokens, places)), label: concerns ? 1 : 0, weight: 1 },
  ];
}

/** Development labels as examples, each with its id for folds. */
export function readDevCountries(): (Example & { readonly id: string })[] {
  return readNewsRows<Row>('categories/ru_headlines2020_labels_dev.jsonl').flatMap((row) =>
    example(row, row.regions?.includes(russiaId) ?? false).map((each) => ({ ...each, id: row.id })),
  );
}

/** Headlines labelled by reading for this engine. */
export function readOwnCountries(): Example[] {
  const rows = new Map(
    ['newsapi_ru', '1tv_ru']
      .flatMap((name) => readNewsRows<Row>(`corpus/dated_${name}.jsonl.gz`))
      .map((row) => [row.id, row]),
  );
  const lines = readFileSync(new URL('labels/country.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  return lines.flatMap((line) => {
    const [id = '', label] = line.split('\t');
    const row = rows.get(id);
    return row ? example(row, label === '1') : [];
  });
}

if (import.meta.main)
  writeModel(
    'country.bin',
    encodeLinearModel(
      trainLinear(
        [...readOwnCountries(), ...readDevCountries().map((each) => ({ ...each, weight: 2 }))],
        ['no', 'yes'],
        countryTraining,
      ),
    ),
  );
