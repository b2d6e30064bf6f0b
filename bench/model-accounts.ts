/** A sample account that asks a running server. */
export interface Asking {
  base: string;
  cookie: string;
  token: string;
}

/** Signs a sample account in; its password follows from its name. */
export async function signInAs(base: string, name: string): Promise<Asking> {
  const from = { 'x-forwarded-for': `10.9.${name.length}.${name.codePointAt(0)}` };
  const visit = await fetch(`${base}/api/account/openVisitorSession`, { method: 'POST', headers: from });
  const opened = cookiesOf(visit);
  const answer = await fetch(`${base}/api/account/login`, {
    method: 'POST',
    headers: {
      ...from,
      'content-type': 'application/json',
      cookie: opened,
      'x-xsrf-token': tokenOf(opened),
    },
    body: JSON.stringify({ email: `${name}@example.org`, password: `${name}-2020` }),
  });
  if (!answer.ok) throw new Error(`${name} could not sign in: ${await answer.text()}`);
  const cookie = cookiesOf(answer);
  return { base, cookie, token: tokenOf(cookie) };
}

/** Asks a call of the models or a dossier; null where the server says to come again later. */
export async function askAs({ base, cookie, token }: Asking, name: string, input: object): Promise<unknown> {
  const isGet = /\/get(Simulation|Region)/.test(name);
  const query = isGet
    ? `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))}`
    : '';
  const answer = await fetch(`${base}/api/${name}${query}`, {
    method: isGet ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': token, locale: 'ru' },
    ...(!isGet && { body: JSON.stringify(input) }),
  });
  if (answer.status === 429) return null;
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

function tokenOf(cookie: string): string {
  return decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
}
