import type { Problem } from '#platform/contract/errors.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { escapeHtml } from './escape-html.ts';

/** A page that says what went wrong when no page can be rendered: needs no script, no style file and no database. */
export function errorPage({ title, status, requestId }: Problem, locale: Locale): string {
  const text = escapeHtml(title);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text}</title></head><body><main><h1>${text}</h1><p><a href="">↻</a> <a href="/${locale}/">Svodka</a></p><p><small>${status} · ${escapeHtml(requestId)}</small></p></main></body></html>`;
}
