import {
  createContext,
  data,
  redirect,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { Problem } from '#platform/contract/errors.ts';
import { defaultLocale, isLocale, type Locale } from '#platform/shared/locales.ts';
import { ApiError, type Api } from './api.ts';
import { browserApi } from './browser-api.ts';

/** The gate in process, put into the router's context by the server for each request. */
export const apiContext = createContext<Api>();

/** What a page's loader knows, wherever it runs. */
export interface PageRequest {
  api: Api;
  params: Record<string, string | undefined>;
  locale: Locale;
  /** The address without its host; search parameters are a view's state. */
  url: URL;
  signal: AbortSignal;
}

/** Loads what a page shows; the same function on the server and in the browser. */
export type LoadPage<T> = (page: PageRequest) => Promise<T>;

/** Makes a route's `loader`: the page's load over the gate in process. */
export function serverLoader<T>(load: LoadPage<T>) {
  return (args: LoaderFunctionArgs): Promise<T> => {
    const api = args.context.get(apiContext);
    return answer(load, api, args);
  };
}

/** Makes a route's `clientLoader`: the page's load over HTTP. */
export function browserLoader<T>(load: LoadPage<T>) {
  return (args: ClientLoaderFunctionArgs): Promise<T> => {
    const locale = localeOf(args.params['locale']);
    return answer(load, browserApi(locale, new URL(args.request.url).searchParams.get('asOf')), args);
  };
}

function localeOf(text: string | undefined): Locale {
  return isLocale(text) ? text : defaultLocale;
}

async function answer<T>(
  load: LoadPage<T>,
  api: Api,
  args: Pick<LoaderFunctionArgs, 'params' | 'request'>,
): Promise<T> {
  const url = new URL(args.request.url);
  const locale = localeOf(args.params['locale']);
  try {
    return await load({ api, params: args.params, locale, url, signal: args.request.signal });
  } catch (error) {
    if (error instanceof ApiError) throw answerOf(error.problem, locale, url);
    throw error;
  }
}

/** A missing login ends at the login; the rest reaches the route's error view at the address asked for. */
function answerOf(problem: Problem, locale: Locale, url: URL): unknown {
  if (problem.status === 401)
    return redirect(`/${locale}/login?returnUrl=${encodeURIComponent(url.pathname + url.search)}`);
  return data(problem, { status: problem.status });
}
