import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findRoute } from '#app/routes/find-route.ts';
import { listContents } from '../domain/contents.ts';
import { readTexts } from './read-texts.ts';
import type { LinkTarget } from './link-target.ts';
import { renderMarkdown, type RenderedText } from './render-markdown.ts';
import { searchTexts } from './search-texts.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const texts = await readTexts();
const written = [...texts.values()].flatMap(({ address, en, ru }) => [
  { name: address, text: en },
  ...(ru ? [{ name: `${address}.ru`, text: ru }] : []),
]);

test('every Markdown file of docs/ stands once in the list of contents and has a title', () => {
  const listed = listContents([...texts.keys()]).flatMap(({ addresses }) => addresses);
  expect(listed.toSorted()).toEqual([...texts.keys()].toSorted());
  expect(written.filter(({ text }) => text.title === '').map(({ name }) => name)).toEqual([]);
  for (const address of listed) expect.soft(address.split('/').length, address).toBeLessThanOrEqual(2);
});

test('every link of a text leads to a text, its heading, a page of the product or a file that is there', async () => {
  const lost: string[] = [];
  for (const { name, text } of written)
    for (const link of text.links)
      if (!(await isThere(link, text))) lost.push(`${name}: ${JSON.stringify(link)}`);
  expect(lost).toEqual([]);
});

test('what readers and editors read is there in English and Russian, with the same headings and links', () => {
  const own = [...texts.values()].filter(({ address }) => /^(readers|editors)\//.test(address));
  expect(own.length).toBeGreaterThanOrEqual(11);
  for (const { address, en, ru } of own) {
    expect
      .soft(
        ru?.headings.map(({ level }) => level),
        address,
      )
      .toEqual(en.headings.map(({ level }) => level));
    expect.soft(ru?.links, address).toEqual(en.links);
  }
});

test('tags, scripts and pictures of a text stay words; links are led, headings are anchors', () => {
  const source =
    '# T\n\n## One & two\n\n<script>x</script> <b onclick="y">b</b> [j](javascript:z) ![p](p.png)\n\n## One & two\n\n[a](./b.md#c) [home](/explore)';
  const { html, title, headings } = renderMarkdown(source, (href) =>
    href.startsWith('/')
      ? { kind: 'page', path: href.slice(1) }
      : { kind: 'text', address: 'b', anchor: 'c' },
  );
  expect(title).toBe('T');
  expect(headings.map(({ anchor }) => anchor)).toEqual(['one--two', 'one--two-1']);
  expect(html).not.toMatch(/<script|<b |<img|href="javascript/);
  expect(html).toContain('href="/-/docs/b#c"');
  expect(html).toContain('href="/-/explore"');
  expect(html).toContain('<h2 id="one--two">');
});

test('a search finds other forms of a word, titles and headings first, in the reader’s language', async () => {
  const russian = await searchTexts('прогнозов', 'ru');
  expect(russian[0]).toMatchObject({ address: 'readers/forecasts', language: 'ru' });
  const english = await searchTexts('backups restore', 'en');
  expect(english[0]?.address).toBe('operations/backup');
  expect(await searchTexts('qqqqqq', 'en')).toEqual([]);
});

async function isThere(link: LinkTarget, from: RenderedText): Promise<boolean> {
  const has = ({ headings }: RenderedText, anchor: string): boolean =>
    anchor === '' || headings.some((heading) => heading.anchor === anchor);
  switch (link.kind) {
    case 'text': {
      const to = texts.get(link.address);
      return to !== undefined && has(to.en, link.anchor);
    }
    case 'here':
      return has(from, link.anchor);
    case 'page':
      return findRoute(`/en/${link.path}`.replace(/\/$/, '')) !== null;
    case 'site':
      return link.href.startsWith('https://');
    case 'file':
      return existsSync(root + link.path);
  }
}
