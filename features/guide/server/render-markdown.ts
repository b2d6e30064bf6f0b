import MarkdownIt, { type Token } from 'markdown-it';
import type { LinkTarget } from './link-target.ts';

/** A heading below the title. */
export interface Heading {
  anchor: string;
  text: string;
  level: number;
}

/** What stands under one heading, as words; the part before the first heading has no anchor. */
export interface Section {
  anchor: string;
  heading: string;
  words: string;
}

/** One Markdown file as the pages show it. */
export interface RenderedText {
  title: string;
  /** Without the title. Links within the product begin with `ownLinks`. */
  html: string;
  headings: Heading[];
  sections: Section[];
  links: LinkTarget[];
}

/** What addresses of the product begin with until the reader's language is known. */
export const ownLinks = '/-/';

// Tags in a text are words: nothing of it reaches the page but what Markdown makes.
const markdown = new MarkdownIt({ html: false, linkify: false }).disable('image');
// What is wider than a phone is moved by keys: it takes the focus.
const { rules } = markdown.renderer;
const { fence, code_block: block } = rules;
rules.table_open = () => '<div tabindex="0"><table>';
rules.table_close = () => '</table></div>';
rules.fence = (...parts) => fence!(...parts).replace('<pre>', '<pre tabindex="0">');
rules.code_block = (...parts) => block!(...parts).replace('<pre>', '<pre tabindex="0">');

/** Makes HTML of Markdown: headings become anchors, links are led by `targetOf`, wide tables and code can be moved by keys. */
export function renderMarkdown(source: string, targetOf: (href: string) => LinkTarget): RenderedText {
  const tokens = markdown.parse(source, {});
  const title = takeTitle(tokens);
  const found = readSections(tokens, title);
  const links: LinkTarget[] = [];
  for (const { children } of tokens) if (children) leadLinks(children, targetOf, links);
  const html = markdown.renderer.render(tokens, markdown.options, {});
  return { title, html, ...found, links };
}

/** Takes the first heading out: the page has it as its own. */
function takeTitle(tokens: Token[]): string {
  const at = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1');
  if (at < 0) return '';
  const [, inline] = tokens.splice(at, 3);
  return wordsOf(inline!);
}

/** Gives each heading its anchor and gathers the words below it. */
function readSections(tokens: readonly Token[], title: string) {
  const anchorOf = openAnchors();
  const headings: Heading[] = [];
  let open: Section & { parts: string[] } = { anchor: '', heading: title, words: '', parts: [] };
  const all = [open];
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const text = wordsOf(tokens[index + 1]!);
      const anchor = anchorOf(text);
      token.attrSet('id', anchor);
      headings.push({ anchor, text, level: Number(token.tag.slice(1)) });
      open = { anchor, heading: text, words: '', parts: [] };
      all.push(open);
    } else if (token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open')
      open.parts.push(wordsOf(token));
    else if (token.type === 'fence' || token.type === 'code_block') open.parts.push(token.content);
  }
  const sections = all.map(({ anchor, heading, parts }) => ({
    anchor,
    heading,
    words: parts.join(' ').replaceAll(/\s+/g, ' ').trim(),
  }));
  return { headings, sections };
}

function wordsOf({ children, content }: Token): string {
  return (
    (children ?? [])
      .map((child) => (child.type === 'softbreak' || child.type === 'hardbreak' ? ' ' : child.content))
      .join('')
      .trim() || content.trim()
  );
}

/** Leads every link where the pages have it; one to a file that is no page becomes the file's path beside its words. */
function leadLinks(children: Token[], targetOf: (href: string) => LinkTarget, links: LinkTarget[]): void {
  const open: { token: Token; target: LinkTarget }[] = [];
  for (const token of children) {
    if (token.type === 'link_open') {
      const target = targetOf(decodeURI(String(token.attrGet('href') ?? '')));
      links.push(target);
      open.push({ token, target });
      lead(token, target);
    } else if (token.type === 'link_close' && open.pop()?.target.kind === 'file') token.tag = 'span';
  }
}

function lead(token: Token, target: LinkTarget): void {
  if (target.kind === 'text')
    token.attrs = [['href', `${ownLinks}docs/${target.address}${target.anchor && `#${target.anchor}`}`]];
  else if (target.kind === 'page') token.attrs = [['href', ownLinks + target.path]];
  else if (target.kind === 'here') token.attrs = [['href', `#${target.anchor}`]];
  else if (target.kind === 'site') token.attrSet('rel', 'noopener nofollow');
  else {
    token.tag = 'span';
    token.attrs = [['title', target.path]];
  }
}

/** Names headings for addresses as GitHub does: small letters, hyphens for spaces, a number for a name that is there already. */
function openAnchors(): (heading: string) => string {
  const taken = new Map<string, number>();
  return (heading) => {
    const name =
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-') || 'part';
    const before = taken.get(name);
    taken.set(name, (before ?? 0) + 1);
    return before === undefined ? name : `${name}-${before}`;
  };
}
