import {
  parse,
  TYPE,
  type MessageFormatElement,
  type PluralOrSelectOption,
} from '@formatjs/icu-messageformat-parser';
import type { Branches, Message, Part } from '#platform/shared/message-format.ts';

/** Reads a text in ICU syntax into the pieces that `fillMessage` fills; throws on what the product does not use. What is compiled already stays. */
export function compileMessage(text: Message): Message {
  if (typeof text !== 'string') return text;
  if (!/[{<']/.test(text)) return text;
  const parts = compileParts(parse(text));
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

/** A whole catalogue, ready to be filled. */
export function compileMessages<Key extends string>(
  texts: Readonly<Record<Key, string>>,
): Record<Key, Message> {
  const pairs = Object.entries<string>(texts).map(([key, text]) => [key, compileMessage(text)] as const);
  return Object.fromEntries(pairs) as Record<Key, Message>;
}

function compileParts(elements: readonly MessageFormatElement[]): Part[] {
  return elements.map(compilePart);
}

function compilePart(element: MessageFormatElement): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return ['value', element.value];
    case TYPE.number:
      return ['number', element.value];
    case TYPE.pound:
      return ['count'];
    case TYPE.plural:
      if (element.offset !== 0) throw new Error(`A plural with an offset is not used here: ${element.value}`);
      return element.pluralType === 'ordinal'
        ? ['plural', element.value, compileBranches(element.options), true]
        : ['plural', element.value, compileBranches(element.options)];
    case TYPE.select:
      return ['select', element.value, compileBranches(element.options)];
    case TYPE.tag:
      return ['tag', element.value, compileParts(element.children)];
    default:
      throw new Error(`Dates and times are formatted before they reach a text: ${element.value}`);
  }
}

function compileBranches(options: Record<string, PluralOrSelectOption>): Branches {
  return Object.fromEntries(Object.entries(options).map(([word, { value }]) => [word, compileParts(value)]));
}
