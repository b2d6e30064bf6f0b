import type { ToldBrief } from '#features/briefing/public.server.ts';
import { typesetHeadline } from '#features/news/public.ts';
import { escapeHtml } from '#platform/server/mail/escape-html.ts';
import type { Letter } from '#platform/server/mail/mail.ts';
import { addDays, dayAt, dayToDate } from '#platform/shared/calendar-days.ts';
import { formatDayWithWeekday } from '#platform/shared/dates.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { grey, greyLines, serif } from './letter-style.ts';
import { digestText } from './letter-texts.ts';
import type { ToldSection } from './tell-sections.ts';
import { briefHtml, briefText, receiptsHtml, receiptsText } from './write-brief-part.ts';
import { quietText, sectionHtml, sectionText } from './write-section-part.ts';
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
  /** 1 = Monday … 7 = Sunday. */
  weekdays: readonly number[];
  clock: Date;
  sections: readonly ToldSection[];
  /** The morning of the reader’s own region; null for who has none, or wants none. */
  brief: ToldBrief | null;
  /** Where the week moved and nobody wrote; null on other days than Mondays, and for who wants none. */
  spots: ToldSpots | null;
  messageId?: string;
}

/** The digest as a letter: HTML without pictures, the same as plain text, and the address that ends it in one click. */
export function composeDigest(digest: DigestToWrite): Letter & { html: string } {
  const { email, locale, publicUrl, token, clock, sections, brief, messageId } = digest;
  const day = formatDayWithWeekday(dayAt(clock), locale);
  const [first] = sections.flatMap(({ stories }) => stories);
  const title = brief?.headline ?? (first && typesetHeadline(first.title, first.language));
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

function links({ publicUrl, locale, token }: DigestToWrite) {
  return {
    digest: `${publicUrl}/${locale}/digest`,
    end: `${publicUrl}/${locale}/mailing?token=${token}`,
  };
}

function comes({ locale, hour, zone, weekdays, email }: DigestToWrite): string {
  const days = nameDays(weekdays, locale);
  return digestText(locale, 'Comes', { hour: `${String(hour).padStart(2, '0')}:00`, zone, days, email });
}

/** Days of the week in a phrase: every day, the five of work, else by their names. */
function nameDays(weekdays: readonly number[], locale: Locale): string {
  const chosen = weekdays.toSorted((one, other) => one - other);
  if (chosen.length === 7) return digestText(locale, 'EveryDay');
  if (chosen.join('') === '12345') return digestText(locale, 'Workdays');
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const names = chosen.map((weekday) => format(dayToDate(addDays(someSunday, weekday))));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

const someSunday = '2020-06-07';

function writeText(digest: DigestToWrite, day: string): string {
  const { locale, sections, brief, spots } = digest;
  const to = links(digest);
  const quiet = quietText(sections, locale);
  return [
    `${digestText(locale, 'Brand')} · ${day}`,
    ...(brief === null ? [] : [briefText(brief, digest)]),
    ...sections.filter(({ total }) => total > 0).map((section) => sectionText(section, digest)),
    ...(quiet === '' ? [] : [quiet]),
    ...(spots === null ? [] : [spotsText(spots, digest)]),
    `${digestText(locale, 'Open')}: ${to.digest}`,
    ...(brief === null ? [] : [receiptsText(brief, digest)]),
    `${digestText(locale, 'Made')} ${comes(digest)}`,
    `${digestText(locale, 'Unsubscribe')}: ${to.end}`,
    '',
  ].join('\n\n');
}

/** Readers of mail that know a dark scheme get one of their own; the others keep what stands in each element. */
const darkStyle = `@media (prefers-color-scheme:dark){
body{background:#0B121B!important}
.sheet{background:#121B27!important;color:#ECEAE4!important}
.sheet a{color:#7FB4E3!important}
.sheet a.title{color:#ECEAE4!important}
.sheet a.button{background:#ECEAE4!important;color:#121B27!important}
.sheet span,.sheet sup,.sheet p[style*="4F5A68"],.sheet td[style*="4F5A68"]{color:#A7B1BC!important}
.sheet span[style*="dotted"]{color:#ECEAE4!important}
.sheet p,.sheet h2,.sheet td,.sheet span{border-color:#33404F!important}
}`;

function writeHtml(digest: DigestToWrite, day: string): string {
  const { locale, sections } = digest;
  const to = links(digest);
  const say = (key: Parameters<typeof digestText>[1]) => escapeHtml(digestText(locale, key));
  const told = sections.filter(({ total }) => total > 0).map((section) => sectionHtml(section, digest));
  const quiet = quietText(sections, locale);
  const body =
    told.join('') + (quiet === '' ? '' : `<p style="${greyLines};margin:20px 0 0">${escapeHtml(quiet)}</p>`);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${darkStyle}</style></head>
<body style="margin:0;background:#EEECE5;color:#16202E;font:16px/24px Arial,sans-serif"><div class="sheet" style="max-width:560px;margin:0 auto;background:#fff;padding:28px 40px 32px">
<p style="margin:0 0 20px;padding-bottom:8px;border-bottom:1px solid #16202E"><b style="font:600 28px/32px ${serif}">${say('Brand')}</b> <span style="${grey};float:right;padding-top:10px">${escapeHtml(day)}</span></p>
${digest.brief === null ? '' : briefHtml(digest.brief, digest)}${body}${digest.spots === null ? '' : spotsHtml(digest.spots, digest)}
<p style="margin:28px 0 0"><a class="button" href="${to.digest}" style="display:inline-block;background:#16202E;color:#F6F5F1;font-weight:600;font-size:14px;padding:10px 16px;border-radius:4px;text-decoration:none">${say('Open')}</a></p>
${digest.brief === null ? '' : receiptsHtml(digest.brief, digest)}
<p style="${greyLines};border-top:1px solid #DCD9D0;padding-top:12px;margin:28px 0 0">${say('Made')} ${escapeHtml(comes(digest))} <a href="${to.digest}" style="color:#0A5C8A">${say('Manage')}</a>, <a href="${to.end}" style="color:#0A5C8A">${say('Unsubscribe')}</a>.</p>
</div></body></html>`;
}
