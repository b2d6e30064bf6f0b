import { chartSvg, sheetSize, type ChartSheet } from './chart-svg.ts';
import { chartPng } from './chart-png.ts';
import { collectFontCss } from './collect-font-css.ts';

/** The drawing inside an element: the chart as it stands on the page, in the theme shown, with its fonts inside. Browser only. */
export async function svgOfElement(element: Element, sheet: ChartSheet): Promise<string> {
  const drawing = drawingOf(element, sheet);
  return chartSvg({ ...drawing, fontCss: await collectFontCss(wordsOf(drawing)) });
}

/** The same as a PNG, twice as many pixels by default. Browser only. */
export async function pngOfElement(element: Element, sheet: ChartSheet, pixelRatio = 2): Promise<Blob> {
  const drawing = drawingOf(element, sheet);
  const fontCss = await collectFontCss(wordsOf(drawing));
  const { width, height } = sheetSize(drawing);
  return chartPng(chartSvg({ ...drawing, fontCss }), { width, height, pixelRatio });
}

function wordsOf({ markup, title, subtitle = '', keys = [], notes = [] }: ChartSheet & { markup: string }) {
  return [markup, title, subtitle, ...keys.map(({ text }) => text), ...notes].join(' ');
}

function drawingOf(element: Element, sheet: ChartSheet) {
  const svg = element.querySelector('svg[data-chart]');
  if (!svg) throw new Error('The element holds no chart.');
  const look = getComputedStyle(svg);
  const { width, height } = svg.getBoundingClientRect();
  return {
    ...sheet,
    markup: new XMLSerializer().serializeToString(svg),
    width: Math.round(width),
    height: Math.round(height),
    token: (name: string) => look.getPropertyValue(name),
  };
}
