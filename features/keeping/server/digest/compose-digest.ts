import type { ToldBrief } from '#features/events/server-door.ts';
import { escapeHtml } from '#platform/server/escape-html.ts';
import type { Letter } from '#platform/server/mail.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatDayWithWeekday, formatTime } from '#platform/shared/dates.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { digestText } from './letter-texts.ts';
import type { ToldSection } from './tell-sections.ts';
import { briefHtml, briefText } from './write-brief-part.ts';
import { spotsHtml, spotsText, type ToldSpots } from './write-spots-part.ts';

/** What a digest's letter is made of. */
export interface DigestToWrite {
  email: string;
  locale: Locale;
  publicUrl: string;
  /** Token that ends the mailing. */
  token: string;
  hour: number;
  zone: string;
  clock: Date;
  sections: readonly ToldSection[];
  /** The morning of the reader’s own region; null for who has none, or wants none. */
  brief: ToldBrief | null;
  /** Where the week moved and nobody wrote; null on other days than Mondays, and for who wants none. */
  spots: ToldSpots | null;
  messageId?: string;
}

/** Stories of a section in a letter. */
const storiesWritten = 5;

/** The digest as a letter: HTML without pictures, the same as plain text, and the address that ends it in one click. */
export function composeDigest(digest: DigestToWrite): Letter & { html: string } {
  const { email, locale, publicUrl, token, clock, sections, brief, messageId } = digest;
  const day = formatDayWithWeekday(dayAt(clock), locale);
  const title = sections.flatMap(({ stories }) => stories)[0]?.title ?? brief?.headline;
  return {
    to: email,
    subject: title
      ? digestText(locale, 'Subject', { day, title })
      : digestText(locale, 'SubjectQuiet', { day }),
    text: writeText(digest, day),
    html: writeHtml(digest, day),
    unsubscribeUrl: `${publicUrl}/account/unsubscribeByLetter?token=${token}`,
    messageId,
  };
}

function sourceOf({ sourceName, sources }: ToldSection['stories'][number], locale: Locale): string {
  return sources > 1 ? digestText(locale, 'Others', { source: sourceName, count: sources - 1 }) : sourceName;
}

function links({ publicUrl, locale, token }: DigestToWrite) {
  return {
    digest: `${publicUrl}/${locale}/digest`,
    end: `${publicUrl}/${locale}/mailing?token=${token}`,
    news: (newsId: number) => `${publicUrl}/${locale}/news/index/${newsId}`,
  };
}

function comes({ locale, hour, zone, email }: DigestToWrite): string {
  return digestText(locale, 'Comes', { hour: `${String(hour).padStart(2, '0')}:00`, zone, email });
}

function writeText(digest: DigestToWrite, day: string): string {
  const { locale, sections, brief, spots } = digest;
  const to = links(digest);
  const parts = sections.map(({ name, total, stories }) =>
    [
      `${name.toUpperCase()} · ${digestText(locale, 'Total', { count: total })}`,
      ...(stories.length === 0 ? [digestText(locale, 'Quiet')] : []),
      ...stories
        .slice(0, storiesWritten)
        .map((story) => `- ${story.title} (${sourceOf(story, locale)})\n  ${to.news(story.newsId)}`),
    ].join('\n'),
  );
  return [
    `${digestText(locale, 'Brand')} · ${day}`,
    ...(brief === null ? [] : [briefText(brief, digest)]),
    ...parts,
    ...(spots === null ? [] : [spotsText(spots, digest)]),
    `${digestText(locale, 'Open')}: ${to.digest}`,
    `${digestText(locale, 'Made')} ${comes(digest)}`,
    `${digestText(locale, 'Unsubscribe')}: ${to.end}`,
    '',
  ].join('\n\n');
}

const serif = "Georgia,'Times New Roman',serif";
const grey = 'color:#4F5A68;font-size:13px';

function writeHtml(digest: DigestToWrite, day: string): string {
  const { locale, sections } = digest;
  const to = links(digest);
  const say = (key: Parameters<typeof digestText>[1]) => escapeHtml(digestText(locale, key));
  const body = sections.map((section) => writeSection(section, digest)).join('');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#EEECE5;color:#16202E;font:16px/24px Arial,sans-serif"><div style="max-width:560px;margin:0 auto;background:#fff;padding:28px 40px 32px">
<p style="margin:0 0 20px;padding-bottom:8px;border-bottom:1px solid #16202E"><b style="font:600 28px/32px ${serif}">${say('Brand')}</b> <span style="${grey};float:right;padding-top:10px">${escapeHtml(day)}</span></p>
${digest.brief === null ? '' : briefHtml(digest.brief, digest)}${body}${digest.spots === null ? '' : spotsHtml(digest.spots, digest)}
<p style="margin:28px 0 0"><a href="${to.digest}" style="display:inline-block;background:#16202E;color:#F6F5F1;font-weight:600;font-size:14px;padding:10px 16px;border-radius:4px;text-decoration:none">${say('Open')}</a></p>
<p style="${grey};line-height:18px;border-top:1px solid #DCD9D0;padding-top:12px;margin:28px 0 0">${say('Made')} ${escapeHtml(comes(digest))} <a href="${to.digest}" style="color:#0A5C8A">${say('Manage')}</a>, <a href="${to.end}" style="color:#0A5C8A">${say('Unsubscribe')}</a>.</p>
</div></body></html>`;
}

function writeSection({ name, total, stories }: ToldSection, digest: DigestToWrite): string {
  const { locale } = digest;
  const to = links(digest);
  const rows = stories
    .slice(0, storiesWritten)
    .map(
      (story) =>
        `<tr><td style="width:56px;padding:8px 0;border-bottom:1px solid #DCD9D0;vertical-align:top;${grey}">${story.hasTime ? formatTime(new Date(story.date)) : ''}</td><td style="padding:8px 0;border-bottom:1px solid #DCD9D0;font-size:15px;line-height:21px"><a href="${to.news(story.newsId)}" style="color:#16202E;text-decoration:none">${escapeHtml(story.title)}</a> <span style="${grey}">${escapeHtml(sourceOf(story, locale))}</span></td></tr>`,
    );
  const content =
    rows.length === 0
      ? `<p style="margin:0;${grey}">${escapeHtml(digestText(locale, 'Quiet'))}</p>`
      : `<table role="presentation" style="border-collapse:collapse;width:100%">${rows.join('')}</table>`;
  return `<h2 style="font:600 20px/26px ${serif};margin:28px 0 4px;border-top:1px solid #16202E;padding-top:10px">${escapeHtml(name)} <span style="font:400 13px/18px Arial,sans-serif;color:#4F5A68">${escapeHtml(digestText(locale, 'Total', { count: total }))}</span></h2>${content}`;
}
