import { expect, test } from 'vitest';
import { countBeside, rowsOfStory } from './story-height.ts';
import type { StoryNews } from './story-parts.ts';

const line = 'Заголовок в тридцать букв ровно'.slice(0, 30);
const member = { title: line, sourceName: 'ТАСС', language: 'ru' };
const story = (title: string, members: number) =>
  ({
    title,
    language: 'ru',
    group: { members: Array.from({ length: members }, () => member) },
  }) as StoryNews;

test('a story of one line and no list takes 186 px in rows of 8', () => {
  expect(rowsOfStory(story(line, 0))).toBe(Math.ceil((158 + 27.5) / 8));
});

test('each line of the headline and each opened headline takes room of its own', () => {
  const one = rowsOfStory(story(line, 1));
  expect(rowsOfStory(story(line + line, 1)) - one).toBeGreaterThanOrEqual(3);
  const opened = story(line, 1).group.members;
  expect(rowsOfStory(story(line, 1), opened)).toBe(rowsOfStory(story(line, 2)));
});

test('beside a rail stand two columns of 185.5 px a story, the last going on below it by half at most', () => {
  const stories = Array.from({ length: 9 }, () => story(line, 0));
  expect(countBeside(stories, 371)).toBe(4);
  expect(countBeside(stories, 460)).toBe(4);
  expect(countBeside(stories, 470)).toBe(6);
  expect(countBeside(stories.slice(1), 371), 'one left over would stand alone in a row of three').toBe(5);
  expect(countBeside(stories, 0)).toBe(0);
  expect(countBeside(stories, 9000)).toBe(9);
});
