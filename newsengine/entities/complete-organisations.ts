import type { Token } from '../text/token.ts';
import type { EntitySpan } from './entity-kind.ts';

/** The least share of a capitalised word's mentions that must be found bodies before the others count as such too. */
const minShareFound = 0.25;
/** A name in quotes is followed to its closing mark at most this many tokens far. */
const longestQuoted = 6;

const initials = /^(?:\p{Lu}{2,6}|\p{Lu}\p{Ll}?\p{Lu}+\p{Ll}?)$/u;
const capital = /^\p{Lu}/u;
const opening = /^[«“„]$/;
const closing = /^[»”]$/;

type Span = Pick<EntitySpan, 'start' | 'end'>;

const keyOf = ({ stem, text }: Token): string => stem || text;

function overlaps(one: Span, two: Span): boolean {
  return one.start < two.end && two.start < one.end;
}

function tokensOf(span: Span, tokens: readonly Token[]): Token[] {
  return tokens.filter(({ start, end }) => start >= span.start && end <= span.end);
}

/** The span without marks at its end, and up to the closing mark where it breaks off inside quotes. */
function settleEnd(text: string, tokens: readonly Token[], span: Span): Span {
  let { end } = span;
  while (end > span.start + 1 && /[»"”«“„(]/.test(text.charAt(end - 1))) end -= 1;
  const first = tokens.findIndex(({ start }) => start >= span.start);
  const last = tokens.findLastIndex((token) => token.end <= end);
  let isOpen = false;
  for (const { text: mark } of tokens.slice(Math.max(0, first - 1), last + 1))
    isOpen = opening.test(mark) || (isOpen && !closing.test(mark));
  if (!isOpen) return { start: span.start, end };
  const rest = tokens.slice(last + 1, last + 1 + longestQuoted);
  const stop = rest.findIndex(({ text: mark }) => /^[»”«.]$/.test(mark));
  const isClosed = stop > 0 && closing.test(rest[stop]?.text ?? '');
  return { start: span.start, end: isClosed ? (rest[stop - 1]?.end ?? end) : end };
}

/** The initials in brackets after a full name: "Международный валютный фонд (МВФ)". */
function findInitials(tokens: readonly Token[], span: Span): Token[] {
  let at = tokens.findIndex(({ start }) => start >= span.end);
  if (at < 0) return [];
  if (/^[»"”]$/.test(tokens[at]?.text ?? '')) at += 1;
  const [open, name, close] = tokens.slice(at, at + 3);
  const isNamed = open?.text === '(' && name && initials.test(name.text) && /^[),]$/.test(close?.text ?? '');
  return isNamed ? [name] : [];
}

/** Words that are a body's whole name somewhere: initials always, capitalised words when enough of their mentions were found. */
function recallWords(tokens: readonly Token[], spans: readonly Span[]): Token[] {
  const found = new Map<string, number>();
  const met = new Map<string, number>();
  const starts = new Map(spans.map(({ start, end }) => [start, end]));
  const named = tokens.filter(({ text }) => initials.test(text) || (capital.test(text) && text.length > 2));
  for (const token of named) {
    const key = keyOf(token);
    met.set(key, (met.get(key) ?? 0) + 1);
    if (starts.get(token.start) === token.end) found.set(key, (found.get(key) ?? 0) + 1);
  }
  return named.filter((token) => {
    const count = found.get(keyOf(token)) ?? 0;
    const share = count / (met.get(keyOf(token)) ?? 1);
    return count > 0 && (initials.test(token.text) || share >= minShareFound);
  });
}

/** Names of several words found once, wherever the same words stand again in any case form. */
function recallNames(tokens: readonly Token[], spans: readonly Span[]): Span[] {
  const names = new Map<string, Token[][]>();
  for (const span of spans) {
    const words = tokensOf(span, tokens);
    const [first] = words;
    if (!first || words.length < 2 || !capital.test(first.text)) continue;
    const key = keyOf(first);
    names.set(
      key,
      [...(names.get(key) ?? []), words].sort((a, b) => b.length - a.length),
    );
  }
  return tokens.flatMap((token, at) => {
    if (!capital.test(token.text)) return [];
    const name = names
      .get(keyOf(token))
      ?.find((words) =>
        words.every(
          (word, step) => keyOf(word) === (tokens[at + step] ? keyOf(tokens[at + step] ?? word) : ''),
        ),
      );
    const last = tokens[at + (name?.length ?? 0) - 1];
    return name && last ? [{ start: token.start, end: last.end }] : [];
  });
}

/** ORG spans of a whole text set right by one another: ends inside quotes, initials in brackets, and the same name met again. */
export function completeOrganisations(
  text: string,
  tokens: readonly Token[],
  found: readonly EntitySpan[],
): EntitySpan[] {
  const spans: Span[] = found.map((span) => settleEnd(text, tokens, span));
  const take = (more: readonly Span[]): void => {
    for (const span of more) if (!spans.some((each) => overlaps(each, span))) spans.push(span);
  };
  take(spans.flatMap((span) => findInitials(tokens, span)));
  take(recallWords(tokens, spans));
  take(recallNames(tokens, spans));
  return spans.map(({ start, end }) => ({ kind: 'ORG', start, end, text: text.slice(start, end) }));
}
