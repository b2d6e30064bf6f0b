// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aroundTile } from '#platform/web/testing/draw-tile.tsx';
import { FollowLogin } from './FollowLogin.tsx';
import { takeWish } from './follow-wish.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A stranger presses the button of this subject. */
async function press(wish: string): Promise<void> {
  render(aroundTile(<FollowLogin wish={wish} />));
  fireEvent.click(await waitFor(() => screen.getByRole('link')));
}

test('what a stranger asked to follow is known after signing in, once and for this subject alone', async () => {
  await press('region 1124670');
  expect(takeWish('region 1124661', Date.now())).toBe(false);
  expect(takeWish('region 1124670', Date.now())).toBe(true);
  expect(takeWish('region 1124670', Date.now())).toBe(false);
});

test('an hour later it is forgotten', async () => {
  await press('region 1124670');
  expect(takeWish('region 1124670', Date.now() + 60 * 60 * 1000)).toBe(false);
});
