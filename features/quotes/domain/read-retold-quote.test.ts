import { expect, test } from 'vitest';
import { readRetoldQuote } from './read-retold-quote.ts';

function read(title: string, written: string, name: string, isBody = false): string | undefined {
  const starts = title.indexOf(written);
  return readRetoldQuote(title, { starts, ends: starts + written.length, name, isBody })?.text;
}

test('what somebody is told to have said is theirs, after a role by the whole name', () => {
  expect(read('Песков заявил, что решения о сроках пока нет', 'Песков', 'Дмитрий Песков')).toBe(
    'решения о сроках пока нет',
  );
  expect(
    read(
      'Глава Минздрава Михаил Мурашко сообщил, что вакцина будет к осени',
      'Михаил Мурашко',
      'Михаил Мурашко',
    ),
  ).toBe('вакцина будет к осени');
  expect(read('Минздрав сообщил, что препарат прошёл все проверки', 'Минздрав', 'Минздрав', true)).toBe(
    'препарат прошёл все проверки',
  );
});

test.each([
  ['Жена Ефремова заявила, что он не виноват в этом', 'Ефремова', 'Михаил Ефремов'],
  ['Адвокат Ефремова заявил, что он не виноват в этом', 'Ефремова', 'Михаил Ефремов'],
  ['Ефремова заявила, что она не виновата ни в чём', 'Ефремова', 'Михаил Ефремов'],
  ['Пескова рассказала, что вдохновило ее на этот рассказ', 'Пескова', 'Анна Пескова'],
  ['Песков рассказал о планах на 2021 год', 'Песков', 'Дмитрий Песков'],
])('«%s» is no quote of the one named', (title, written, name) => {
  expect(read(title, written, name)).toBeUndefined();
});

test('a count is a quote where we count the same', () => {
  const title = 'Оперштаб сообщил о 5 642 новых случаях коронавируса в России';
  expect(read(title, 'Оперштаб', 'Оперштаб', true)).toBe(title);
  expect(read('Оперштаб сообщил о 3 новых правилах', 'Оперштаб', 'Оперштаб', true)).toBeUndefined();
});
