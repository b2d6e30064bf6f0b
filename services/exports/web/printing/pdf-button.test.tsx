import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { PdfState } from './PdfButton.tsx';
import { TabsChoice } from './TabsPdfButton.tsx';
import type { Printing } from './use-printing.ts';

const draw = (printing: Printing): string =>
  drawTile(<PdfState printing={printing} order={() => {}} cancel={() => {}} />);

test.each<[Printing, string]>([
  [{ kind: 'idle' }, 'PDF'],
  [{ kind: 'busy', progress: 30 }, 'Готовится PDF Отменить'],
  [{ kind: 'ready', file: '/prints/1.pdf' }, 'PDF Сохранить ещё раз PDF готов'],
  [{ kind: 'cancelled' }, 'PDF Печать отменена.'],
  [{ kind: 'failed', reason: 'too_slow' }, 'Ещё раз PDF не успел приготовиться.'],
  [{ kind: 'too_many' }, 'Ещё раз У вас уже готовятся три PDF: дождитесь одного из них.'],
])('the button says how its PDF stands: %j', (printing, said) => {
  expect(draw(printing)).toBe(said);
});

test('without a browser on the server the button prints the page and says why', () => {
  expect(draw({ kind: 'unavailable' })).toMatch(/^Печать из браузера На этом сервере нет браузера/);
});

test('the dialog names every tab of the dossier, and says what one file of several holds', () => {
  const tabs = [
    { to: '/ru/regions/1/overview', label: 'Обзор' },
    { to: '/ru/regions/1/finance', label: 'Финансы' },
  ];
  const said = drawTile(<TabsChoice tabs={tabs} onPrint={() => {}} />);
  expect(said).toMatch(/^Все вкладки Обзор Финансы Выберите хотя бы одну вкладку/);
});
