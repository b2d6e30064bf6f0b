import { expect, test } from 'vitest';
import { leadStory, orderStories } from './lead-story.ts';

const story = (id: string, sourceCount: number, rubricId: number | null, itemCount = sourceCount) => ({
  id,
  sourceCount,
  rubricId,
  itemCount,
});
const entertainment = 8;
const regions = 4;

test('three outlets on a show weigh less than two on the city, and of equal ones the city comes first', () => {
  const names = (of: ReturnType<typeof story>[]) => orderStories(of).map(({ id }) => id);
  expect(names([story('show', 3, entertainment), story('city', 2, regions)])).toEqual(['city', 'show']);
  expect(names([story('show', 1, entertainment), story('city', 1, regions)])).toEqual(['city', 'show']);
  expect(names([story('one', 2, null), story('more', 2, null, 5)])).toEqual(['more', 'one']);
});

test('what one outlet alone told opens no morning', () => {
  expect(leadStory([story('alone', 1, regions, 4)])).toBeNull();
  expect(leadStory([story('alone', 1, regions, 4), story('two', 2, regions)])?.id).toBe('two');
});
