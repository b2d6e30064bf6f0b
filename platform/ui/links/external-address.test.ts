import { expect, test } from 'vitest';
import { targetOf } from './external-address.ts';

const target = (address: string) => targetOf(address, 'https://svodka.example', 'ru');

test('another site is reached through the warning page, its address kept whole', () => {
  expect(target('https://paper.example/a?b=1&c=2')).toEqual({
    kind: 'away',
    to: '/ru/away?to=https%3A%2F%2Fpaper.example%2Fa%3Fb%3D1%26c%3D2',
  });
  expect(target('//paper.example')).toMatchObject({ kind: 'away' });
});

test('this site is left alone', () => {
  expect(target('https://svodka.example/ru/news/35#top')).toEqual({
    kind: 'same-site',
    to: '/ru/news/35#top',
  });
  expect(target('/ru/news')).toEqual({ kind: 'same-site', to: '/ru/news' });
});

test('mail and telephone open at once', () => {
  expect(target('mailto:help@example.org')).toEqual({ kind: 'direct', to: 'mailto:help@example.org' });
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'vbscript:x',
])('%s is not a link', (address) => expect(target(address)).toEqual({ kind: 'unsupported' }));
