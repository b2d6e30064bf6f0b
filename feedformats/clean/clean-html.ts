import sanitizeHtml from 'sanitize-html';
import { cleanLink } from './clean-link.ts';

const blocks = [
  'p',
  'br',
  'hr',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'figure',
  'figcaption',
];
const phrases = [
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'del',
  'ins',
  'small',
  'sub',
  'sup',
  'q',
  'cite',
  'code',
  'kbd',
  'abbr',
  'time',
  'mark',
  'bdi',
  'ruby',
  'rt',
  'rp',
];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Pictures that only count readers. */
const counters =
  /feedburner\.com\/~r|feedsportal\.com|\/(?:pixel|counter|beacon|track|stat|b\.gif|1x1)\b|doubleclick\.net|mc\.yandex\.ru|counter\.yadro\.ru|top-fwz1\.mail\.ru|\bspacer\.gif/i;

/**
 * HTML of a stranger made fit to stand in our page: only the tags and attributes listed here, links absolute and clean,
 * no scripts, styles, frames, forms or counting pixels. Plain text in the listed tags comes back unchanged.
 */
export function cleanHtml(html: string, base: string | null): string {
  return sanitizeHtml(html, {
    allowedTags: [...blocks, ...phrases, ...tables, 'img'],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
      abbr: ['title'],
      time: ['datetime'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'iframe',
      'object',
      'embed',
      'svg',
      'math',
      'template',
      'head',
      'title',
      'xmp',
      'noembed',
      'noframes',
      'plaintext',
    ],
    nestingLimit: 40,
    transformTags: {
      h1: 'h2',
      strike: 's',
      a: (_tag, attributes) => ({ tagName: 'a', attribs: linkAttributes(attributes, base) }),
      img: (_tag, attributes) => ({ tagName: 'img', attribs: pictureAttributes(attributes, base) }),
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      tag === 'img'
        ? !attribs['src']
        : ['p', 'figure', 'li'].includes(tag) && text.trim() === '' && mediaChildren.length === 0,
  }).trim();
}

function linkAttributes(attributes: sanitizeHtml.Attributes, base: string | null): sanitizeHtml.Attributes {
  const href = cleanLink(attributes['href'] ?? null, base, true);
  const title = attributes['title'];
  return { ...(href && { href, rel: 'nofollow noopener noreferrer' }), ...(title && { title }) };
}

function pictureAttributes(
  attributes: sanitizeHtml.Attributes,
  base: string | null,
): sanitizeHtml.Attributes {
  const src = cleanLink(
    attributes['src'] || (attributes['data-src'] ?? attributes['data-original'] ?? null),
    base,
  );
  const isCounter =
    src === null || counters.test(src) || isTiny(attributes['width']) || isTiny(attributes['height']);
  if (isCounter) return {};
  return { src, alt: attributes['alt'] ?? '', ...sizes(attributes), loading: 'lazy' };
}

function isTiny(size: string | undefined): boolean {
  return size !== undefined && /^[0-3](?:px)?$/.test(size.trim());
}

function sizes(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const named = ['width', 'height'].flatMap((name) =>
    /^\d{1,4}$/.test(attributes[name] ?? '') ? [[name, attributes[name] ?? '']] : [],
  );
  return Object.fromEntries(named);
}
