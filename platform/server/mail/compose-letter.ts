import type { Letter } from '#platform/server/mail/mail.ts';
import { escapeHtml } from './escape-html.ts';

/** A paragraph of a letter: words, something to copy (a password), or a link. */
export type Paragraph = { words: string } | { copy: string } | { link: string; url: string };

/** Makes a letter with the same content as plain text and as simple HTML. */
export function composeLetter(
  to: string,
  locale: string,
  subject: string,
  paragraphs: Paragraph[],
  unsubscribeUrl?: string,
): Letter {
  const text = `${paragraphs.map(asText).join('\n\n')}\n`;
  const html = `<!doctype html><html lang="${locale}"><body style="font:16px/1.5 sans-serif;max-width:600px">${paragraphs.map(asHtml).join('')}</body></html>`;
  return { to, subject, text, html, unsubscribeUrl };
}

function asText(paragraph: Paragraph): string {
  if ('words' in paragraph) return paragraph.words;
  return 'copy' in paragraph ? `    ${paragraph.copy}` : `${paragraph.link}:\n${paragraph.url}`;
}

function asHtml(paragraph: Paragraph): string {
  if ('words' in paragraph) return `<p>${escapeHtml(paragraph.words)}</p>`;
  if ('copy' in paragraph) return `<p style="font:20px/1.5 monospace">${escapeHtml(paragraph.copy)}</p>`;
  return `<p><a href="${escapeHtml(paragraph.url)}">${escapeHtml(paragraph.link)}</a></p>`;
}
