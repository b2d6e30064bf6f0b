import { expect, test } from 'vitest';
import { scriptsLast } from './scripts-last.ts';

const page = (code: string): string =>
  `<link rel="modulepreload" href="/a.js"/><p>Text</p><script nonce="n1" type="module" async="">${code}</script><script nonce="n1">other()</script>`;

test('no module runs by itself before the page is drawn, and the nonce stays', () => {
  const { html, modules } = scriptsLast(page('import "/a.js";'));
  expect(modules).toEqual(['import "/a.js";']);
  expect(html).not.toContain('type="module" async');
  expect(html).toContain('<script nonce="n1">(function runWhenDrawn');
  expect(html).toContain('("import \\"/a.js\\";","/a.js","");(function layOutLater');
});

test('files of words run before the code, in turns of their own', () => {
  expect(scriptsLast(page('import "/a.js";'), ['/ru.js']).html).toContain('"/a.js","/ru.js");');
});

test('nothing is fetched of the modules before the page is drawn; everything else stays', () => {
  const { html } = scriptsLast(page('x'));
  expect(html).not.toContain('modulepreload" ');
  expect(html).toContain('<p>Text</p>');
  expect(html).toContain('<script nonce="n1">other()</script>');
});

test('code cannot end its own element', () => {
  expect(scriptsLast(page('a<!--b')).html).toContain('a\\u003c!--b');
});

test('a page without scripts passes as it is', () => {
  expect(scriptsLast('<p>Text</p>')).toEqual({ html: '<p>Text</p>', modules: [] });
});

test('without a nonce the module is held back too', () => {
  const { html, modules } = scriptsLast('<script type="module" async="">a()</script>');
  expect(html).toContain('<script>(function runWhenDrawn');
  expect(modules).toEqual(['a()']);
});
