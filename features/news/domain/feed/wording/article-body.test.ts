import { expect, test } from 'vitest';
import { announceOf, readArticle } from './article-body.ts';

test('blocks are parted by an empty line; headings and lists are told by their first signs', () => {
  expect(readArticle('One\ntwo\n\n## Head\n\n- a\n- b').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'heading',
    'list',
  ]);
});

test('bold and links are read inside a line', () => {
  expect(readArticle('a **b** [c](/d)')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'a ' },
        { kind: 'strong', text: 'b' },
        { kind: 'text', text: ' ' },
        { kind: 'link', text: 'c', address: '/d' },
      ],
    },
  ]);
});

test('a link that leads nowhere safe stays text', () => {
  for (const address of ['javascript:alert', '//evil.example', 'http://plain.example']) {
    expect(readArticle(`[go](${address})`)).toEqual([
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'go' }] },
    ]);
  }
});

test('the announce is the first paragraph without its marks', () => {
  expect(announceOf('## Head\n\nFirst **bold**.\n\nSecond.')).toBe('First bold.');
});
