import { expect, test } from 'vitest';
import { AnswerCache } from '#platform/server/answers/answer-cache.ts';
import { answerOfVersion } from './version-answer.ts';

/** Data of which an answer takes two parts, and a version that moves between them as often as is said. */
function openData(moves: number) {
  let [version, left] = [1, moves];
  let made = 0;
  const cache = new AnswerCache();
  const dataVersion = { current: () => version, refresh: async () => {} };
  const make = async () => {
    made++;
    const first = version;
    if (left-- > 0) version++;
    return [first, version];
  };
  return {
    cache,
    ask: (exact?: boolean) => answerOfVersion({ cache, dataVersion, family: 'sum', make, exact }),
    change: (times: number) => {
      version++;
      left = times;
    },
    made: () => made,
  };
}

test('an answer of two versions is made again, and its key names the version it is of', async () => {
  const data = openData(1);
  const { key, answer } = await data.ask();
  expect([key, answer.output]).toEqual(['sum|2', [2, 2]]);
  expect(data.made()).toBe(2);
  expect((await data.ask()).answer).toBe(answer);
  expect(data.made()).toBe(2);
});

test('under changes without a pause the last whole answer stands in, with its own tag', async () => {
  const data = openData(0);
  const { answer: whole } = await data.ask();
  data.change(100);
  expect((await data.ask()).answer).toBe(whole);
  expect(data.made(), 'two tries and no more').toBe(3);
});

test('where there is none, the answer has no tag and is kept for nobody', async () => {
  const data = openData(100);
  const { key, answer } = await data.ask();
  expect([key, answer.etag]).toEqual(['', '']);
  expect(data.cache.size.entries).toBe(0);
});

test('whoever keeps what follows from it is given nothing of a version before', async () => {
  const data = openData(0);
  const { answer: whole } = await data.ask();
  data.change(100);
  const { answer } = await data.ask(true);
  expect(answer).not.toBe(whole);
  expect(answer.etag).toBe('');
});

test('a refusal of the handler is no mixing: it goes to whoever asked at once', async () => {
  let tries = 0;
  const asked = answerOfVersion({
    cache: new AnswerCache(),
    dataVersion: { current: () => 1, refresh: async () => {} },
    family: 'sum',
    make: async () => {
      tries++;
      throw new RangeError('no such place');
    },
  });
  await expect(asked).rejects.toBeInstanceOf(RangeError);
  expect(tries).toBe(1);
});
