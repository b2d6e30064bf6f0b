import { expect, test } from 'vitest';
import { readFeedsView, writeFeedsView } from './feeds-address.ts';

const read = (search: string) => readFeedsView(new URL(`https://s.example/ru/desk/feeds${search}`));

test('a view is written and read back, the usual one writes nothing', () => {
  expect(writeFeedsView(read(''), {})).toEqual({});
  const view = read('?text=lenta&health=failing&sort=itemsPerDay&down=1&page=3');
  expect(view).toEqual({
    text: 'lenta',
    health: 'failing',
    sortBy: 'itemsPerDay',
    descending: true,
    page: 3,
  });
  expect(writeFeedsView(view, { page: 3 })).toEqual({
    text: 'lenta',
    health: 'failing',
    sort: 'itemsPerDay',
    down: '1',
    page: 3,
  });
});

test('another question starts at its first page', () => {
  expect(writeFeedsView(read('?page=7'), { health: 'paused' })).toEqual({ health: 'paused' });
});

test('anything odd counts as not written', () => {
  expect(read('?health=ill&sort=x&page=-2&down=yes')).toEqual(read(''));
  expect(read(`?text=${'x'.repeat(300)}`).text).toHaveLength(200);
});
