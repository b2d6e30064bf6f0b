import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import { hasKeeper, setMark } from '../marks/marks.ts';
import { useMarks } from '../marks/use-marks.ts';
import type { StoryNews } from './story-parts.ts';

/** What can be done with the lead at once: keep it for later, for whom marks are kept. */
export function LeadActions({ news }: { news: StoryNews }) {
  const t = useText();
  const isLater = useMarks().later.has(news.newsId);
  if (!hasKeeper()) return null;
  return (
    <Button
      variant="text"
      size="small"
      icon="bookmark"
      aria-pressed={isLater}
      onClick={() => setMark(news.newsId, 'later', !isLater).catch(() => {})}
    >
      {t(isLater ? 'News_KeptLater' : 'News_KeepLater')}
    </Button>
  );
}
