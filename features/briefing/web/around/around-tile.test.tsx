import { expect, test } from 'vitest';
import { drawTile, drawWhole } from '#platform/web/testing/draw-tile.tsx';
import type { Around } from './AroundChart.tsx';
import { AroundView } from './AroundTile.tsx';

const loading = { data: null, state: { kind: 'loading' } } as const;
const failed = { data: null, state: { kind: 'error', code: 'internal', onRetry: () => {} } } as const;
const ready = <T,>(data: T) => ({ data, state: { kind: 'ready' } }) as const;

const told = { title: '', language: 'ru', by: '', link: null, itemCount: 0, sourceCount: 0, turn: null };
const around: Around = {
  place: { yugoId: 1_124_665, shortName: 'Москва' },
  from: '2021-06-14',
  to: '2021-06-20',
  values: [10, 12, 14, null, 16, 18, 20],
  events: [
    { ...told, kind: 'turn', id: 0, day: '2021-06-15', turn: 'peak' },
    { ...told, kind: 'measure', id: 8, day: '2021-06-16', title: 'Маски в метро' },
    {
      ...told,
      kind: 'story',
      id: 9,
      day: '2021-06-17',
      title: 'Кафе по QR-коду',
      by: 'ТАСС',
      itemCount: 5,
      sourceCount: 4,
    },
  ],
  stories: 7,
  sample: false,
  source: null,
};
const term = { starts: '2021-06-16', ends: null };
const drawAround = (data: Around | null) => drawWhole(<AroundView loaded={ready(data)} term={term} />);

test('around a measure stand the cases of its days and what happened in them, earliest first, with the word that it coincided', async () => {
  const text = await drawAround(around);
  expect(text).toContain('это не значит «из-за»');
  expect(text).toMatch(/Рост остановился 15 июня 2021.*Маски в метро.*Кафе по QR-коду/);
  expect(text).toContain('Сюжетов, о которых писали хотя бы три издания: 7');
});

test('without cases the list stands alone, without anything that is said; no place or start leaves nothing', async () => {
  const none = { ...around, values: [null, null] };
  expect(await drawAround(none)).toContain('Маски в метро');
  expect(await drawAround({ ...none, events: [] })).toContain('других мер этого места не нашлось');
  expect(await drawAround(null)).toBe('');
  expect(drawTile(<AroundView loaded={loading} term={term} />)).toContain('Что было вокруг');
  expect(drawTile(<AroundView loaded={failed} term={term} />)).toContain('Повторить');
});
