import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { type Api, type OutputOf, errorCodeOf } from '#platform/web/api.ts';
import { apiContext, browserLoader } from '#platform/web/page.ts';
import type { Start } from '#platform/web/start-context.ts';
import { isAppAgent } from '#platform/shared/app-agent.ts';
import { themeFromCookie, type Theme } from '#platform/ui/theme.ts';

/** Decision 30: a slower account call is left to the browser. */
const accountLimitMs = 2000;

/** The visitor, or why nobody could tell who it is. */
export type KnownAccount = { account: OutputOf<'account/getCurrentAccount'> } | { error: string };

/** What stands behind every page. */
export interface RootData {
  known: KnownAccount;
  start: Start;
  theme: Theme;
}

/** On the server: the account first of all, for two seconds at most. */
export async function loadRoot({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<RootData> {
  const api = context.get(apiContext);
  const [known, start] = await Promise.all([
    within(accountLimitMs, askAccount(api)),
    api.call('site/getStart', {}),
  ]);
  const { host, protocol } = new URL(request.url);
  return {
    known,
    start: {
      ...start,
      isMobileApp: isAppAgent(request.headers.get('user-agent') ?? undefined),
      serverLocation: host,
      protocol: protocol === 'https:' ? 'https' : 'http',
    },
    theme: themeFromCookie(request.headers.get('cookie')),
  };
}

/** In the browser, when the chosen day changed: what the server knew of address and device stays. */
export function reloadRoot(args: ClientLoaderFunctionArgs, before: RootData): Promise<RootData> {
  return browserLoader<RootData>(async ({ api }) => {
    const [known, start] = await Promise.all([askAccount(api), api.call('site/getStart', {})]);
    return { ...before, known, start: { ...before.start, ...start } };
  })(args);
}

async function askAccount(api: Api): Promise<KnownAccount> {
  return api.call('account/getCurrentAccount', {}).then(
    (account) => ({ account }),
    (error: unknown) => ({ error: errorCodeOf(error) }),
  );
}

async function within(limitMs: number, asked: Promise<KnownAccount>): Promise<KnownAccount> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<KnownAccount>(
    (done) => (timer = setTimeout(() => done({ error: 'slow' }), limitMs)),
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
