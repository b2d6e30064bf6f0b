import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { QuoteList } from './QuoteList.tsx';
import { useReminders } from './use-reminders.ts';

/** What headlines of the last days say that one person said, newest first. */
export function SpeakerTile({ total, directCount, quotes }: OutputOf<'quotes/getSpeakerQuotes'>) {
  const t = useText();
  return (
    <Tile
      level={2}
      title={t('Quotes_Own')}
      sub={t('Quotes_Total', { count: total, direct: directCount })}
      source={t('Quotes_AboutHeadlines')}
    >
      <QuoteList quotes={quotes} byDay={false} reminders={useReminders()} />
    </Tile>
  );
}
