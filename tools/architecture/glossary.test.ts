import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readTexts } from './read-texts.ts';

const languages = ['en', 'ja', 'pt', 'es'] as const;
type Language = (typeof languages)[number];

const [, ...lines] = (await readFile(new URL('./glossary.csv', import.meta.url), 'utf8')).trim().split('\n');
const terms = lines.map((line) => {
  const [ru, en, ja, pt, es] = line.split(',') as [string, string, string, string, string];
  return { ru, en, ja, pt, es };
});

const plain = (text: string): string => text.replaceAll(/[\u00a0\u2060]/g, ' ').trim();

/** Words an editor of the language struck out: literal, of another country, or a second name of one thing. */
const forbidden: Record<Language, RegExp> = {
  en: /\b(by letter|(?:a|the) letter)\b/i,
  ja: /スヴォトカ|呼び出しアドレス|手紙|友だち/,
  pt: /\b(cartas?|ficheiros?|por preencher|os meus dados|enviar-me|endereço da chamada|excises|feito 20\d\d|ao previsto|cuartel)\b/i,
  es: /\b(cartas?|cuartel|dirección de la llamada|la halla un modelo|^al plan$|ordenador personal)\b/i,
};

test('the glossary has some two hundred terms, each once and in five languages', () => {
  expect(terms.length).toBeGreaterThanOrEqual(200);
  expect(new Set(terms.map(({ ru }) => ru)).size).toBe(terms.length);
  expect(terms.filter((term) => Object.values(term).some((word) => (word ?? '') === ''))).toEqual([]);
});

test.each(languages)('a term of the glossary has one name in %s wherever it stands', async (language) => {
  const [russian, texts] = [await readTexts('ru'), await readTexts(language)];
  const names = new Map(terms.map((term) => [term.ru, term[language]]));
  const wrong = [...russian].flatMap(([key, text]) => {
    const name = names.get(plain(text));
    return name === undefined || plain(texts.get(key) ?? '') === name
      ? []
      : [`${key}: ${texts.get(key)} → ${name}`];
  });
  expect(wrong).toEqual([]);
});

test.each(languages)('no text in %s has a word that its editor struck out', async (language) => {
  const texts = await readTexts(language);
  const found = [...texts].filter(([, text]) => forbidden[language].test(plain(text)));
  expect(found).toEqual([]);
});

test('what is struck out is found where it stands', () => {
  const samples: Record<Language, string> = {
    en: 'We send a letter.',
    ja: 'スヴォトカで登録',
    pt: 'Código da carta',
    es: 'Dirección de la llamada',
  };
  for (const language of languages) expect(samples[language]).toMatch(forbidden[language]);
});
