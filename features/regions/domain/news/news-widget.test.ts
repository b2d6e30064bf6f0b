import { expect, test } from 'vitest';
import { reduceNewsWidget, startNewsWidget } from './news-widget.ts';

test('the widget starts empty and loading', () => {
  expect(startNewsWidget()).toEqual({ data: [], loading: true, error: null });
});

test('a success ends the loading, a failure leaves it on and tells its code', () => {
  const done = reduceNewsWidget(startNewsWidget<number>(), { type: 'succeeded', data: [1] });
  expect(done).toEqual({ data: [1], loading: false, error: null });
  expect(reduceNewsWidget(done, { type: 'failed', error: 'internal' })).toEqual({
    data: [1],
    loading: true,
    error: 'internal',
  });
});

test('asking again takes the failure away', () => {
  const failed = reduceNewsWidget(startNewsWidget<number>(), { type: 'failed', error: 'internal' });
  expect(reduceNewsWidget(failed, { type: 'fetched' }).error).toBeNull();
});
