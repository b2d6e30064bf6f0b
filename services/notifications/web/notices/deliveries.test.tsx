import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { DeliveriesView } from './WebhookDeliveries.tsx';

const taken = {
  id: 2,
  noticeId: 7,
  kind: 'message' as const,
  attempt: 2,
  at: '2026-11-28T09:00:00Z',
  tookMs: 120,
  outcome: 'taken',
  status: 204,
  isWaiting: false,
};
const refused = { ...taken, id: 1, attempt: 1, outcome: 'http_error', status: 500 };
const draw = (deliveries: (typeof taken)[]): string =>
  drawTile(
    <DeliveriesView
      loaded={{ data: deliveries, state: { kind: 'ready' } }}
      postAgain={() => Promise.resolve()}
    />,
  );

test('of two attempts with one notice the newest alone offers to post it again', () => {
  const text = draw([taken, refused]);
  expect(text).toContain('принято, ответ 204');
  expect(text).toContain('не принято, ответ 500');
  expect(text.match(/Отправить ещё раз/g)).toHaveLength(1);
});

test('what will be posted by itself offers nothing', () => {
  expect(draw([{ ...refused, isWaiting: true }])).not.toContain('Отправить ещё раз');
});

test('an address that nothing was sent to says so', () => {
  expect(draw([])).toContain('ещё ничего не отправляли');
});

test.each([
  ['waiting', { kind: 'loading' as const }, 'Отправленное на вебхук'],
  ['failed', { kind: 'error' as const, onRetry: () => {} }, 'Повторить'],
])('a list that is %s says so', (_what, state, said) => {
  expect(
    drawTile(<DeliveriesView loaded={{ data: null, state }} postAgain={() => Promise.resolve()} />),
  ).toContain(said);
});
