import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { themes } from '../domain/themes.ts';
import type { KnownQuote } from './known-quote.ts';

const file = new URL('../../../data/quotes/duma_quotes.csv', import.meta.url);
const Row = z.object({
  speaker_ru: z.string(),
  role_ru: z.string(),
  period: z.string(),
  theme_ru: z.string(),
  quote_ru: z.string(),
  source: z.string(),
});

let records: Promise<KnownQuote[]> | undefined;

/** The bundled sentences of the Duma's verbatim records, read once. */
export function readRecords(): Promise<KnownQuote[]> {
  records ??= load();
  return records;
}

async function load(): Promise<KnownQuote[]> {
  const rows = z.array(Row).parse(parse(await readFile(file), { columns: true }));
  return rows.map(({ speaker_ru, role_ru, period, theme_ru, quote_ru, source }) => {
    const theme = themes.find(({ record }) => record === theme_ru)!;
    return {
      key: `r${createHash('sha256').update(`${speaker_ru}|${quote_ru}`).digest('hex').slice(0, 16)}`,
      text: quote_ru,
      language: 'ru',
      isDirect: true,
      speaker: speaker_ru,
      role: role_ru,
      entityId: null,
      theme,
      rubricId: theme.rubricId,
      source,
      sourceLink: null,
      newsId: null,
      regions: [],
      date: null,
      hasTime: false,
      period: period.replace('-', '–'),
    };
  });
}
