import { expect, test } from 'vitest';
import { type StoryKnowledge, judgeLink } from './pairs/judge-link.ts';
import { createStoryBuilder, findCurrentStory, placeInStory } from './cluster-stories.ts';
import { prepareMeanings } from './meaning.ts';
import { pairFeatureNames } from './pairs/pair-features.ts';
import { storyOptions } from './story-options.ts';
import { readStoryText } from './story-text.ts';

/** One tree: alike from a title cosine of 0.3 on; every word equally rare. */
const knowledge: StoryKnowledge = {
  terms: { rarity: new Uint8Array(1024).fill(255) },
  meanings: prepareMeanings(2, new Int8Array(64)),
  pairs: {
    base: 0,
    trees: [
      {
        feature: [pairFeatureNames.indexOf('titleCosine'), -1, -1],
        threshold: [0.3, -3, 3],
        left: [1, 0, 0],
        right: [2, 0, 0],
      },
    ],
  },
};
const builder = () => createStoryBuilder(knowledge);
const item = (id: string, title: string, hours: number) => ({
  id,
  hours,
  text: readStoryText({ title, language: 'ru' }, knowledge),
});

test('two headlines of one event share a story, a third of another opens its own', () => {
  const stories = builder();
  const first = placeInStory(stories, item('a', 'Пожар на складе в Самаре', 1));
  const second = placeInStory(stories, item('b', 'Склад в Самаре охватил пожар', 2));
  const third = placeInStory(stories, item('c', 'Хоккеист подписал контракт', 3));
  expect(second.story).toBe(first.story);
  expect(third.isNew).toBe(true);
});

test('a story silent for two days takes no more items', () => {
  const stories = builder();
  const first = placeInStory(stories, item('a', 'Пожар на складе в Самаре', 0));
  expect(placeInStory(stories, item('b', 'Пожар на складе в Самаре', 49)).story).not.toBe(first.story);
});

test('items without words open stories of their own', () => {
  const stories = builder();
  expect(placeInStory(stories, item('a', '???', 1)).story).not.toBe(
    placeInStory(stories, item('b', '!!!', 1)).story,
  );
});

test('an item that belongs to two stories fuses alike ones, and the old number leads to the new', () => {
  const stories = builder();
  const first = placeInStory(stories, item('a', 'Пожар склада Самара ночь', 1)).story;
  const second = placeInStory(stories, item('b', 'Пожар завода Самара утро', 1)).story;
  expect(findCurrentStory(stories, second)).toBe(first);
});

test('two items with text are judged by their texts', () => {
  const alike = { base: 0, trees: [] };
  const withTexts = { ...knowledge, texts: { trees: alike, weights: [0, 0, 40, 0, 0, 0, 0, 0, -20] } };
  const read = (title: string, text: string) => readStoryText({ title, text, language: 'ru' }, withTexts);
  const text = 'Ночью в Самаре загорелся склад бытовой химии, пожарные приехали через десять минут.';
  const other = 'Хоккеист подписал двухлетний контракт с клубом из Казани, сообщила пресс-служба.';
  const one = read('Пожар', text);
  expect(judgeLink(one, read('Склад', text), -1, withTexts)).toBeGreaterThan(0.5);
  expect(judgeLink(one, read('Контракт', other), -1, withTexts)).toBeLessThan(0.5);
});

test('a headline like one member alone, and like none of the many others, opens its own story', () => {
  const stories = builder();
  const first = placeInStory(stories, item('a', 'Пожар на складе в Самаре', 0)).story;
  for (let at = 1; at < 5; at += 1) placeInStory(stories, item(`a${at}`, 'Пожар на складе в Самаре', at));
  const bridge = placeInStory(stories, item('b', 'Пожар на складе, директор задержан', 6));
  expect(bridge.story).toBe(first);
  const chained = placeInStory(stories, item('c', 'Директор задержан', 7));
  expect(chained.story).not.toBe(first);
  const apart = createStoryBuilder(knowledge, { ...storyOptions, meanAt: 0 });
  for (let at = 0; at < 5; at += 1) placeInStory(apart, item(`a${at}`, 'Пожар на складе в Самаре', at));
  const joined = placeInStory(apart, item('b', 'Пожар на складе, директор задержан', 6)).story;
  expect(placeInStory(apart, item('c', 'Директор задержан', 7)).story).toBe(joined);
});
