import { expect, test } from 'vitest';
import { locales } from '#platform/shared/locales.ts';
import { composeLetter } from '#platform/server/mail/compose-letter.ts';
import { firstLetter, letterCatalogues, letterText } from './account-letters.ts';

test.each(locales)('no letter text is missing, empty or left in Russian in %s', (locale) => {
  const texts = Object.entries(letterCatalogues[locale]);
  expect(texts.map(([key]) => key).sort()).toEqual(Object.keys(letterCatalogues.ru).sort());
  expect(
    texts.filter(([, text]) => text.trim() === '' || (locale !== 'ru' && /[а-яё]{3,}/i.test(text))),
  ).toEqual([]);
});

test('the hours of validity agree with their number', () => {
  expect(letterText('ru', 'Letter_OneTime_Validity', { hours: 24 })).toContain('24 часа');
});

test('a letter says the same as text and as HTML, and nothing in it becomes markup', () => {
  const { text, html } = composeLetter('a@b.ru', 'en', 'S', [
    { words: 'One <b>' },
    { copy: 'p&ss' },
    { link: 'Go', url: 'https://x.example/?a=1&b="' },
  ]);
  expect(text).toBe('One <b>\n\n    p&ss\n\nGo:\nhttps://x.example/?a=1&b="\n');
  expect(html).toContain('<p>One &#60;b&#62;</p>');
  expect(html).toContain('href="https://x.example/?a=1&#38;b=&#34;"');
});

test('the first letter sets a password by its link and leads back; it names the digest only when the address was subscribed', () => {
  const to = { email: 'a@b.ru', locale: 'ru', publicUrl: 'https://x.example' } as const;
  const secrets = { token: 'first', password: 'abcdefabcdef', trialDays: 14 };
  const { text } = firstLetter(to, { ...secrets, mailingToken: 'tok', returnTo: '/ru/search?region=1' });
  expect(text).toContain('https://x.example/ru/sign-up?token=first&returnUrl=%2Fru%2Fsearch%3Fregion%3D1\n');
  expect(text.indexOf('sign-up')).toBeLessThan(text.indexOf('abcdefabcdef'));
  expect(text).toContain('https://x.example/ru/mailing?token=tok');
  const plain = firstLetter(to, { ...secrets, mailingToken: null, returnTo: null }).text;
  expect(plain).toContain('https://x.example/ru/sign-up?token=first\n');
  expect(plain).not.toContain('mailing');
});
