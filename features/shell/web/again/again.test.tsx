// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { browserApi } from '#platform/web/browser-api.ts';
import { emptyAccount } from '#platform/web/session/session-state.ts';
import { openVisit, VisitContext } from '#platform/web/session/visit.ts';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { SignInAgain } from './SignInAgain.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const account = { ...emptyAccount, id: '7', email: 'ann@example.org' };

/** A server whose session is gone; what it was asked, in order. */
function openServer() {
  const asked: string[] = [];
  let isIn = false;
  const refuse = (code: string) =>
    Response.json({ type: 'about:blank', status: 401, code, title: code, requestId: '' }, { status: 401 });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const call = String(url).replace('/api/', '');
    asked.push(call);
    if (call === 'account/openVisitorSession') return Response.json({});
    if (call === 'account/login') {
      const { email, password } = JSON.parse(String(body));
      if (email !== account.email || password !== 'right') return refuse('invalid_credentials');
      isIn = true;
      return Response.json({ account, returnUrl: '/', mustReplacePassword: false });
    }
    return isIn ? Response.json({ ok: true }) : refuse('not_authenticated');
  });
  return asked;
}

function open() {
  const visit = openVisit();
  visit.session.send({ type: 'accountLoaded', account });
  render(
    <VisitContext value={visit}>
      <KitPage>
        <textarea aria-label="Письмо" defaultValue="Длинное письмо" />
        <SignInAgain />
      </KitPage>
    </VisitContext>,
  );
}

test('what an ended sign-in refuses waits for the password beside what was typed, and then goes out by itself', async () => {
  const asked = openServer();
  open();
  const sent = browserApi('ru', null).call('account/setLocale', { locale: 'ru' });
  const field = await screen.findByLabelText('Пароль');
  await expect.poll(() => document.activeElement).toBe(field);
  expect(screen.getByText(/ann@example\.org/)).toBeTruthy();
  const press = async (password: string) => {
    fireEvent.input(field, { target: { value: password } });
    await act(async () => fireEvent.submit(field.closest('form')!));
  };
  await press('wrong');
  expect(await screen.findByText('invalid_credentials')).toBeTruthy();
  await press('right');
  expect(await sent).toEqual({ ok: true });
  await expect.poll(() => screen.queryByLabelText('Пароль')).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Письмо').value).toBe('Длинное письмо');
  const entry = ['account/openVisitorSession', 'account/login'];
  expect(asked).toEqual(['account/setLocale', ...entry, ...entry, 'account/setLocale']);
});

test('a text that saves itself does not take the hand away; Escape says not now, and the refusal is told', async () => {
  openServer();
  open();
  const text = screen.getByLabelText('Письмо');
  text.focus();
  const saved = browserApi('ru', null)
    .call('account/setLocale', { locale: 'ru' }, { again: 'quiet' })
    .catch((error: Error) => error.message);
  const field = await screen.findByLabelText('Пароль');
  expect(document.activeElement).toBe(text);
  act(() => void fireEvent.keyDown(field, { key: 'Escape' }));
  expect(await saved).toBe('not_authenticated');
  expect(screen.queryByLabelText('Пароль')).toBeNull();
});
