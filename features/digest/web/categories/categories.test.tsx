import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { CategoryList } from './CategoryList.tsx';
import { PreviewTile } from './CategoryPreview.tsx';

const found = {
  total: 2,
  days: [0, 0, 0, 0, 0, 1, 1],
  news: [
    {
      newsId: 1,
      date: '2020-06-08T08:00:00Z',
      hasTime: true,
      title: 'Нефть дорожает',
      language: 'ru',
      sourceId: 1,
      sourceName: 'Издание',
      storyId: null,
    },
  ],
};
const draw = (preview: typeof found | null, refusal = ''): string =>
  drawTile(<PreviewTile found={preview} refusal={refusal} />);

test('what a category would bring is waited for, shown, said to be nothing, or refused with its sentence', () => {
  expect(draw(null)).toContain('Что попадёт в категорию');
  expect(draw(found)).toMatch(/2 заголовка за 7 дней.*Нефть дорожает.*Издание/);
  expect(draw({ ...found, total: 0, news: [] })).toContain('За 7 дней ничего не вышло.');
  expect(draw(null, 'Достигнуто наибольшее число тегов')).toContain('Достигнуто наибольшее число тегов');
});

test('the list says who sees each category, and which are others’', () => {
  const categories = [
    { id: 1, name: 'Нефть', isOwn: true, audience: 'me' as const, weekCount: 1200 },
    { id: 2, name: 'Банки', isOwn: false, audience: 'registered' as const, weekCount: 3 },
  ];
  expect(drawTile(<CategoryList categories={categories} current={1} />)).toMatch(
    /Нефть.*1 200.*только я.*Банки.*3.*чужая, вы подписаны/,
  );
  expect(drawTile(<CategoryList categories={[]} current={null} />)).toBe('');
});
