import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeLinearModel } from '#newsengine/learning/linear-model.ts';
import type { Example } from '#newsengine/learning/train-linear.ts';
import { trainLinearMean } from '#newsengine/learning/train-linear.ts';
import { countryFeatures } from '#newsengine/regions/country-features.ts';
import type { PlaceList } from '#newsengine/regions/prepare-places.ts';
import { russiaId } from '#newsengine/regions/places.ts';
import { preparePlaces } from '#newsengine/regions/prepare-places.ts';
import { findPlaces, isAbroad } from '#newsengine/regions/tag-regions.ts';
import { cleanHeadline } from '#newsengine/text/clean-headline.ts';
import { tokenise } from '#newsengine/text/tokenise.ts';
import {
  readCorpusLabels,
  readSingleLabels,
  readThirdReading,
  withHeldThird,
} from './examples/headline-labels.ts';
import { modelFolder, readNewsRows, writeModel } from './read-data.ts';

/** Settled by cross-validation over the development labels. */
export const countryTraining = { buckets: 2 ** 13, epochs: 20, rate: 0.1, l2: 3e-4, seed: 1 };
/** Orders of the examples whose mean is shipped: single ones lie 0.03 apart. */
const countryOrders = 7;

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

/** Headlines labelled by reading for this engine; the held-out third of the second reading where nothing is held out. */
export function readOwnCountries(): (Example & { readonly id: string })[] {
  const first = ['country.tsv', 'country-doubt.tsv']
    .flatMap(readSingleLabels)
    .map(({ row, label }) => ({ row, concerns: label === '1' }));
  const second = ['read-ru.tsv', 'read-ru-doubt.tsv']
    .flatMap(readCorpusLabels)
    .filter(({ columns }) => columns[6] !== 'held' || withHeldThird)
    .map(({ row, columns }) => ({ row, concerns: (columns[5] ?? '').includes(String(russiaId)) }));
  const third = readThirdReading().map(({ row, concernsCountry }) => ({ row, concerns: concernsCountry }));
  return [...first, ...second, ...third].flatMap(({ row, concerns }) =>
    example(row, concerns).map((each) => ({ ...each, id: row.id })),
  );
}

if (import.meta.main)
  writeModel(
    'country.bin',
    encodeLinearModel(
      trainLinearMean(
        [...readOwnCountries(), ...readDevCountries()],
        ['no', 'yes'],
        countryTraining,
        countryOrders,
      ),
    ),
  );
