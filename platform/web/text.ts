import { createContext, createElement, Fragment, useContext, useMemo, type ReactNode } from 'react';
import type { MessageKey } from '#app/messages.ts';
import { defaultLocale, type Locale } from '#platform/shared/locales.ts';
import { fillMessage, type Message } from '#platform/shared/message-format.ts';

/** Values a message may carry; a number formatted in the language's manner is written `{name, number}` in the message. */
export type TextValues = Record<string, string | number | boolean | Date | null | undefined>;

/** Values of a text with drawn parts: nodes, and functions that draw the spans marked `<name>…</name>`. */
export type RichValues = Record<string, ReactNode | ((inside: ReactNode) => ReactNode)>;

/** The language and its texts; a missing key or value reaches only `onMissing` (spec 8). */
export interface Texts {
  locale: Locale;
  messages: Readonly<Partial<Record<MessageKey, Message>>>;
  onMissing: (what: string) => void;
}

/** The texts of the page; set once, above everything. */
export const TextsContext = createContext<Texts>({
  locale: defaultLocale,
  messages: {},
  onMissing: () => {},
});

/** A translator for the current locale: one key of the catalogue in, one sentence out. */
export type Translate = (key: MessageKey, values?: TextValues) => string;

/** The interface's language. */
export function useLocale(): Locale {
  return useContext(TextsContext).locale;
}

/** Made once for all components of a page: a page of news has two hundred that speak. */
const translators = new WeakMap<Texts, Translate>();

/** The translator of the current locale; a missing key comes back as it is. */
export function useText(): Translate {
  const texts = useContext(TextsContext);
  let translate = translators.get(texts);
  if (!translate) {
    translate = (key, values = {}) => fillText(texts, key, values).join('');
    translators.set(texts, translate);
  }
  return translate;
}

/** The translator for sentences with drawn parts, such as numbers that open their receipt. */
export function useRichText(): (key: MessageKey, values: RichValues) => ReactNode {
  const parts = useRichParts();
  return useMemo(() => (key, values) => createElement(Fragment, null, ...parts(key, values)), [parts]);
}

/** The same sentences in their parts, for whoever sets them. */
export function useRichParts(): (key: MessageKey, values: RichValues) => ReactNode[] {
  const texts = useContext(TextsContext);
  return useMemo(() => (key, values) => fillText(texts, key, asDrawn(values)).flatMap(keepWhole), [texts]);
}

function fillText(
  { messages, locale, onMissing }: Texts,
  key: MessageKey,
  values: Record<string, unknown>,
): unknown[] {
  const message = messages[key];
  if (message === undefined) onMissing(key);
  return fillMessage(message ?? key, values, locale, (name) => onMissing(`${key}: ${name}`));
}

const nameWithNumber = /(\p{Lu}{2,}-\d+)/u;

/** A name such as COVID-19 stays on one line; everything else is drawn as it came. */
function keepWhole(part: unknown): ReactNode[] {
  if (typeof part !== 'string' || !nameWithNumber.test(part)) return [part as ReactNode];
  return part
    .split(nameWithNumber)
    .map((piece, at) => (at % 2 === 1 ? createElement('span', { className: 'whole' }, piece) : piece));
}

function asDrawn(values: RichValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? (inside: unknown[]) => value(createElement(Fragment, null, ...(inside as ReactNode[])))
        : value,
    ]),
  );
}
