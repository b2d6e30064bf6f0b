import { expect, test } from 'vitest';
import { idleRequest, reduceRequest, type RequestState } from './request-state.ts';

const flags = ({ loading, loaded, ajaxError }: RequestState<string>) => ({ loading, loaded, ajaxError });

test('loading goes on at the start, loaded comes on only after success', () => {
  const started = reduceRequest(idleRequest<string>(), { type: 'started' });
  expect(flags(started)).toEqual({ loading: true, loaded: false, ajaxError: null });
  const done = reduceRequest(started, { type: 'succeeded', data: 'a' });
  expect(flags(done)).toEqual({ loading: false, loaded: true, ajaxError: null });
});

test('a failure ends loading, keeps what was shown, and says its code', () => {
  const done = reduceRequest(idleRequest<string>(), { type: 'succeeded', data: 'a' });
  const failed = reduceRequest(reduceRequest(done, { type: 'started' }), {
    type: 'failed',
    error: 'network',
  });
  expect(failed).toEqual({ loading: false, loaded: false, ajaxError: 'network', data: 'a' });
});

test('the next start takes loaded and the error back', () => {
  const failed = reduceRequest(idleRequest<string>('a'), { type: 'failed', error: 'network' });
  expect(flags(reduceRequest(failed, { type: 'started' }))).toEqual({
    loading: true,
    loaded: false,
    ajaxError: null,
  });
});

test('a canceled request leaves no error', () => {
  const started = reduceRequest(idleRequest<string>(), { type: 'started' });
  expect(flags(reduceRequest(started, { type: 'canceled' }))).toEqual({
    loading: false,
    loaded: false,
    ajaxError: null,
  });
});
