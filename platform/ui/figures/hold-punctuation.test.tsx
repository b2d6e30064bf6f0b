import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { holdPunctuation } from './hold-punctuation.tsx';

test('the mark after a figure stands in one piece with it, and is written once', () => {
  const figure = <b key="figure">73,2 %</b>;
  const parts = holdPunctuation(['на ', figure, '; о ней', figure, ' нет.'], isValidElement);
  expect(renderToStaticMarkup(<>{parts}</>)).toBe(
    'на <span class="whole"><b>73,2 %</b>;</span> о ней<b>73,2 %</b> нет.',
  );
});
