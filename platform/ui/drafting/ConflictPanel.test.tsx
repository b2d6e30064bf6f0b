import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';

const draw = (mine: object, theirs: object, theirsBy?: string) =>
  drawTile(
    <ConflictPanel
      base={{ goal: 'было', title: 'Имя' }}
      mine={{ goal: 'было', title: 'Имя', ...mine }}
      theirs={{ goal: 'было', title: 'Имя', ...theirs }}
      placeName={([field]) => ({ goal: 'Цель', title: 'Название' })[field as 'goal']}
      theirsBy={theirsBy}
      onSettle={() => {}}
    />,
  );

test('a place both wrote in is to be decided, with what stood there before', () => {
  const drawn = draw({ goal: 'моё' }, { goal: 'их' });
  expect(drawn).toMatch(/Цель Было было Сохранено их У вас моё Вместе/);
  expect(drawn).toMatch(/Осталось выбрать 1 место/);
});

test('who saved the other text and when stands with it', () => {
  expect(draw({ goal: 'моё' }, { goal: 'их' }, 'Дмитрий Орлов, 14:29')).toMatch(
    /Сохранено , Дмитрий Орлов, 14:29 их У вас моё/,
  );
});

test('where one alone wrote nothing is left to decide', () => {
  const drawn = draw({ goal: 'моё' }, { title: 'Их' });
  expect(drawn).toMatch(/Цель Было было Сохранено было У вас моё Вместе.*Название Было Имя/);
  expect(drawn).not.toMatch(/Осталось/);
});
