import { typesetHeadline } from '#features/news/public.ts';
import { escapeHtml } from '#platform/server/mail/escape-html.ts';
import { formatTime } from '#platform/shared/dates.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { grey, ruled, serif } from './letter-style.ts';
import { digestText } from './letter-texts.ts';
import type { ToldSection } from './tell-sections.ts';

/** Where the letter's links lead and in which language it speaks. */
interface Frame {
  locale: Locale;
  publicUrl: string;
}

type Story = ToldSection['stories'][number];

/** Stories of a section in a letter. */
const storiesWritten = 5;
/** Longest rule under a name in the plain text. Unit: signs. */
const longestRule = 40;

/** A section as plain text: its name over a rule, how much came, its stories. */
export function sectionText(section: ToldSection, frame: Frame): string {
  const { name, stories } = section;
  return [
    name,
    '='.repeat(Math.min(name.length, longestRule)),
    totalOf(section, frame),
    ...stories.slice(0, storiesWritten).map((story) => {
      const said = [timeOf(story), isSaidBy(name, story) ? '' : titleOf(story)].filter((part) => part !== '');
      return `- ${[...said, `(${sourceOf(story, frame)})`].join(' ')}\n  ${addressOf(story, frame)}`;
    }),
  ].join('\n');
}

/** The same as HTML. */
export function sectionHtml(section: ToldSection, frame: Frame): string {
  const { name, stories } = section;
  const rows = stories.slice(0, storiesWritten).map((story) => {
    const title = escapeHtml(isSaidBy(name, story) ? sourceOf(story, frame) : titleOf(story));
    const source = isSaidBy(name, story)
      ? ''
      : ` <span style="${grey}">${escapeHtml(sourceOf(story, frame))}</span>`;
    return `<tr><td style="width:56px;padding:8px 0;${ruled};vertical-align:top;${grey}">${timeOf(story)}</td><td style="padding:8px 0;${ruled};font-size:15px;line-height:21px"><a class="title" href="${addressOf(story, frame)}" style="color:#16202E;text-decoration:none">${title}</a>${source}</td></tr>`;
  });
  const table = `<table role="presentation" style="border-collapse:collapse;width:100%">${rows.join('')}</table>`;
  return `<h2 style="font:600 20px/26px ${serif};margin:28px 0 4px;border-top:1px solid #16202E;padding-top:10px">${escapeHtml(name)} <span style="font:400 13px/18px Arial,sans-serif;color:#4F5A68">${escapeHtml(totalOf(section, frame))}</span></h2>${table}`;
}

/** Sections of which nothing came, in one line; empty where something came of each. */
export function quietText(sections: readonly ToldSection[], locale: Locale): string {
  const names = sections.flatMap(({ name, total }) => (total === 0 ? [name] : []));
  if (names.length === 0) return '';
  return digestText(locale, 'Quiet', { names: new Intl.ListFormat(locale, { type: 'unit' }).format(names) });
}

function totalOf({ total }: ToldSection, { locale }: Frame): string {
  return digestText(locale, 'Total', { count: total });
}

/** Whether the section is a story that bears its headline already. */
function isSaidBy(name: string, { title, language }: Story): boolean {
  return name === title || name === typesetHeadline(title, language);
}

function titleOf({ title, language }: Story): string {
  return typesetHeadline(title, language);
}

function timeOf({ hasTime, date }: Story): string {
  return hasTime ? formatTime(new Date(date)) : '';
}

function sourceOf({ sourceName, sources }: Story, { locale }: Frame): string {
  return sources > 1 ? digestText(locale, 'Others', { source: sourceName, count: sources - 1 }) : sourceName;
}

function addressOf({ newsId }: Story, { publicUrl, locale }: Frame): string {
  return `${publicUrl}/${locale}/news/index/${newsId}`;
}
