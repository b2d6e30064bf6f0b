import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { PdfState } from './PdfButton.tsx';
import type { Printing } from './use-printing.ts';

const draw = (printing: Printing): string =>
  drawTile(<PdfState printing={printing} order={() => {}} cancel={() => {}} />);

test.each<[Printing, string]>([
  [{ kind: 'idle' }, 'PDF'],
  [{ kind: 'busy', progress: 30 }, 'Готовится PDF Отменить'],
  [{ kind: 'ready', file: '/prints/1.pdf' }, 'PDF Сохранить ещё раз PDF готов'],
  [{ kind: 'cancelled' }, 'PDF Печать отменена.'],
  [{ kind: 'failed', reason: 'too_slow' }, 'Ещё раз PDF не успел за 20 секунд.'],
  [{ kind: 'too_many' }, 'Ещё раз У вас уже готовятся три PDF: дождитесь одного из них.'],
])('the button says how its PDF stands: %j', (printing, said) => {
  expect(draw(printing)).toBe(said);
});

test('without a browser on the server the button prints the page and says why', () => {
  expect(draw({ kind: 'unavailable' })).toMatch(/^Печать из браузера На этом сервере нет браузера/);
});
