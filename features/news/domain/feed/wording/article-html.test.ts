import { expect, test } from 'vitest';
import { htmlOfArticle } from './article-html.ts';

test('headings, lists, strong words and links become HTML', () => {
  expect(htmlOfArticle('## One\n\nA **b** [c](https://d.example/?e=1&f=2).\n\n- g\n- h')).toBe(
    '<h2>One</h2>\n<p>A <strong>b</strong> <a href="https://d.example/?e=1&amp;f=2">c</a>.</p>\n<ul><li>g</li><li>h</li></ul>',
  );
});

test('nothing written becomes markup of its own', () => {
  const html = htmlOfArticle(
    '<script>alert(1)</script> **<img src=x onerror=y>** [a](javascript:b) [c](https://d"onclick="e)',
  );
  expect(html).not.toMatch(/<(?!\/?(?:p|strong|a)\b)/);
  expect(html).not.toContain('javascript:');
  expect(html).not.toContain('"onclick');
});
