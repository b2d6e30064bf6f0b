import { expect, test } from 'vitest';
import { offlinePage, titleOf } from './offline-page.ts';

const texts = {
  Offline_Title: 'No network',
  Offline_Text: 'This page was not read here.',
  Offline_Kept: 'Read before',
  Offline_None: 'Nothing was read yet.',
  Offline_Again: 'Try again',
};
const at = { locale: 'en', address: '/en/news?a=1&b=2', nonce: 'abc' } as const;

test('it names what was read and when, the newest first, and lets nothing of a title through as markup', () => {
  const html = offlinePage(
    at,
    [
      { address: '/en/', title: 'Front page', readAt: Date.UTC(2026, 10, 28, 9, 5) },
      { address: '/en/rubric/3', title: '<b>Economics & more</b>', readAt: Date.UTC(2026, 10, 29, 9, 5) },
    ],
    texts,
  );
  expect(html.indexOf('/en/rubric/3')).toBeLessThan(html.indexOf('"/en/"'));
  expect(html).toContain('&#60;b&#62;Economics &#38; more');
  expect(html).not.toContain('<b>');
  expect(html).toContain('href="/en/news?a=1&#38;b=2"');
  expect(html).toContain('November 29, 2026');
  expect(html).not.toContain('<script');
});

test('without anything read it says so; titles are read back as they were written', () => {
  expect(offlinePage(at, [], texts)).toContain(texts.Offline_None);
  expect(titleOf('<head><title data-x="1">A &amp; B &lt;3</title>')).toBe('A & B <3');
  expect(titleOf('<p>none</p>')).toBe('');
});
