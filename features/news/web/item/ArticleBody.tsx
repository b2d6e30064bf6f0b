import { useMemo } from 'react';
import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useLocale } from '#platform/web/text.ts';
import { readArticle, type Span } from '#features/news/domain/feed/wording/article-body.ts';
import { typesetText } from '#features/news/domain/feed/wording/typeset-headline.ts';
import styles from './ArticleBody.module.css';

/** An article's text: headings, paragraphs and lists; nothing of it is ever taken as HTML. */
export function ArticleBody({ body, language }: { body: string; language: string }) {
  const blocks = useMemo(() => readArticle(typesetText(body, language)), [body, language]);
  return (
    <div className={styles.body}>
      {blocks.map((block, index) => {
        if (block.kind === 'heading')
          return (
            <h2 key={index}>
              <Spans spans={block.spans} />
            </h2>
          );
        if (block.kind === 'paragraph')
          return (
            <p key={index}>
              <Spans spans={block.spans} />
            </p>
          );
        return (
          <ul key={index}>
            {block.items.map((spans, place) => (
              <li key={place}>
                <Spans spans={spans} />
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) => {
    if (span.kind === 'text') return span.text;
    if (span.kind === 'strong') return <strong key={index}>{span.text}</strong>;
    return <BodyLink key={index} text={span.text} address={span.address} />;
  });
}

/** Addresses inside the site are written without a language; calls and their descriptions are no pages. */
function BodyLink({ text, address }: { text: string; address: string }) {
  const locale = useLocale();
  if (address.startsWith('/api/'))
    return (
      <a href={address} className="link">
        {text}
      </a>
    );
  if (address.startsWith('/'))
    return (
      <Link to={`/${locale}${address}`} className="link">
        {text}
      </Link>
    );
  return (
    <ExternalLink href={address} className="link">
      {text}
    </ExternalLink>
  );
}
