import type { XmlElement } from '../../parse/xml-element.ts';
import { findText } from '../../parse/xml-element.ts';
import { parseFeedDate } from './parse-date.ts';

/** The first of these children that holds a date, as ISO in UTC; an unreadable one gives way to the next. */
export function findDate(element: XmlElement, names: readonly string[]): string | null {
  for (const name of names) {
    const date = parseFeedDate(findText(element, name));
    if (date !== null) return date;
  }
  return null;
}
