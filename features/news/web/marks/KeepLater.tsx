import { Button } from '#platform/ui/buttons/Button.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useKeep } from './use-keep.ts';
import { useMarks } from './use-marks.ts';

interface Props {
  newsId: number;
  /** The icon alone, for a card; its name still says which item. */
  titled?: string;
}

/** Keeps an item for later, for whom marks are kept. */
export function KeepLater({ newsId, titled }: Props) {
  const t = useText();
  const isLater = useMarks().later.has(newsId);
  const keep = useKeep();
  // The server knows who is there: the button stands from the first paint on and moves nothing.
  const { isLoggedIn } = useSession();
  if (!isLoggedIn) return null;
  const press = () => void keep(newsId, 'later', !isLater);
  if (titled !== undefined)
    return (
      <IconButton
        icon="bookmark"
        size={28}
        label={`${t('News_KeepLater')}: ${titled}`}
        aria-pressed={isLater}
        onClick={press}
      />
    );
  return (
    <Button variant="text" size="small" icon="bookmark" aria-pressed={isLater} onClick={press}>
      {t(isLater ? 'News_KeptLater' : 'News_KeepLater')}
    </Button>
  );
}
