import { KeepLater } from '../marks/KeepLater.tsx';
import { Listen } from '../speech/Listen.tsx';
import type { StoryNews } from './story-parts.ts';

/** What can be done with the lead at once: hear it, and keep it for later, for whom marks are kept. */
export function LeadActions({ news }: { news: StoryNews }) {
  const { newsId, title, language, announce } = news;
  return (
    <>
      <Listen newsId={newsId} title={title} language={language} text={announce} />
      <KeepLater newsId={newsId} />
    </>
  );
}
