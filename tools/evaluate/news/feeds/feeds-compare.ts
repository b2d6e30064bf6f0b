import { Parser } from 'htmlparser2';
import { resolveAddress } from '#feedformats/adapt/adapt-links.ts';
import { cleanHtml } from '#feedformats/clean/clean-html.ts';
import { parseFeedDate } from '#feedformats/adapt/dates/parse-date.ts';
import { findEncoding } from '#feedformats/decode/encoding-names.ts';
import type { FeedText } from '#feedformats/adapt/feed.ts';
import { isTextView } from './feeds-element-view.ts';

/**
 * Whether a value of ours says what is stated. Texts agree when they are the same HTML (attribute order, spelling of
 * references and relative links aside), as adapted or as cleaned; links when one resolves to the other.
 */
export function agrees(stated: unknown, ours: unknown): boolean {
  if (Array.isArray(stated))
    return (
      Array.isArray(ours) &&
      stated.length === ours.length &&
      stated.every((each, at) => agrees(each, ours[at]))
    );
  if (typeof stated === 'number' && typeof ours !== 'number') return numberAgrees(stated, ours);
  if (typeof stated !== 'string')
    return stated === (ours ?? null) || (isEmptyDictionary(stated) && (ours ?? null) === null);
  if (isTextView(ours)) return textAgrees(stated, ours.text);
  if (typeof ours !== 'string') return stated === '' && (ours === undefined || ours === null);
  return same(stated, ours) || linkAgrees(stated, ours);
}

/** Whether two names mean one way of decoding: gb2312 is read as its superset, labels in any case. */
export function encodingAgrees(stated: string, ours: string): boolean {
  const [a, b] = [findEncoding(stated), findEncoding(ours)];
  return stated.toLowerCase() === ours.toLowerCase() || (a !== null && a === b);
}

/** Whether a date stated in any form is the instant of ours; null states that there is none. */
export function dateAgrees(stated: string | null, ours: string | null): boolean {
  if (stated === null || ours === null) return stated === ours;
  const instant = Date.parse(stated);
  return (Number.isNaN(instant) ? Date.parse(parseFeedDate(stated) ?? '') : instant) === Date.parse(ours);
}

/** Links agree when the same, or when the stated one is relative and ours is what it leads to. */
export function linkAgrees(stated: string, ours: string): boolean {
  const target = URL.parse(ours)?.href;
  return (
    same(stated, ours) ||
    (target !== undefined && stated.trim() !== '' && URL.parse(stated.trim(), ours)?.href === target)
  );
}

/** Numbers and yes-or-no stand in a feed as text. */
function numberAgrees(stated: number, ours: unknown): boolean {
  const text = isTextView(ours) ? ours.text.value.toLowerCase() : ours;
  if (text === true || text === 'yes' || text === 'true') return stated === 1;
  return typeof text === 'string' && text !== '' && Number(text) === stated;
}

/** feedparser's `{}` says that nothing usable stood there. */
function isEmptyDictionary(stated: unknown): boolean {
  return typeof stated === 'object' && stated !== null && Object.keys(stated).length === 0;
}

function textAgrees(stated: string, text: FeedText): boolean {
  if (same(stated, text.value)) return true;
  const canonical = canonicalHtml(stated, text.base);
  return (
    canonical === canonicalHtml(text.value, text.base) ||
    canonical === canonicalHtml(cleanHtml(text.value, text.base), text.base)
  );
}

/** Some suites state what a wrong decoding gave them: U+FFFD there stands for any one character. */
function same(stated: string, ours: string): boolean {
  const [a, b] = [stated, ours].map((text) => text.replaceAll(/\s+/g, ' ').trim()) as [string, string];
  if (!a.includes('\ufffd')) return a === b;
  return (
    a.length === b.length &&
    Array.from(a).every((character, at) => character === '\ufffd' || character === b[at])
  );
}

const addresses = new Set(['href', 'src', 'action', 'cite', 'longdesc', 'background', 'poster']);

function canonicalHtml(html: string, base: string | null): string {
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      const pairs = Object.entries(attributes).filter(([key]) => key !== 'rel');
      const spelled = pairs.map(
        ([key, value]) => ` ${key}=${addresses.has(key) ? resolveAddress(value, base) : value}`,
      );
      text += `<${name}${spelled.sort().join('')}>`;
    },
    ontext(piece) {
      text += piece;
    },
    onclosetag(name) {
      text += `</${name}>`;
    },
  });
  parser.end(html);
  return text.replaceAll(/\s+/g, ' ').trim();
}
