// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aroundTile, drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleBoard } from '../../testing/sample-board.ts';
import { Delivery } from './Delivery.tsx';
import { DeliverBoard } from './DeliverBoard.tsx';
import { EndLetter } from './EndLetter.tsx';
import type { DeliveryData } from './use-delivery.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const kept: DeliveryData = {
  email: 'ann@example.org',
  letter: {
    isOn: false,
    hour: 8,
    zone: 'Europe/Moscow',
    weekday: null,
    lastSent: null,
    isUndelivered: false,
  },
  watched: ['a'],
};

/** Answers calls as told, the loading one first; gives what was sent. */
function answer(loaded: () => Response): { call: string; body: object }[] {
  const sent: { call: string; body: object }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    const call = address.split('?')[0]!.replace('/api/', '');
    if (call === 'boards/getDelivery') return loaded();
    sent.push({ call, body: JSON.parse(body ?? '{}') as object });
    return Response.json({ ok: true });
  });
  return sent;
}
const draw = () => render(aroundTile(<Delivery id={5} tiles={sampleBoard.tiles} />));

test('a weekly letter is chosen by its day and hour, and views are watched one by one', async () => {
  const sent = answer(() => Response.json(kept));
  draw();
  const often = await screen.findByLabelText('Как часто');
  expect(screen.queryByLabelText('Час')).toBeNull();
  fireEvent.change(often, { target: { value: 'weekly' } });
  fireEvent.change(screen.getByLabelText('День недели'), { target: { value: '5' } });
  fireEvent.change(screen.getByLabelText('Час'), { target: { value: '18' } });
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const zone = 'Europe/Moscow';
  expect(sent[0]).toEqual({
    call: 'boards/saveLetter',
    body: { id: 5, isOn: true, hour: 18, zone, weekday: 5 },
  });
  // The view whose indicator is no more has nothing to watch.
  const [only, ...others] = screen.getAllByRole<HTMLInputElement>('switch');
  expect([only!.checked, others]).toEqual([true, []]);
  fireEvent.click(screen.getByRole('switch', { name: 'Бедность' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ call: 'boards/watchTile', body: { id: 5, tileId: 'a', isOn: false } });
});

test('what cannot be loaded says why and is asked for again; letters that nobody took say that they ended', async () => {
  let isBroken = true;
  answer(() =>
    isBroken
      ? Response.json({ title: 'Такой доски нет.', status: 404, code: 'not_found' }, { status: 404 })
      : Response.json({ ...kept, letter: { ...kept.letter, isUndelivered: true } }),
  );
  draw();
  expect((await screen.findByRole('alert')).textContent).toContain('Такой доски нет.');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect((await screen.findByRole('status')).textContent).toContain('не дошли до ann@example.org');
});

test('on the page of a board the choice is folded; a board without views says so', async () => {
  expect(drawTile(<DeliverBoard id={5} tiles={[]} />)).toBe('Письмо и оповещения');
  answer(() => Response.json({ ...kept, watched: [] }));
  render(aroundTile(<Delivery id={5} tiles={[]} />));
  expect(await screen.findByText('На доске нет видов обозревателя.')).toBeTruthy();
});

test('the link of a letter ends it by one press and says so; without a token there is nothing to press', async () => {
  const sent = answer(() => Response.json(kept));
  const { unmount } = render(aroundTile(<EndLetter token="secret" />));
  fireEvent.click(screen.getByRole('button', { name: 'Больше не присылать' }));
  await screen.findByRole('heading', { name: /больше не будет/ });
  expect(sent).toEqual([{ call: 'boards/endLetter', body: { token: 'secret' } }]);
  unmount();
  expect(drawTile(<EndLetter token="" />)).toContain('Откройте эту страницу ссылкой из письма.');
});
