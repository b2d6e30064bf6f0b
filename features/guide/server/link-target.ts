import { posix } from 'node:path';

/** Where a link of a text leads: another text, a place in the same one, a page of the product, a file that is no page, another site. */
export type LinkTarget =
  | { kind: 'text'; address: string; anchor: string }
  | { kind: 'here'; anchor: string }
  | { kind: 'page'; path: string }
  | { kind: 'file'; path: string }
  | { kind: 'site'; href: string };

/** Reads a link as it stands in a file of the documentation; `path` is that file's own, below the root of the checkout. */
export function linkTargetOf(href: string, path: string): LinkTarget {
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return { kind: 'site', href };
  if (href.startsWith('/')) return { kind: 'page', path: href.slice(1) };
  const [file = '', anchor = ''] = href.split('#');
  if (file === '') return { kind: 'here', anchor };
  const to = posix.normalize(posix.join(posix.dirname(path), file));
  if (!to.startsWith('docs/') || !to.endsWith('.md')) return { kind: 'file', path: to };
  return { kind: 'text', address: to.slice('docs/'.length).replace(/(\.ru)?\.md$/, ''), anchor };
}
