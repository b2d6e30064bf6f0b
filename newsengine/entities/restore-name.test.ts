import { expect, test } from 'vitest';
import { nameStem } from './mention-form.ts';
import { restoreName } from './restore-name.ts';

const firstNames = new Map(
  ['сергей', 'алла', 'ксения', 'юлия', 'джордж', 'никита', 'лев'].map((name) => [nameStem(name), name]),
);

test.each([
  ['Сергея Собянина', 'Сергей Собянин'],
  ['Сергею Безрукову', 'Сергей Безруков'],
  ['Сергеем Белоголовцевым', 'Сергей Белоголовцев'],
  ['Никиты Михалкова', 'Никита Михалков'],
  ['Аллы Пугачевой', 'Алла Пугачева'],
  ['Юлию Высоцкую', 'Юлия Высоцкая'],
  ['Ксении Собчак', 'Ксения Собчак'],
  ['Джорджа Флойда', 'Джордж Флойд'],
])('%s is %s', (read, name) => {
  expect(restoreName(read, firstNames)).toBe(name);
});

test.each(['Сергей Лавров', 'Дуайта Иеджа', 'Собянина', '«Зенит»', 'Ким Чен Ын'])(
  '%s stays as it is written, but for its quotes',
  (read) => {
    expect(restoreName(read, firstNames)).toBe(read.replaceAll(/[«»]/g, ''));
  },
);
