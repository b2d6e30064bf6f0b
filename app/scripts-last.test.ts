import { expect, test } from 'vitest';
import { scriptsLast } from './scripts-last.ts';

const files = { starter: '/assets/when-drawn-1.js', texts: ['/ru.js'], laterSheet: '/assets/later-1.css' };
const page = (code: string): string =>
  `<body><link rel="modulepreload" href="/a.js"/><p>Text</p><script nonce="n1" type="module" async="">${code}</script><script nonce="n1">other()</script></body>`;

test('no module runs by itself before the page is drawn, and the nonce stays', () => {
  const { html, modules } = scriptsLast(page('import "/a.js";'), files);
  expect(modules).toEqual(['import "/a.js";']);
  expect(html).not.toContain('type="module" async');
  expect(html).toContain(
    '<script nonce="n1">window.pageParts={"code":"import \\"/a.js\\";","needed":["/a.js"]',
  );
});

test('files of words and the styles a page was drawn without are named in it', () => {
  expect(scriptsLast(page('x'), files).html).toContain(
    '"texts":["/ru.js"],"laterSheet":"/assets/later-1.css"};(function layOutAtOnce',
  );
});

test('nothing is fetched of the modules before the page is drawn but the file that begins; everything else stays', () => {
  const { html } = scriptsLast(page('x'), files);
  expect(html).not.toContain('modulepreload" ');
  expect(html).toContain('<p>Text</p>');
  expect(html).toContain('<script nonce="n1">other()</script>');
  expect(html).toMatch(/<script type="module" src="\/assets\/when-drawn-1.js"><\/script><\/body>$/);
});

test('code cannot end its own element', () => {
  expect(scriptsLast(page('a<!--b'), files).html).toContain('a\\u003c!--b');
});

test('a page without scripts passes as it is', () => {
  expect(scriptsLast('<p>Text</p>', files)).toEqual({ html: '<p>Text</p>', modules: [] });
});

test('without a nonce the module is held back too', () => {
  const { html, modules } = scriptsLast('<script type="module" async="">a()</script>', files);
  expect(html).toContain('<script>window.pageParts=');
  expect(modules).toEqual(['a()']);
});
