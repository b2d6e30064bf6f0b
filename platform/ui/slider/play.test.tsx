// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { PlayBar } from './PlayBar.tsx';
import { useGlide, usePlay } from './use-play.ts';

const names = ['2017', '2018', '2019', '2020'];
const words = { play: 'Play', pause: 'Pause' };
const kept: number[] = [];
const keep = (index: number) => kept.push(index);

function Years({ said }: { said: number }) {
  const { index, isPlaying, pausedAt, show, toggle } = usePlay({
    said,
    last: 3,
    stepMs: 700,
    onRest: keep,
  });
  const position = useGlide(index, 700);
  return (
    <KitPage>
      <PlayBar
        label="Year"
        {...{ words, names, index, isPlaying, pausedAt }}
        onShow={show}
        onToggle={toggle}
      />
      <p data-testid="position">{position.toFixed(1)}</p>
    </KitPage>
  );
}

const slider = (): HTMLInputElement => screen.getByRole('slider', { name: 'Year' });
const aloud = (): string | null => screen.getByRole('status').textContent;
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
let hasMotion = true;

beforeEach(() => {
  hasMotion = true;
  kept.length = 0;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  vi.stubGlobal('matchMedia', () => ({ matches: !hasMotion }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing plays by itself; played from the end it begins anew, and only where it stops is said aloud and kept', () => {
  render(<Years said={3} />);
  pass(5000);
  expect([slider().getAttribute('aria-valuetext'), kept]).toEqual(['2020', []]);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  pass(750);
  expect([slider().getAttribute('aria-valuetext'), aloud(), kept]).toEqual(['2018', '', []]);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  pass(400);
  expect([aloud(), kept]).toEqual(['2018', [1]]);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  for (const _ of [1, 2, 3]) pass(750);
  expect([aloud(), kept.at(-1)]).toEqual(['2020', 3]);
  expect(screen.getByRole('button').textContent).toBe('Play');
});

test('a slider moved by hand ends playing and is kept where it rests; another address is followed', () => {
  const { rerender } = render(<Years said={3} />);
  fireEvent.change(slider(), { target: { value: '1' } });
  pass(100);
  fireEvent.change(slider(), { target: { value: '2' } });
  pass(1000);
  expect([slider().value, kept]).toEqual(['2', [2]]);
  rerender(<Years said={2} />);
  rerender(<Years said={0} />);
  expect(slider().value).toBe('0');
});

test('dots glide to the next time, and stand there at once for those who want no motion', () => {
  render(<Years said={2} />);
  const position = (): number => Number(screen.getByTestId('position').textContent);
  fireEvent.change(slider(), { target: { value: '3' } });
  pass(350);
  expect(position()).toBeGreaterThan(2.2);
  expect(position()).toBeLessThan(2.8);
  hasMotion = false;
  fireEvent.change(slider(), { target: { value: '2' } });
  pass(20);
  expect(position()).toBe(2);
});
