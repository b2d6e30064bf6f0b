import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { SinceVisit } from './SinceVisit.tsx';

test('the story at which reading stopped says so; nothing stands at the others until they are known to have gained', () => {
  expect(drawTile(<SinceVisit storyId={1} hasStopped findGain={null} />)).toBe('Здесь вы остановились');
  const asked = () => Promise.resolve(null);
  expect(drawTile(<SinceVisit storyId={1} hasStopped={false} findGain={asked} />)).toBe('');
});
