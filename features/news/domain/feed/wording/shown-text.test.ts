import { expect, test } from 'vitest';
import { paragraphsOf, shownText, shownTitle } from './shown-text.ts';

test('links of other sites lead through the warning page, once decoded and encoded', () => {
  expect(shownText('<p><a href="https://a.example/?x=1&amp;y=2" rel="nofollow">so</a></p>', 'en')).toBe(
    '<p><a class="link" href="/en/away?to=https%3A%2F%2Fa.example%2F%3Fx%3D1%26y%3D2" target="_blank" rel="noopener nofollow">so</a></p>',
  );
});

test('no picture is loaded from an outlet', () => {
  expect(shownText('<figure><img src="https://a.example/1.png" alt=""></figure><p>Text</p>', 'ru')).toBe(
    '<p>Text</p>',
  );
});

test('paragraphs are plain text without tags and entities', () => {
  expect(paragraphsOf('<h2>A</h2><p>One <b>two</b><br>three &amp; &#1057;</p><p> </p>')).toEqual([
    'A',
    'One two',
    'three & С',
  ]);
});

test('an outlet at the end of its headline is left out, as it stands beside', () => {
  expect(shownTitle('Нино Нинидзе ищет новую квартиру | StarHit.ru', 'StarHit.ru')).toBe(
    'Нино Нинидзе ищет новую квартиру',
  );
});

test('a headline whose places would shift stays as it was published', () => {
  expect(shownTitle('Два  пробела в начале заголовка | StarHit.ru', 'StarHit.ru')).toBe(
    'Два  пробела в начале заголовка | StarHit.ru',
  );
});

test('what a dash parts is no outlet', () => {
  expect(shownTitle('Собянин: ограничения снимут в июне — источник', 'РБК')).toBe(
    'Собянин: ограничения снимут в июне — источник',
  );
});
