import { fold } from '#newsengine/text/fold.ts';
import { nameStem } from '#newsengine/entities/mention-form.ts';
import { listBundledRows, type TableRow } from '#statistics/import/read-rows.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';
import { callingLanguages, type CallingWord, type CallingWords } from '../../domain/read-calling.ts';

/** The words with what each is called in five languages. */
export interface ReadWords {
  readonly words: CallingWords;
  readonly texts: ReadonlyMap<string, Partial<Record<Locale, string>>>;
}

let reading: Promise<ReadWords> | undefined;

/** Words by which headlines say what somebody or something is; the bundled file is read once. */
export function readCallingWords(): Promise<ReadWords> {
  reading ??= listBundledRows('entities/callings.csv').then(arrange);
  return reading;
}

type Own = Map<string, CallingWord[]>;
type Five = [Own, Own, Own, Own, Own];

function arrange(rows: readonly TableRow[]): ReadWords {
  const [ru, en, pt, es, ja] = callingLanguages.map(() => new Map<string, CallingWord[]>()) as Five;
  const add = (to: Map<string, CallingWord[]>, key: string, word: CallingWord): void => {
    const known = to.get(key) ?? [];
    if (!known.includes(word)) to.set(key, [...known, word]);
  };
  for (const row of rows) {
    const russian = partsOf(row['before_ru']);
    const word: CallingWord = {
      code: row['code'] ?? '',
      kinds: new Set(partsOf(row['kinds']).map(Number)),
      isOfWhom: row['is_of_whom'] === 'yes',
      forms: new Set(russian),
    };
    for (const form of russian) add(ru, nameStem(form), word);
    for (const form of partsOf(row['before_en'])) add(en, form, word);
    for (const form of partsOf(row['before_pt'])) add(pt, form, word);
    for (const form of partsOf(row['before_es'])) add(es, form, word);
    for (const form of partsOf(row['after_ja'])) add(ja, form, word);
  }
  const texts = rows.map(
    (row) =>
      [row['code'] ?? '', Object.fromEntries(locales.map((locale) => [locale, row[locale] ?? '']))] as const,
  );
  return { words: { ru, en, pt, es, ja }, texts: new Map(texts) };
}

function partsOf(cell: string | undefined): string[] {
  return (cell ?? '')
    .split('|')
    .filter((part) => part !== '')
    .map(fold);
}
