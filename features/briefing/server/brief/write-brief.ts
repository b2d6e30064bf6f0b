import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { ServerTranslate } from '#platform/server/texts.ts';
import { formatDayRange, formatShortDayWithWeekday } from '#platform/shared/dates.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { formatInteger, formatNumber, formatPercent } from '#platform/shared/numbers.ts';
import type { briefContract } from '../../contract/brief-calls.ts';
import type {
  BriefNumber,
  BriefReceipt,
  BriefSentence,
  NumberStyle,
} from '../../domain/brief/brief-shapes.ts';

type Sentence = HandlerOutput<typeof briefContract, 'event/getExclusiveTab'>['sentences'][number];
type Piece = Sentence['pieces'][number];

/** Who words it: language, texts, and what is said of each kind of origin. */
export interface Writer {
  locale: Locale;
  translate: ServerTranslate;
  sources: Record<BriefReceipt['origin'], { name: string; knownAt: string | null }>;
}

/** Marks the place of a value in a filled template; no text has it. */
const mark = '\u0001';

/** A sentence in words: its template filled, its numbers and stories apart from the words around them. */
export function writeSentence(sentence: BriefSentence, writer: Writer): Sentence {
  const { locale, translate } = writer;
  const { rule, section, key, values, numbers, stories } = sentence;
  const written = Object.entries(values).map(([name, value]) => [name, writeValue(value, locale)] as const);
  const marked = [...Object.keys(numbers), ...Object.keys(stories)].map(
    (name) => [name, `${mark}${name}${mark}`] as const,
  );
  const filled = translate(locale, key, Object.fromEntries([...written, ...marked]));
  const pieces = filled.split(mark).flatMap((text, index): Piece[] => {
    if (index % 2 === 0) return text === '' ? [] : [{ kind: 'text', text }];
    const number = numbers[text];
    if (number)
      return [{ kind: 'number', text: writeNumber(number, writer), receipt: writeReceipt(number, writer) }];
    const { title, ...story } = stories[text]!;
    return [{ kind: 'story', text: title, ...story }];
  });
  return { rule, section, pieces, spoken: pieces.map(({ text }) => text).join('') };
}

/** A span of days (`from/to`) is written out; counts stay numbers, they choose the plural. */
function writeValue(value: string | number, locale: Locale): string | number {
  const span = typeof value === 'string' ? /^(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)$/.exec(value) : null;
  return span ? formatDayRange(span[1]!, span[2]!, locale) : value;
}

function writeNumber({ value, style }: BriefNumber, { locale, translate }: Writer): string {
  return style === 'place'
    ? translate(locale, 'Events_Brief_Place', { place: value })
    : writeFigure(value, style, locale);
}

function writeFigure(value: number, style: NumberStyle, locale: Locale): string {
  if (style === 'percent') return formatPercent(value, locale);
  return style === 'decimal' ? formatNumber(value, locale, 1) : formatInteger(value, locale);
}

function writeReceipt(number: BriefNumber, writer: Writer): Extract<Piece, { kind: 'number' }>['receipt'] {
  const { locale, translate, sources } = writer;
  const { from, to, addends, total, origin, call } = number.receipt;
  return {
    period: formatDayRange(from, to, locale),
    addends: addends.map(({ label, value, style }) => ({
      label: writeLabel(label, writer),
      value: value === null ? translate(locale, 'Events_Receipt_Unknown') : writeFigure(value, style, locale),
    })),
    total: { label: total && translate(locale, total), value: writeNumber(number, writer) },
    source: sources[origin].name,
    knownAt: sources[origin].knownAt,
    call,
  };
}

function writeLabel(label: BriefReceipt['addends'][number]['label'], { locale, translate }: Writer): string {
  if ('day' in label) return formatShortDayWithWeekday(label.day, locale);
  if ('week' in label) return formatDayRange(label.week.from, label.week.to, locale);
  return 'word' in label ? translate(locale, label.word) : label.name;
}
