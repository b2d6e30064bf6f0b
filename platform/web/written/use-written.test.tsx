// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfferWritten } from '#platform/ui/drafting/OfferWritten.tsx';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { emptyAccount } from '#platform/web/session/session-state.ts';
import { openVisit, VisitContext } from '#platform/web/session/visit.ts';
import { useWritten } from './use-written.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Letter() {
  const { text, write, sent, offer } = useWritten('letter');
  return (
    <>
      <OfferWritten offer={offer} />
      <textarea aria-label="letter" value={text} onChange={({ target }) => write(target.value)} />
      <button type="button" onClick={sent}>
        send
      </button>
    </>
  );
}

function open(id = '7') {
  cleanup();
  const visit = openVisit();
  visit.session.send({ type: 'accountLoaded', account: { ...emptyAccount, id } });
  render(
    <VisitContext value={visit}>
      <KitPage>
        <Letter />
      </KitPage>
    </VisitContext>,
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('letter');
const type = (value: string) => {
  fireEvent.change(field(), { target: { value } });
  act(() => vi.advanceTimersByTime(400));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what was not sent is offered to the same person when the form is opened again, beside what is written now', () => {
  open();
  type('first thought');
  open('8');
  expect(screen.queryByText('first thought')).toBeNull();
  open();
  expect(field().value).toBe('');
  type('second');
  expect(screen.getByText('first thought')).toBeTruthy();
  press('Вернуть');
  expect(field().value).toBe('first thought');
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
});

test('what was sent or is not wanted is not offered again', () => {
  open();
  type('sent');
  press('send');
  expect(field().value).toBe('');
  open();
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
  type('unwanted');
  open();
  press('Забыть');
  open();
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
});
