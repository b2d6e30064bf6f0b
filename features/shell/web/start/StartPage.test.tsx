// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleStart, ShellPage } from '#features/shell/testing/ShellPage.tsx';
import { openVisit } from '#platform/web/session/visit.ts';
import { StartPage } from './StartPage.tsx';

const account = {
  id: '7',
  email: 'i@example.org',
  name: 'Ирина',
  remember: false,
  roles: [],
  hasActiveLicense: true,
  linkedObjectYugoId: null,
  ownRegionYugoId: null,
  locale: null,
  licence: null,
  canStartTrial: false,
  xsrfToken: 't',
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const loader = () => screen.queryByText('Загружается');

function open(
  known: Parameters<typeof StartPage>[0]['known'],
  answer: () => Promise<Response>,
  address?: string,
) {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  const visit = openVisit();
  render(
    <ShellPage visit={visit} address={address}>
      <StartPage known={known} start={sampleStart}>
        <p>page</p>
      </StartPage>
    </ShellPage>,
  );
  return { visit, fetch };
}

test('with the account known the page stands at once', () => {
  const { visit, fetch } = open({ account }, async () => Response.json(account));
  expect(screen.getByText('page')).toBeTruthy();
  expect(visit.session.get().account.id).toBe('7');
  expect(fetch).not.toHaveBeenCalled();
});

test('when the server could not tell in time, the browser asks, and the page stands when it is answered', async () => {
  open({ error: 'slow' }, () => new Promise((done) => setTimeout(() => done(Response.json(account)), 3000)));
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(screen.queryByText('page')).toBeNull();
  expect(loader()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('page')).toBeTruthy();
  expect(loader()).toBeNull();
});

test('when it fails the loading screen stays without a message, the error is stored, nobody is signed in', async () => {
  const { visit } = open({ error: 'internal' }, async () => new Response('{}', { status: 500 }));
  await act(() => vi.advanceTimersByTimeAsync(4900));
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5100));
  expect(screen.queryByText('page')).toBeNull();
  expect(loader(), 'ten seconds later').not.toBeNull();
  expect(visit.session.get()).toMatchObject({ status: 'loading', error: 'internal', account: { id: '' } });
});

test('the loading screen has the title of the page that is waited for', () => {
  open({ error: 'slow' }, () => new Promise(() => {}), '/ru/regions-list/incidence');
  expect(document.title).toMatch(/^Сводка — ./);
  expect(document.title).not.toContain('_');
});

test('after some seconds there is a quiet way to ask again', async () => {
  let works = false;
  const { fetch } = open({ error: 'internal' }, async () =>
    works ? Response.json(account) : new Response('{}', { status: 500 }),
  );
  await act(() => vi.advanceTimersByTimeAsync(5100));
  works = true;
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('page')).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(2);
});
