import { expect, test } from 'vitest';
import { partStyle } from './part-style.ts';

const isLater = (name: string): boolean => name.startsWith('x');
const part = (css: string) => partStyle(css, isLater);

test('each rule stands in one sheet, in its order; what names no class stands first', () => {
  expect(part(':root{--a:1}.a{top:0}.xb{top:1px}.c{top:2px}.xd{top:3px}')).toEqual({
    first: ':root{--a:1}.a{top:0}.c{top:2px}',
    later: '.xb{top:1px}.xd{top:3px}',
  });
});

test('rules that were joined are parted again, and one of both sides comes later', () => {
  expect(part('.a,.xb,a:not(.c){top:0}.a .xb{top:1px}')).toEqual({
    first: '.a,a:not(.c){top:0}',
    later: '.xb{top:0}.a .xb{top:1px}',
  });
});

test('frames around rules stand on the sides that have rules in them, movements with their name', () => {
  const css =
    '@media print{.a{top:0}.xb{top:1px}}@media (width<9px){.xb{top:0}}@keyframes go{to{top:0}}@keyframes xgo{to{top:0}}@font-face{font-family:F}';
  expect(part(css)).toEqual({
    first: '@media print{.a{top:0}}@keyframes go{to{top:0}}@font-face{font-family:F}',
    later: '@media print{.xb{top:1px}}@media (width<9px){.xb{top:0}}@keyframes xgo{to{top:0}}',
  });
});
