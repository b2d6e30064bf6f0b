import type { XmlElement } from './xml-element.ts';

const voids = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** What stands inside an element as HTML: for XHTML, and for markup somebody forgot to escape. */
export function serialiseContent(element: XmlElement): string {
  let html = '';
  for (const child of element.children)
    html += typeof child === 'string' ? escapeText(child) : serialise(child);
  return html;
}

/** Text made safe to stand in HTML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function serialise(element: XmlElement): string {
  const name = element.name.replace(/^.*:/, '');
  let attributes = '';
  for (const [key, value] of Object.entries(element.attributes)) {
    if (!key.startsWith('xmlns:')) attributes += ` ${key}="${escapeText(value).replaceAll('"', '&quot;')}"`;
  }
  if (voids.has(name)) return `<${name}${attributes} />`;
  return `<${name}${attributes}>${serialiseContent(element)}</${name}>`;
}
