/** One element of a feed, named by what it means and not by the prefix its writer chose. */
export interface XmlElement {
  /** Lower case; the feed's own vocabulary has no prefix, others a fixed one: `dc:date`, `content:encoded`. */
  readonly name: string;
  /** Names as written, values decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Texts and elements in their order. */
  readonly children: (string | XmlElement)[];
  /** xml:base in force here, absolute where it could be made so. */
  readonly base: string | null;
  /** xml:lang in force here; '' takes an outer language back. */
  readonly language: string | null;
  /** Child elements by name, made when first asked for; an item is asked some sixty times. */
  byName?: ReadonlyMap<string, readonly XmlElement[]>;
}

/** Child elements of one name, in their order. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  element.byName ??= groupByName(element.children);
  return element.byName.get(name) ?? none;
}

const none: readonly XmlElement[] = [];

function groupByName(children: readonly (string | XmlElement)[]): Map<string, XmlElement[]> {
  const groups = new Map<string, XmlElement[]>();
  for (const child of children) {
    if (typeof child === 'string') continue;
    const group = groups.get(child.name);
    if (group) group.push(child);
    else groups.set(child.name, [child]);
  }
  return groups;
}

/** First child element that has one of the names; earlier names go first. */
export function findChild(element: XmlElement, ...names: readonly string[]): XmlElement | null {
  for (const name of names) {
    const [first] = childrenOf(element, name);
    if (first) return first;
  }
  return null;
}

/** All text inside, elements' texts included, trimmed. */
export function textOf(element: XmlElement | null): string {
  return element === null ? '' : gather(element).trim();
}

/** Text of the first of these children that has any; null where none has. */
export function findText(element: XmlElement, ...names: readonly string[]): string | null {
  for (const name of names) {
    for (const child of childrenOf(element, name)) {
      const text = textOf(child);
      if (text !== '') return text;
    }
  }
  return null;
}

/** An attribute by its name in any case, with or without a prefix; trimmed, null where empty. */
export function findAttribute(element: XmlElement, name: string): string | null {
  const exact = element.attributes[name];
  const value =
    exact ??
    Object.entries(element.attributes).find(([key]) => key.toLowerCase().replace(/^.*:/, '') === name)?.[1];
  return value?.trim() || null;
}

function gather(element: XmlElement): string {
  let text = '';
  for (const child of element.children) text += typeof child === 'string' ? child : gather(child);
  return text;
}
