import { data, type ActionFunctionArgs, redirect } from 'react-router';
import type { Problem } from '#platform/contract/errors.ts';
import { defaultLocale, isLocale, type Locale } from '#platform/shared/locales.ts';
import { ApiError, type Api, type CallName, type InputOf, type OutputOf } from '#platform/web/api.ts';
import { apiContext } from '#platform/web/page.ts';

/** What a posted form leads to without JavaScript: the problem, or the answer, with what was typed (never a password). */
export type FormAnswer<Name extends CallName> =
  | { problem: Problem; values: Record<string, string> }
  | { output: OutputOf<Name>; values: Record<string, string> };

/** What an action knows of the page the form stood on. */
interface PostedPage {
  locale: Locale;
  url: URL;
}

interface Posting<Name extends CallName> {
  name: Name;
  read: (form: FormData, page: PostedPage) => InputOf<Name>;
  /** The field that says which of a page's forms was sent. */
  chosenBy?: string;
  /** Where to go after success; without it the page shows the answer. */
  next?: (output: OutputOf<Name>, page: PostedPage) => Response;
}

/**
 * Makes a route's `action`: one call through the gate with the token of the form's hidden field. Fields that the page did
 * not read go to the gate as they are, which refuses those the call does not know. Only the server runs it; with JavaScript
 * the form calls by itself.
 */
export function formAction<Name extends CallName>({ name, read, next, chosenBy }: Posting<Name>) {
  return async ({ request, context, params }: ActionFunctionArgs) => {
    const form = new ReadForm(await request.formData());
    const page = {
      url: new URL(request.url),
      locale: isLocale(params['locale']) ? params['locale'] : defaultLocale,
    };
    const values = typedValues(form);
    const input = read(form, page);
    const token = textOf(form, 'xsrfToken');
    const unread = form.unread().filter(([field]) => field !== chosenBy);
    const asked = await ask(
      context.get(apiContext),
      name,
      { ...Object.fromEntries(unread), ...input } as InputOf<Name>,
      token,
    );
    if ('problem' in asked)
      return data<FormAnswer<Name>>({ problem: asked.problem, values }, { status: asked.problem.status });
    if (next) return next(asked.output, page);
    return data<FormAnswer<Name>>({ output: asked.output, values });
  };
}

/** A form that knows which of its fields were looked at. */
class ReadForm extends FormData {
  readonly #read = new Set<string>();

  constructor(sent: FormData) {
    super();
    for (const [name, value] of sent) this.append(name, value as string);
  }

  override get(name: string) {
    this.#read.add(name);
    return super.get(name);
  }

  override getAll(name: string) {
    this.#read.add(name);
    return super.getAll(name);
  }

  override has(name: string) {
    this.#read.add(name);
    return super.has(name);
  }

  unread(): [string, unknown][] {
    return [...this].filter(([name]) => !this.#read.has(name));
  }
}

async function ask<Name extends CallName>(
  api: Api,
  name: Name,
  input: InputOf<Name>,
  token: string,
): Promise<{ output: OutputOf<Name> } | { problem: Problem }> {
  try {
    return { output: await api.call(name, input, { token }) };
  } catch (error) {
    if (error instanceof ApiError) return { problem: error.problem };
    throw error;
  }
}

function typedValues(form: FormData): Record<string, string> {
  const shown = [...form].filter(
    ([name]) => name !== 'xsrfToken' && !name.toLowerCase().includes('password'),
  );
  return Object.fromEntries(shown.map(([name, value]) => [name, String(value)]));
}

/** The text of a field, empty when it was not sent. */
export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

/** Where a form without JavaScript leads after a sign-in: the page asked for, or the change of a one-time password. */
export function nextAfterSignIn(
  { returnUrl, mustReplacePassword }: OutputOf<'account/login'>,
  { locale }: PostedPage,
): Response {
  return redirect(
    mustReplacePassword ? `/${locale}/login/password?returnUrl=${encodeURIComponent(returnUrl)}` : returnUrl,
    303,
  );
}
