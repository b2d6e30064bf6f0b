import { expect, test } from 'vitest';
import { readCalling, settleCallings, type CallingWord } from './read-calling.ts';

const word = (code: string, kinds: number[], forms: string[], isOfWhom = false): CallingWord => ({
  code,
  kinds: new Set(kinds),
  isOfWhom,
  forms: new Set(forms),
});
const [actor, agent, head] = [
  word('actor', [2], ['актер']),
  word('agent', [2], ['агент'], true),
  word('head', [2], ['глава'], true),
];
const [song, city] = [word('song', [7], ['песня']), word('town', [3], ['город', 'столица'])];
const words = {
  ru: new Map([
    ['актер', [actor]],
    ['агент', [agent]],
    ['глав', [head]],
    ['песн', [song]],
    ['город', [city]],
    ['столиц', [city]],
  ]),
  en: new Map([
    ['actor', [actor]],
    ['minister', [head]],
    ['prime minister', [agent]],
  ]),
  pt: new Map([
    ['ministro', [head]],
    ['primeiro ministro', [agent]],
  ]),
  es: new Map([['ministra', [head]]]),
  ja: new Map([
    ['大統領', [head]],
    ['副大統領', [agent]],
  ]),
};
/** The name of a headline stands between bars. */
function read(marked: string, name: string, kind = 2, language = 'ru'): string | undefined {
  const starts = marked.indexOf('|');
  const ends = marked.lastIndexOf('|') - 1;
  return readCalling({ title: marked.replaceAll('|', ''), starts, ends, language, kind, name }, words);
}

test('the word before a name says what somebody is, in whatever case both stand', () => {
  expect(read('Умер актёр |Иван Петров|', 'Иван Петров')).toBe('actor');
  expect(read('Жена актёра |Ивана Петрова|', 'Иван Петров')).toBe('actor');
  expect(read('Суд над актёром |Петровым|', 'Иван Петров')).toBe('actor');
  expect(read('Actor |John Smith| dies', 'John Smith', 2, 'en')).toBe('actor');
  expect(read('Prime Minister |John Smith| speaks', 'John Smith', 2, 'en')).toBe('agent');
  expect(read('|Иван Петров| стал актёром', 'Иван Петров')).toBeUndefined();
});

test('whose the office is may stand between, what is another one’s or past is not said', () => {
  expect(read('Глава Минздрава РФ |Иван Петров| ответил', 'Иван Петров')).toBe('head');
  expect(read('Глава поздравила |Ивана Петрова|', 'Иван Петров')).toBeUndefined();
  expect(read('Агент |Петрова| ответил клубу', 'Иван Петров')).toBeUndefined();
  expect(read('Агент |Петров| ответил клубу', 'Иван Петров')).toBeUndefined();
  expect(read('Бывший актёр |Иван Петров|', 'Иван Петров')).toBeUndefined();
  expect(read('Агент |Ивана Петрова| ответил', 'Иван Петров')).toBeUndefined();
});

test('a thing keeps its name after the word for it: what is declined is whose it is', () => {
  expect(read('Клип на песню «|Снег|»', 'Снег', 7)).toBe('song');
  expect(read('Песня «|Снега|» в эфире', 'Снег', 7)).toBeUndefined();
  expect(read('В столице |Китая| дождь', 'Китай', 3)).toBeUndefined();
  expect(read('Город |Мышкин| ждёт гостей', 'Мышкин', 3)).toBe('town');
});

test('of several words those hold that come a third as often as the first, two at most', () => {
  expect(
    settleCallings(
      new Map([
        ['actor', 6],
        ['head', 2],
        ['agent', 1],
      ]),
    ),
  ).toEqual(['actor', 'head']);
  expect(settleCallings(new Map())).toEqual([]);
});

test('in Portuguese and Spanish the office stands before the name, with whose it is between', () => {
  expect(read('O ministro |Carlos Silva| viaja', 'Карлос Силва', 2, 'pt')).toBe('head');
  expect(read('Primeiro ministro |Carlos Silva| viaja', 'Карлос Силва', 2, 'pt')).toBe('agent');
  expect(read('La ministra de Sanidad, |Ana Ruiz|, dimite', 'Ана Руис', 2, 'es')).toBe('head');
  expect(read('La ministra de la Vivienda |Ana Ruiz| dimite', 'Ана Руис', 2, 'es')).toBe('head');
  expect(read('La ministra de |Ruiz| dimite', 'Ана Руис', 2, 'es')).toBeUndefined();
  expect(read('A ex-ministra |Ana Silva| viaja', 'Ана Силва', 2, 'pt')).toBeUndefined();
  expect(read('El ex ministra |Ana Ruiz| viaja', 'Ана Руис', 2, 'es')).toBeUndefined();
  expect(read('Pelo ministro, |Silva| não viaja', 'Силва', 2, 'en')).toBeUndefined();
});

test('in Japanese it stands right behind the name, and is not that of the wife, the aide or who was it once', () => {
  expect(read('|山田|大統領が訪問', 'Ямада', 2, 'ja')).toBe('head');
  expect(read('きょう|山田|副大統領と会談', 'Ямада', 2, 'ja')).toBe('agent');
  expect(read('|山田|大統領夫人が訪問', 'Ямада', 2, 'ja')).toBeUndefined();
  expect(read('|山田|前大統領が訪問', 'Ямада', 2, 'ja')).toBeUndefined();
  expect(read('大統領に|山田|さん', 'Ямада', 2, 'ja')).toBeUndefined();
});
