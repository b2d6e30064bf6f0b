import { Parser } from 'htmlparser2';
import { RefusedSource } from '../refused-source.ts';

/** An element as JSONata sees it: attributes by `@name`, children by name (a list where there are several), own text as `#text`. */
interface Element {
  [name: string]: unknown;
}

/** Elements inside one another. */
const deepest = 60;

/** An XML text as a value; prefixes of names are dropped. Nothing is fetched and no entity of a document type is opened. */
export function readXml(text: string): Element {
  const root: Element = {};
  const path: { name: string; element: Element; said: string }[] = [{ name: '', element: root, said: '' }];
  let isOver = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (path.length > deepest) throw new RefusedSource('not_xml', { depth: deepest });
        const element: Element = Object.create(null) as Element;
        for (const [key, value] of Object.entries(attributes)) element[`@${bare(key)}`] = value;
        path.push({ name: bare(name), element, said: '' });
      },
      ontext(said) {
        path.at(-1)!.said += said;
      },
      onclosetag(_name, implied) {
        // An empty element ends by itself; one that ends with the text was cut off.
        if (implied && isOver) throw new RefusedSource('cut_off', { element: path.at(-1)!.name });
        const { name, element, said } = path.pop()!;
        add(path.at(-1)!.element, name, valueOf(element, said.trim()));
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  isOver = true;
  parser.end();
  if (Object.keys(root).length === 0) throw new RefusedSource('not_xml');
  return root;
}

function valueOf(element: Element, said: string): unknown {
  if (Object.keys(element).length === 0) return said;
  if (said !== '') element['#text'] = said;
  return element;
}

function add(parent: Element, name: string, value: unknown): void {
  const before = parent[name];
  if (before === undefined) parent[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else parent[name] = [before, value];
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);
