import type { FeedFault } from '../feed-fault.ts';
import type { FeedLimits } from '../feed-limits.ts';
import { RefusedFeed } from '../refused-feed.ts';
import { type EntityTable, decodeEntities } from './decode-entities.ts';
import { type NamespaceScope, enterScope, knownName, openScope } from './namespaces.ts';
import type { XmlElement } from './xml-element.ts';

/** What is known of a feed before its first byte. */
export interface FeedSurroundings {
  /** The address it was fetched from, against which relative links stand. */
  readonly address: string | null;
  /** Content-Language of the answer. */
  readonly language: string | null;
}

interface Open {
  readonly element: XmlElement;
  readonly scope: NamespaceScope;
}

/** Of one element; more are an attack. */
const maxAttributes = 500;

const entries = new Set(['item', 'entry']);

/** Builds the tree from the tokeniser's events; names, entities, xml:base and xml:lang are resolved on the way. */
export class TreeBuilder {
  readonly document: XmlElement;
  readonly faults = new Set<FeedFault>();
  private readonly limits: FeedLimits;
  private readonly table: EntityTable;
  private readonly open: Open[];
  private readonly text: string;
  private parser: { readonly endIndex: number } | null = null;
  private elements = 0;
  private attributes = 0;
  private isCdata = false;
  /** Vocabulary of the feed; names of Atom inside RSS keep their prefix. */
  private own = 'rss';

  constructor(text: string, surroundings: FeedSurroundings, limits: FeedLimits, table: EntityTable) {
    this.text = text;
    this.limits = limits;
    this.table = table;
    this.document = {
      name: '#document',
      attributes: {},
      children: [],
      base: surroundings.address,
      language: surroundings.language,
    };
    this.open = [{ element: this.document, scope: openScope() }];
  }

  onattribute(): void {
    this.attributes += 1;
    if (this.attributes > maxAttributes)
      throw new RefusedFeed('too_many_elements', { attributes: maxAttributes });
  }

  onopentag(written: string, attributes: Record<string, string>): void {
    this.elements += 1;
    this.attributes = 0;
    if (this.elements > this.limits.elements)
      throw new RefusedFeed('too_many_elements', { limit: this.limits.elements });
    if (this.open.length > this.limits.depth) throw new RefusedFeed('too_deep', { limit: this.limits.depth });
    for (const key in attributes) attributes[key] = this.decode(attributes[key] ?? '');
    const outer = this.open.at(-1)?.scope ?? openScope();
    const scope = enterScope(outer, attributes);
    if (this.open.length === 1 && /(?:^|:)feed$/i.test(written)) this.own = 'atom';
    this.checkPrefix(written, scope);
    const name = knownName(written, scope, this.own);
    const parent = this.parentFor(name);
    const element: XmlElement = {
      name,
      attributes,
      children: [],
      base: resolveBase(attributes['xml:base'], parent.base),
      language: attributes['xml:lang'] ?? parent.language,
    };
    parent.children.push(element);
    this.open.push({ element, scope });
  }

  ontext(text: string): void {
    const parent = this.open.at(-1)?.element ?? this.document;
    const decoded = this.isCdata ? text : this.decode(text);
    if (this.open.length === 1) {
      if (decoded.trim() !== '') this.faults.add('text_outside');
      return;
    }
    const last = parent.children.length - 1;
    const before = parent.children[last];
    if (typeof before === 'string') parent.children[last] = before + decoded;
    else parent.children.push(decoded);
  }

  onparserinit(parser: { readonly endIndex: number }): void {
    this.parser = parser;
  }

  onclosetag(_name: string, isImplied: boolean): void {
    // The tokeniser counts `<br/>` as closed by implication; the slash tells the difference.
    if (isImplied && this.text[(this.parser?.endIndex ?? 0) - 1] !== '/') this.faults.add('unclosed_element');
    if (this.open.length > 1) this.open.pop();
  }

  oncdatastart(): void {
    this.isCdata = true;
  }

  oncdataend(): void {
    this.isCdata = false;
  }

  private decode(text: string): string {
    return decodeEntities(text, this.table, this.faults);
  }

  /** An item inside an item means that the first was never closed: both belong to the same list. */
  private parentFor(name: string): XmlElement {
    const direct = this.open.at(-1)?.element ?? this.document;
    if (!entries.has(name)) return direct;
    const outer = this.open.findIndex(({ element }) => element.name === name);
    return outer > 0 ? (this.open[outer - 1]?.element ?? direct) : direct;
  }

  private checkPrefix(written: string, scope: NamespaceScope): void {
    const colon = written.indexOf(':');
    if (colon > 0 && !scope.byPrefix.has(written.slice(0, colon))) this.faults.add('undeclared_prefix');
  }
}

/** An xml:base against the one outside; one that cannot be resolved changes nothing. */
function resolveBase(written: string | undefined, outer: string | null): string | null {
  if (written === undefined) return outer;
  return URL.parse(written.trim(), outer ?? undefined)?.href ?? outer ?? written;
}
