import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readLexicon } from '#features/ask/server/read-lexicon.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { understand } from './understand.ts';
import type { Understood } from './understood.ts';

interface Known {
  text: string;
  lang: 'ru' | 'en' | 'ja' | 'pt' | 'es';
  expect: Understood;
  unanswerable: object | null;
}

/** Eighty questions with the reading each must get: the part of a hundred and twenty that the grammar was written with. */
const questions = readFileSync(new URL('../../testing/questions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Known);

let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await readLexicon();
}, 60_000);

const keyOf = ({ operation, indicators, places, period }: Understood): string =>
  [
    operation,
    indicators.map(({ id, dims }) => `${id} ${dims}`),
    places,
    period.at,
    period.from,
    period.to,
  ].join('|');

test('questions that have an answer are read as they are meant', () => {
  const wrong = questions
    .filter(({ unanswerable }) => unanswerable === null)
    .filter(({ text, lang, expect: known }) => {
      const { understood } = understand(text, lexicon, {
        locale: lang,
        today: '2024-12-31',
        country: 1180665,
        mine: null,
      });
      return keyOf(understood) !== keyOf(known);
    });
  expect(wrong.map(({ text }) => text)).toEqual([]);
}, 60_000);

test('the worst that fits into a question is read within 150 ms: nesting, endless «and», five scripts, words nobody knows', () => {
  const fill = (part: string): string => part.repeat(300).slice(0, 300);
  const hostile = [
    `${'('.repeat(140)}безработица${')'.repeat(140)}`,
    fill('безработица и '),
    fill('unemployment and '),
    fill('безработиуйа заррплатна '),
    fill('unemploymant populasion wagges '),
    fill('население population 人口 سكان જનસંખ્યા '),
    fill('人口失業率と'),
    fill('% - '),
  ];
  for (const text of hostile) {
    // The best of three: others use the machine too.
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      understand(text, lexicon, { locale: 'en', today: '2024-12-31', country: 1180665, mine: null });
      return performance.now() - start;
    });
    expect([text, Math.min(...times) < 150]).toEqual([text, true]);
  }
});
