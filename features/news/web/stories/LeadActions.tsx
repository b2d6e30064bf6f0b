import { Button } from '#platform/ui/buttons/Button.tsx';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { setMark } from '../marks/marks.ts';
import { useMarks } from '../marks/use-marks.ts';
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

function KeepLater({ newsId }: { newsId: number }) {
  const t = useText();
  const isLater = useMarks().later.has(newsId);
  // The server knows who is there: the button stands from the first paint on and moves nothing.
  const { isLoggedIn } = useSession();
  if (!isLoggedIn) return null;
  return (
    <Button
      variant="text"
      size="small"
      icon="bookmark"
      aria-pressed={isLater}
      onClick={() => setMark(newsId, 'later', !isLater).catch(() => {})}
    >
      {t(isLater ? 'News_KeptLater' : 'News_KeepLater')}
    </Button>
  );
}
