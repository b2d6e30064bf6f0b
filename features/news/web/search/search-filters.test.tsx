import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { readSearchAddress } from '../../domain/search/search-address.ts';
import { ActiveFilters } from './ActiveFilters.tsx';

test('a region of which nothing was found stands among the choices by its name, not its number', () => {
  const names = { ru: 'Томская область', en: 'Tomsk Oblast', ja: 'トムスク', pt: 'Tomsk', es: 'Tomsk' };
  const search = readSearchAddress(new URLSearchParams('region=1124670&not=газ'));
  const text = drawTile(<ActiveFilters asked={search} facets={null} region={{ yugoId: 1124670, names }} />);
  expect(text).toContain('Томская область');
  expect(text).not.toContain('1124670');
});
