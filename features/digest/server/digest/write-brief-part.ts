import { escapeHtml } from '#platform/server/mail/escape-html.ts';
import type { ToldBrief } from '#features/briefing/public.server.ts';
import { formatDay } from '#platform/shared/dates.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { greyLines, serif } from './letter-style.ts';
import { digestText } from './letter-texts.ts';

/** Where the letter's links lead and in which language it speaks. */
interface Frame {
  locale: Locale;
  publicUrl: string;
}

type Sentence = ToldBrief['sentences'][number];
type Receipt = Extract<Sentence['pieces'][number], { kind: 'number' }>['receipt'];

/** The morning of a region as plain text: numbers bear the number of their receipt. */
export function briefText(brief: ToldBrief, frame: Frame): string {
  const { locale } = frame;
  const receipts = numberReceipts(brief);
  const paragraphs = paragraphsOf(brief).map((sentences) =>
    sentences.map((sentence) => sentence.pieces.map((piece) => textOf(piece, receipts)).join('')).join(' '),
  );
  return [
    brief.headline,
    ...paragraphs,
    `${digestText(locale, 'BriefOpen')}: ${addressOf(brief, frame)}`,
  ].join('\n\n');
}

/** Where the morning's numbers come from, by their numbers. */
export function receiptsText(brief: ToldBrief, { locale }: Frame): string {
  const lines = listReceipts(brief, locale).map((line, at) => `[${at + 1}] ${line}`);
  return [`${digestText(locale, 'Receipts')}:`, ...lines].join('\n');
}

/** The same as HTML. */
export function briefHtml(brief: ToldBrief, frame: Frame): string {
  const { locale } = frame;
  const receipts = numberReceipts(brief);
  const paragraphs = paragraphsOf(brief).map((sentences) => {
    const words = sentences.map((sentence) =>
      sentence.pieces.map((piece) => htmlOf(piece, receipts, frame)).join(''),
    );
    return `<p style="font:400 17px/26px ${serif};margin:0 0 12px">${words.join(' ')}</p>`;
  });
  return `<h1 style="font:600 26px/33px ${serif};margin:0 0 12px">${escapeHtml(brief.headline)}</h1>${paragraphs.join('')}
<p style="margin:0 0 16px"><a href="${addressOf(brief, frame)}" style="color:#0A5C8A;font-size:14px">${escapeHtml(digestText(locale, 'BriefOpen'))}</a></p>`;
}

/** The same receipts as HTML. */
export function receiptsHtml(brief: ToldBrief, { locale }: Frame): string {
  const lines = listReceipts(brief, locale).map(
    (line, at) => `<br><b>${at + 1}</b>&nbsp;${escapeHtml(line)}`,
  );
  return `<p style="${greyLines};border-top:1px solid #DCD9D0;padding-top:12px;margin:28px 0 0">${escapeHtml(digestText(locale, 'Receipts'))}:${lines.join('')}</p>`;
}

function addressOf({ place }: ToldBrief, { publicUrl, locale }: Frame): string {
  return `${publicUrl}/${locale}/main/${place.yugoId}`;
}

/** Sentences of a part of the brief stand together. */
function paragraphsOf({ sentences }: ToldBrief): Sentence[][] {
  return [...Map.groupBy(sentences, ({ section }) => section).values()];
}

/** Receipts as they are written, each once, in the order in which the morning needs them. */
function listReceipts(brief: ToldBrief, locale: Locale): string[] {
  return [...Map.groupBy(receiptsOf(brief), keyOf).values()].map(([first]) => writeReceipt(first!, locale));
}

/** The number under which each receipt stands in that list. */
function numberReceipts(brief: ToldBrief): Map<Receipt, number> {
  const all = receiptsOf(brief);
  const keys = [...new Set(all.map(keyOf))];
  return new Map(all.map((receipt) => [receipt, keys.indexOf(keyOf(receipt)) + 1]));
}

/** What a receipt says, whichever of its numbers it was asked for: a forecast's middle, low and high have one. */
function keyOf({ period, addends, total, source, knownAt }: Receipt): string {
  const said = [...addends, total].map(({ label, value }) => `${label}: ${value}`);
  return JSON.stringify([period, [...new Set(said)].toSorted(), source, knownAt]);
}

function receiptsOf({ sentences }: ToldBrief): Receipt[] {
  const pieces = sentences.flatMap((sentence) => sentence.pieces);
  return pieces.flatMap((piece) => (piece.kind === 'number' ? [piece.receipt] : []));
}

function textOf(piece: Sentence['pieces'][number], receipts: Map<Receipt, number>): string {
  return piece.kind === 'number' ? `${piece.text} [${receipts.get(piece.receipt)}]` : piece.text;
}

function htmlOf(
  piece: Sentence['pieces'][number],
  receipts: Map<Receipt, number>,
  { publicUrl, locale }: Frame,
): string {
  const words = escapeHtml(piece.text);
  if (piece.kind === 'text') return words;
  if (piece.kind === 'number')
    return `<span style="border-bottom:1px dotted #4F5A68">${words}</span><sup style="${greyLines};line-height:0"> ${receipts.get(piece.receipt)}</sup>`;
  return `<a href="${publicUrl}/${locale}/news/index/${piece.newsId}" style="color:#0A5C8A">${words}</a>`;
}

/** A receipt in a line: period, what was added or set side by side, what came of it, source and day. What is one number is not written as a sum of itself. */
function writeReceipt({ period, addends, total, source, knownAt }: Receipt, locale: Locale): string {
  const known =
    knownAt === null ? '' : `, ${digestText(locale, 'Known', { day: formatDay(knownAt, locale) })}`;
  return `${period}. ${writeSum(addends, total)}. ${source.replace(/\.$/, '')}${known}.`;
}

function writeSum(addends: Receipt['addends'], total: Receipt['total']): string {
  const write = ({ label, value }: { label: string; value: string }): string => `${label}: ${value}`;
  if (total.label !== null) {
    const result = write({ label: total.label, value: total.value });
    return [...addends.map(write).filter((line) => line !== result), result].join('; ');
  }
  const sum = addends.map(write).join(' + ');
  return addends.length === 1 && addends[0]!.value === total.value ? sum : `${sum} = ${total.value}`;
}
