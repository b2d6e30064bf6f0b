import { expect, test } from 'vitest';
import { addVote, clearVotes, createVoteCounter, votesAbove } from './vote-counter.ts';

test('sums are those of a map, in the order of the first votes, also for numbers that fall on one slot and past the first size', () => {
  const counter = createVoteCounter(8);
  for (let round = 0; round < 3; round += 1) {
    clearVotes(counter);
    const map = new Map<number, number>();
    for (let at = 0; at < 60; at += 1) {
      const number = (at * 8) % 200;
      addVote(counter, number, at / 7);
      map.set(number, (map.get(number) ?? 0) + at / 7);
    }
    const expected = [...map].map(([number, vote]) => ({ number, vote }));
    expect(votesAbove(counter, -1)).toEqual(expected);
    expect(votesAbove(counter, 10)).toEqual(expected.filter(({ vote }) => vote > 10));
  }
});

test('nothing is left of an earlier round', () => {
  const counter = createVoteCounter();
  addVote(counter, 5, 1);
  clearVotes(counter);
  expect(votesAbove(counter, 0)).toEqual([]);
});
