// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfferWritten } from '#platform/ui/drafting/OfferWritten.tsx';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { emptyAccount } from '#platform/web/session/session-state.ts';
import { openVisit, VisitContext } from '#platform/web/session/visit.ts';
import { readFields, useWrittenFields } from './use-written-fields.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const start = { name: '', town: 'Perm', isMailed: false };

function Card() {
  const { values, write, settle, offer } = useWrittenFields('card', start, ({ name }) => name);
  return (
    <>
      <OfferWritten offer={offer} />
      <input aria-label="name" value={values.name} onChange={({ target }) => write({ name: target.value })} />
      <input aria-label="town" value={values.town} onChange={({ target }) => write({ town: target.value })} />
      <button type="button" onClick={() => settle(values)}>
        send
      </button>
    </>
  );
}

function open() {
  cleanup();
  const visit = openVisit();
  visit.session.send({ type: 'accountLoaded', account: { ...emptyAccount, id: '7' } });
  render(
    <VisitContext value={visit}>
      <KitPage>
        <Card />
      </KitPage>
    </VisitContext>,
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  act(() => vi.advanceTimersByTime(400));
};
const offers = () => screen.queryAllByRole('button').length - 1;

test('fields that were left unsent are offered by their words, and come back all together', () => {
  open();
  type('name', 'Anna');
  type('town', 'Tomsk');
  open();
  expect([field('name').value, field('town').value]).toEqual(['', 'Perm']);
  expect(screen.getByText('Anna')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button')[0]!);
  expect([field('name').value, field('town').value]).toEqual(['Anna', 'Tomsk']);
});

test('what was sent stands in its fields and is not offered again', () => {
  open();
  type('name', 'Anna');
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  expect(field('name').value).toBe('Anna');
  open();
  expect(offers()).toBe(0);
});

test('a kept field that the form has no more, and a text that is none, change nothing', () => {
  expect(readFields('{"name":"Anna","fax":"1"}', start)).toEqual({ ...start, name: 'Anna' });
  for (const text of ['', 'null', '7', '{"name"']) expect(readFields(text, start)).toEqual(start);
});
