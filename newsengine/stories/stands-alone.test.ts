import { expect, test } from 'vitest';
import { standsAlone } from './stands-alone.ts';

test('a headline taken for no news keeps to itself; an article only where that is surer', () => {
  expect(standsAlone({ notNewsShare: 0.6, text: '' })).toBe(true);
  expect(standsAlone({ notNewsShare: 0.6, text: 'A court has heard the case.' })).toBe(false);
  expect(standsAlone({ notNewsShare: 0.8, text: 'A court has heard the case.' })).toBe(true);
  expect(standsAlone({ notNewsShare: 0.4, text: '' })).toBe(false);
});
