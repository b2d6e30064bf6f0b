import type { Page } from '@playwright/test';
import { awaitLetter, passwordIn } from './letter.ts';

/** An account of a journey's own. */
interface OwnAccount {
  email: string;
  password: string;
}

/** What a call needs beside its input: the token against forgery. */
export async function tokenOf(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  return { 'X-XSRF-TOKEN': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' };
}

/** Signs in by the call alone; the status it answered with. */
export async function logIn(page: Page, account: OwnAccount): Promise<number> {
  await page.request.get('/ru/login');
  const answer = await page.request.post('/api/account/login', {
    data: account,
    headers: await tokenOf(page),
  });
  return answer.status();
}

/** Makes an account that no other journey and no earlier run knows, takes its password out of the letter and signs in. */
export async function signUp(page: Page, [firstName, lastName]: [string, string]): Promise<OwnAccount> {
  const email = `journey-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`;
  await page.request.get('/ru/login');
  await page.request.post('/api/account/register', {
    data: { firstName, lastName, email, acceptTerms: true },
    headers: await tokenOf(page),
  });
  await logIn(page, { email, password: passwordIn(await awaitLetter(email)) });
  const password = 'leaving 2020 x';
  await page.request.post('/api/account/replacePassword', {
    data: { password },
    headers: await tokenOf(page),
  });
  return { email, password };
}
