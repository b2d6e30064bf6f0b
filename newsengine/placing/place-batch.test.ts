import { expect, test } from 'vitest';
import { readNewsModels } from '../models/read-models.ts';
import type { EngineItem } from '../item.ts';
import { createEngineState } from './engine-state.ts';
import { placeBatch } from './place-batch.ts';

const models = readNewsModels();

function item(title: string, at: string, language: string): EngineItem {
  return {
    externalId: title,
    title,
    url: `https://${at}.example/${encodeURIComponent(title)}`,
    domain: `${at}.example`,
    sourceName: '',
    sourceId: null,
    feedId: null,
    announce: null,
    text: '',
    html: null,
    author: null,
    imageUrl: null,
    publishedMs: Date.parse(`2020-06-08T${at}:00:00Z`),
    hasTime: true,
    givenLanguage: language,
    givenRubric: null,
    givenRegion: null,
    sectionRubrics: [],
    enclosureTypes: [],
    dataSet: null,
  };
}

/** Titles by story, the greatest first, as the engine places them in one batch. */
function storiesOf(titles: readonly string[], language: string): string[][] {
  const items = titles.map((title, at) => ({
    item: item(title, String(8 + at).padStart(2, '0'), language),
    newsId: at + 1,
    sourceId: at + 1,
    authority: 1,
  }));
  const placed = placeBatch(createEngineState(models), {
    items,
    storyIds: items.map(({ newsId }) => newsId),
  });
  const groups = Map.groupBy(placed.items, ({ storyId }) => storyId);
  return [...groups.values()]
    .map((group) => group.map(({ item: { title } }) => title))
    .sort((a, b) => b.length - a.length);
}

test('a horoscope opens, joins and fuses no story', () => {
  const horoscopes = [
    'Гороскоп на понедельник 8 июня для каждого знака зодиака',
    'Гороскоп для всех знаков зодиака на понедельник 8 июня',
    'Гороскоп на 8 июня для каждого знака зодиака',
  ];
  expect(storiesOf(horoscopes, 'ru').map(({ length }) => length)).toEqual([1, 1, 1]);
});

const events: readonly (readonly [language: string, one: string, two: string, other: string])[] = [
  [
    'ru',
    'В Норильске введён режим ЧС из-за разлива топлива',
    'Режим ЧС ввели в Норильске после разлива топлива',
    'Хоккеист Панарин получил приз лучшему игроку',
  ],
  [
    'en',
    'WHO says asymptomatic spread of coronavirus is very rare',
    'Asymptomatic spread of coronavirus is very rare, WHO says',
    'How to remove a tick from a dog',
  ],
  [
    'pt',
    'Terremoto de magnitude 7,8 atinge a Turquia e deixa mortos',
    'Turquia: terremoto de magnitude 7,8 deixa centenas de mortos',
    'Lula toma posse como presidente do Brasil',
  ],
  [
    'es',
    'Un terremoto de magnitud 7,8 sacude Turquía y deja cientos de muertos',
    'Turquía: terremoto de magnitud 7,8 deja cientos de muertos',
    'Messi gana el Balón de Oro por octava vez',
  ],
  [
    'ja',
    '宮城県沖でマグニチュード7.4の地震',
    '宮城県沖でマグニチュード7.4の強い地震',
    '将棋の藤井棋士が名人戦で勝利',
  ],
];

test.each(events)('%s: two headlines of one event are a story, another is none of it', (...row) => {
  const [language, one, two, other] = row;
  expect(storiesOf([one, two, other], language)).toEqual([[one, two], [other]]);
});
