import { escapeHtml } from '#platform/server/mail/escape-html.ts';
import type { Letter } from '#platform/server/mail/mail.ts';
import { addDays, dayToDate } from '#platform/shared/calendar-days.ts';
import { formatDay } from '#platform/shared/dates.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { boardText } from './letter-texts.ts';
import type { ToldTile } from './tell-tile.ts';

/** What a board's letter is made of. */
export interface BoardToWrite {
  boardId: number;
  email: string;
  locale: Locale;
  publicUrl: string;
  token: string;
  hour: number;
  zone: string;
  /** 1 = Monday to 7 = Sunday; null = every day. */
  weekday: number | null;
  issueDay: string;
  name: string;
  /** As of when its figures are, in a sentence. */
  known: string;
  tiles: readonly ToldTile[];
}

const serif = "Georgia,'Times New Roman',serif";
const grey = 'color:#4F5A68;font-size:13px;line-height:18px';
const someSunday = '2020-06-07';

/** A board as a letter: HTML without pictures, the same as plain text, and the address that ends it in one click. */
export function composeBoardLetter(board: BoardToWrite): Letter {
  const { email, locale, publicUrl, token, name, issueDay, boardId } = board;
  return {
    to: email,
    subject: boardText(locale, 'Subject', { name, day: formatDay(issueDay, locale) }),
    text: writeText(board),
    html: writeHtml(board),
    unsubscribeUrl: `${publicUrl}/api/boards/endLetter?token=${token}`,
    messageId: `<board.${boardId}.${issueDay}.${token.slice(0, 12)}@${new URL(publicUrl).hostname}>`,
  };
}

function links({ publicUrl, locale, token, boardId }: BoardToWrite) {
  const at = (path: string) => `${publicUrl}/${locale}${path}`;
  return { at, board: at(`/boards/${boardId}`), end: at(`/boards/letter?token=${token}`) };
}

function comes({ locale, hour, zone, weekday, email }: BoardToWrite): string {
  const told = { hour: `${String(hour).padStart(2, '0')}:00`, zone, email };
  if (weekday === null) return boardText(locale, 'Daily', told);
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return boardText(locale, 'Weekly', { ...told, weekday: format(dayToDate(addDays(someSunday, weekday))) });
}

function writeText(board: BoardToWrite): string {
  const { locale, name, known, tiles } = board;
  const to = links(board);
  return [
    `${boardText(locale, 'Brand')} · ${name}`,
    known,
    ...tiles.map((tile) => tileText(tile, to.at)),
    `${boardText(locale, 'Open')}: ${to.board}`,
    `${boardText(locale, 'Made')} ${comes(board)}`,
    `${boardText(locale, 'Unsubscribe')}: ${to.end}`,
    '',
  ].join('\n\n');
}

function tileText({ heading, path, lines, tables, small }: ToldTile, at: (path: string) => string): string {
  return [
    ...(heading === '' ? [] : [heading]),
    ...lines,
    ...tables.flatMap(({ name, head, rows, more }) => [
      [name, ...head.filter((word) => word !== '')].join(', '),
      ...rows.map(([place, value, change]) => `${place}: ${value}${change === '' ? '' : ` (${change})`}`),
      ...(more === '' ? [] : [more]),
    ]),
    ...small,
    ...(path === null ? [] : [at(path)]),
  ].join('\n');
}

/** Readers of mail that know a dark scheme get one of their own; the others keep what stands in each element. */
const darkStyle = `@media (prefers-color-scheme:dark){
body{background:#0B121B!important}
.sheet{background:#121B27!important;color:#ECEAE4!important}
.sheet a{color:#7FB4E3!important}
.sheet a.title{color:#ECEAE4!important}
.sheet a.button{background:#ECEAE4!important;color:#121B27!important}
.sheet p[style*="4F5A68"],.sheet th{color:#A7B1BC!important}
.sheet p,.sheet td,.sheet th{border-color:#33404F!important}
}`;

function writeHtml(board: BoardToWrite): string {
  const { locale, name, known, tiles } = board;
  const to = links(board);
  const say = (key: Parameters<typeof boardText>[1]) => escapeHtml(boardText(locale, key));
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${darkStyle}</style></head>
<body style="margin:0;background:#EEECE5;color:#16202E;font:16px/24px Arial,sans-serif"><div class="sheet" style="max-width:560px;margin:0 auto;background:#fff;padding:28px 24px 32px">
<p style="margin:0 0 8px;padding-bottom:8px;border-bottom:1px solid #16202E;font:600 28px/32px ${serif}">${escapeHtml(name)}</p>
<p style="${grey};margin:0 0 20px">${escapeHtml(known)}</p>
${tiles.map((tile) => tileHtml(tile, to.at)).join('\n')}
<p style="margin:28px 0 0"><a class="button" href="${escapeHtml(to.board)}" style="display:inline-block;background:#16202E;color:#F6F5F1;font-weight:600;font-size:14px;padding:10px 16px;border-radius:4px;text-decoration:none">${say('Open')}</a></p>
<p style="${grey};border-top:1px solid #DCD9D0;padding-top:12px;margin:28px 0 0">${say('Brand')}. ${say('Made')} ${escapeHtml(comes(board))} <a href="${escapeHtml(to.board)}" style="color:#0A5C8A">${say('Manage')}</a>, <a href="${escapeHtml(to.end)}" style="color:#0A5C8A">${say('Unsubscribe')}</a>.</p>
</div></body></html>`;
}

function tileHtml({ heading, path, lines, tables, small }: ToldTile, at: (path: string) => string): string {
  const title = escapeHtml(heading);
  const linked =
    path === null
      ? title
      : `<a class="title" href="${escapeHtml(at(path))}" style="color:#16202E;text-decoration:none">${title}</a>`;
  const told = lines.map((line) => escapeHtml(line).replaceAll('\n', '<br>'));
  return [
    ...(heading === '' ? [] : [`<p style="margin:24px 0 4px;font:600 18px/24px ${serif}">${linked}</p>`]),
    ...told.map((line) => `<p style="margin:0 0 8px">${line}</p>`),
    ...tables.map(tableHtml),
    ...small.map((line) => `<p style="${grey};margin:4px 0 0">${escapeHtml(line)}</p>`),
  ].join('');
}

function tableHtml({ name, head, rows, more }: ToldTile['tables'][number]): string {
  const side = 'padding:4px 0 4px 12px;text-align:right;white-space:nowrap';
  const headStyle = `${grey};font-weight:400;border-bottom:1px solid #DCD9D0`;
  const cell = 'border-bottom:1px solid #DCD9D0';
  const body = rows.map(
    ([place, value, change]) =>
      `<tr><td style="padding:4px 0;${cell}">${escapeHtml(place)}</td><td style="${side};${cell}">${escapeHtml(value)}</td><td style="${side};${cell}">${escapeHtml(change)}</td></tr>`,
  );
  const rest = more === '' ? '' : `<p style="${grey};margin:4px 0 0">${escapeHtml(more)}</p>`;
  return `<table style="width:100%;border-collapse:collapse;font-size:14px;line-height:20px"><tr><th style="text-align:left;padding:4px 0;${headStyle}">${escapeHtml(name)}</th><th style="${side};${headStyle}">${escapeHtml(head[0])}</th><th style="${side};${headStyle}">${escapeHtml(head[1])}</th></tr>${body.join('')}</table>${rest}`;
}
