/** Somebody who is signed in at a running server. */
export interface Visitor {
  get(address: string): Promise<{ status: number; text: string }>;
}

/** Signs a sample account in; its password follows from its name. */
export async function signIn(base: string, name: string): Promise<Visitor> {
  const jar = new Map<string, string>();
  const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const token = jar.get('XSRF-TOKEN') ?? '';
    const headers = { ...init.headers, cookie, locale: 'ru', 'x-xsrf-token': token };
    const answer = await fetch(base + address, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [key, value] = line.split(';')[0]!.split('=', 2) as [string, string];
      jar.set(key, value);
    }
    return answer;
  };
  await ask('/api/account/openVisitorSession', { method: 'POST' });
  const answer = await ask('/api/account/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.org`, password: `${name}-2020` }),
  });
  if (!answer.ok) throw new Error(`${name} could not sign in: ${await answer.text()}`);
  return {
    async get(address) {
      const given = await ask(address);
      return { status: given.status, text: await given.text() };
    },
  };
}
