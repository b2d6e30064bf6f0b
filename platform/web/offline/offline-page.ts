import type { Locale } from '#platform/shared/locales.ts';

/** The texts of the page that stands in for one that was not kept. */
export type OfflineTexts = Record<
  'Offline_Title' | 'Offline_Text' | 'Offline_Kept' | 'Offline_None' | 'Offline_Again',
  string
>;

/** A page that was kept: where it stands, its title, when it was read (ms since 1970). */
export interface KeptPage {
  address: string;
  title: string;
  readAt: number;
}

/** In the language of the address: what cannot be opened now, and what was read and can. `nonce` lets its own styles be drawn. */
export function offlinePage(
  { locale, address, nonce }: { locale: Locale; address: string; nonce: string },
  kept: readonly KeptPage[],
  texts: OfflineTexts,
): string {
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const rows = kept
    .toSorted((one, other) => other.readAt - one.readAt)
    .map(
      ({ address: to, title, readAt }) =>
        `<li><a href="${escape(to)}">${escape(title || to)}</a> <time datetime="${new Date(readAt).toISOString()}">${escape(when.format(readAt))}</time></li>`,
    );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(texts['Offline_Title'])}</title>
<style nonce="${escape(nonce)}">${look}</style>
</head>
<body>
<main>
<h1>${escape(texts['Offline_Title'])}</h1>
<p>${escape(texts['Offline_Text'])}</p>
<p><a href="${escape(address)}">${escape(texts['Offline_Again'])}</a></p>
${rows.length === 0 ? `<p>${escape(texts['Offline_None'])}</p>` : `<h2>${escape(texts['Offline_Kept'])}</h2><ul>${rows.join('')}</ul>`}
</main>
</body>
</html>`;
}

const look =
  ':root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}main{max-width:640px;margin:0 auto;padding:32px 16px}h1{font-size:28px;line-height:1.2}h2{font-size:18px}ul{padding:0;list-style:none}li{padding:8px 0;border-bottom:1px solid}time{display:block;font-size:13px}';

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The title in the HTML of a kept page; empty where none is found. */
export function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => signs[name]!);
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
