import { inject } from 'vitest';
import { request, type Dispatcher } from 'undici';
import { xsrfCookie, xsrfHeader } from '#platform/server/http/anti-forgery.ts';
import { pathOf } from '#platform/contract/endpoint.ts';
import { encodeQuery } from '#platform/shared/wire.ts';
import { contract } from '#app/contract.ts';
import type { Account } from './fill-deployment.ts';

/** An answer, whole. */
export interface Answer {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  text: string;
}

/** What is sent, and to which process: 0 and 1 stand behind the proxy; without it they take turns. */
export interface Sending {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  at?: number;
}

type CallName = keyof typeof contract & string;

let opened = 0;

/** A visitor's browser at the https address, or (`plain`) at a plain one. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #plain: boolean;
  readonly #address: string;
  #turn = 0;

  constructor({ plain = false } = {}) {
    this.#plain = plain;
    opened += 1;
    this.#address = `10.${process.pid % 200}.${opened >> 8}.${opened & 255}`;
  }

  async send(path: string, { method = 'GET', headers = {}, body, at }: Sending = {}): Promise<Answer> {
    const { origins, plainOrigin } = inject('deployment');
    const origin = this.#plain ? plainOrigin : origins[at ?? (this.#turn += 1) % origins.length]!;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await request(origin + path, {
      method: method as Dispatcher.HttpMethod,
      body,
      headers: {
        ...(!this.#plain && {
          host: 'svodka.test',
          'x-forwarded-host': 'svodka.test',
          'x-forwarded-proto': 'https',
          'x-forwarded-for': this.#address,
        }),
        ...(cookie !== '' && { cookie }),
        ...headers,
      },
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) this.#keep(line);
    return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
  }

  /** A page as a browser asks for it. */
  page(path: string, at?: number): Promise<Answer> {
    return this.send(path, { at, headers: { accept: 'text/html' } });
  }

  /** A call, with the anti-forgery token where there is one. */
  async call(
    name: CallName,
    input: object = {},
    at?: number,
  ): Promise<{ status: number; body: ReturnType<typeof JSON.parse> }> {
    const { verb } = (contract as Record<string, { verb: string }>)[name]!;
    const token = this.cookies.get(xsrfCookie);
    const headers = { ...(token !== undefined && { [xsrfHeader]: token }) };
    const answer =
      verb === 'POST'
        ? await this.send(pathOf(name), {
            at,
            method: verb,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(input),
          })
        : await this.send(`${pathOf(name)}?${encodeQuery({ ...input })}`, { at, method: verb, headers });
    return { status: answer.status, body: answer.text === '' ? null : JSON.parse(answer.text) };
  }

  /** Signs in as the login page does: a visitor's session at one process, the password at the other. */
  async signIn({ email, password }: Pick<Account, 'email' | 'password'>): Promise<number> {
    const { status, body } = await this.call('account/openVisitorSession', {}, 0);
    if (status !== 200) return status;
    const answer = await this.send(pathOf('account/login'), {
      at: 1,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [xsrfHeader]: (body as { xsrfToken: string }).xsrfToken,
      },
      body: JSON.stringify({ email, password }),
    });
    return answer.status;
  }

  /** Keeps a cookie only where a browser would: a prefixed one is Secure, for the whole site, and came over https. */
  #keep(line: string): void {
    const [pair = '', ...rest] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    const options = rest.map((option) => option.toLowerCase());
    const isSecure = options.includes('secure');
    if (isSecure && this.#plain) return;
    if (name.startsWith('__Host-') && !(isSecure && options.includes('path=/'))) return;
    if (value === '' || options.includes('max-age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

const signedIn = new Map<string, Promise<Browser>>();

/** The browser of an account, signed in once for all tests of a file's worker. */
export function browserOf(account: Account, { plain = false } = {}): Promise<Browser> {
  const key = `${account.id} ${plain}`;
  let found = signedIn.get(key);
  if (found === undefined) {
    const browser = new Browser({ plain });
    found = browser.signIn(account).then((status) => {
      if (status !== 200) throw new Error(`Signing in answered ${status}.`);
      return browser;
    });
    signedIn.set(key, found);
  }
  return found;
}
