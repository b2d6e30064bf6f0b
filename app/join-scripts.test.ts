import { expect, test } from 'vitest';
import { joinScripts } from './join-scripts.ts';
import { inlineScripts } from './page-policy.ts';

const start = 'window.__reactRouterContext = {}';

test('scripts that start a page are one, in their order, and leave their elements', () => {
  const html = joinScripts(
    `<p>Text</p><script>place()</script><script>${start}</script><script>run();</script><!--$--><script>data()</script><!--/$--><i></i><script>later()</script>`,
  );
  expect(html).toBe(
    `<p>Text</p><script>place()</script><script>${start};\nrun();\ndata()</script><script></script><!--$--><script></script><!--/$--><i></i><script>later()</script>`,
  );
  expect(inlineScripts(html)).toEqual(['place()', `${start};\nrun();\ndata()`, 'later()']);
});

test('a nonce stays, and scripts of another are left alone', () => {
  const html = joinScripts(
    `<script nonce="a">${start}</script><script nonce="a">run()</script><script>odd()</script>`,
  );
  expect(html).toBe(
    `<script nonce="a">${start};\nrun()</script><script nonce="a"></script><script>odd()</script>`,
  );
});

test('a page without them passes as it is', () => {
  expect(joinScripts('<p>Text</p><script>x()</script>')).toBe('<p>Text</p><script>x()</script>');
});
