import { readArticle, type Block, type Span } from './article-body.ts';

/** An article as HTML that needs no cleaning: everything written is escaped, links lead inside the site or by https. */
export function htmlOfArticle(body: string): string {
  return readArticle(body).map(htmlOfBlock).join('\n');
}

function htmlOfBlock(block: Block): string {
  if (block.kind === 'list')
    return `<ul>${block.items.map((spans) => `<li>${htmlOfSpans(spans)}</li>`).join('')}</ul>`;
  const tag = block.kind === 'heading' ? 'h2' : 'p';
  return `<${tag}>${htmlOfSpans(block.spans)}</${tag}>`;
}

function htmlOfSpans(spans: readonly Span[]): string {
  return spans
    .map((span) => {
      const text = escape(span.text);
      if (span.kind === 'strong') return `<strong>${text}</strong>`;
      return span.kind === 'link' ? `<a href="${escape(span.address)}">${text}</a>` : text;
    })
    .join('');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
