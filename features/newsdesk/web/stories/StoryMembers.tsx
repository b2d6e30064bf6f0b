import { useState } from 'react';
import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { FindStory } from './FindStory.tsx';
import type { DeskStory, StoryActions } from './use-story-actions.ts';
import styles from './StoryDesk.module.css';

type Headline = DeskStory['headlines'][number];

interface Props {
  story: DeskStory;
  actions: StoryActions;
}

/** The headlines of a story: some are chosen to leave it, one to lead it; what repeats another goes with that. */
export function StoryMembers({ story: { storyId, leadId, headlines }, actions }: Props) {
  const t = useText();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const own = new Set(headlines.map(({ newsId }) => newsId));
  const shown = headlines.filter(({ reprintOf }) => reprintOf === null || !own.has(reprintOf));
  const reprints = Map.groupBy(headlines, ({ reprintOf }) => reprintOf ?? 0);
  const choose = (newsId: number, on: boolean): void =>
    setChosen(new Set(on ? [...chosen, newsId] : [...chosen].filter((each) => each !== newsId)));
  const leave = async (work: (newsIds: number[]) => Promise<boolean>): Promise<void> => {
    if (await work([...chosen])) setChosen(new Set());
  };
  const canLeave = chosen.size > 0 && chosen.size < shown.length;
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{t('Desk_Headlines')}</h2>
      <ol className={styles.list}>
        {shown.map((headline) => (
          <Member
            key={headline.newsId}
            headline={headline}
            reprints={reprints.get(headline.newsId)?.length ?? 0}
            isLead={headline.newsId === leadId}
            isChosen={chosen.has(headline.newsId)}
            onChoose={(on) => choose(headline.newsId, on)}
            actions={actions}
          />
        ))}
      </ol>
      {shown.length > 1 && (
        <div className={`${styles.bar} ${styles.chosen}`}>
          <p>{t(canLeave || chosen.size === 0 ? 'Desk_Chosen' : 'Desk_ChosenAll', { count: chosen.size })}</p>
          <Button disabled={!canLeave} busy={actions.busy} onClick={() => void leave(actions.split)}>
            {t('Desk_Split')}
          </Button>
          <FindStory
            label={t('Desk_MoveTo')}
            except={storyId}
            disabled={!canLeave || actions.busy}
            onChoose={(id) => void leave((newsIds) => actions.move(newsIds, id))}
          />
        </div>
      )}
    </section>
  );
}

interface MemberProps {
  headline: Headline;
  reprints: number;
  isLead: boolean;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
  actions: StoryActions;
}

function Member({ headline, reprints, isLead, isChosen, onChoose, actions }: MemberProps) {
  const t = useText();
  const locale = useLocale();
  const nearDay = useNearDay();
  const { newsId, title, language, sourceName, date, isPinned } = headline;
  const moment = new Date(date);
  return (
    <li className={styles.line}>
      <Checkbox
        checked={isChosen}
        onChange={onChoose}
        label={<span lang={language === locale ? undefined : language}>{title}</span>}
      />
      <p className={styles.facts}>
        <span>{sourceName}</span>
        <time dateTime={date}>
          {nearDay(dayAt(moment))}, {formatTime(moment)}
        </time>
        {reprints > 0 && <span>{t('Desk_Reprints', { count: reprints })}</span>}
        {isLead && <b>{t(isPinned ? 'Desk_LeadByEditor' : 'Desk_LeadByEngine')}</b>}
        {isPinned ? (
          <Button size="small" variant="text" onClick={() => void actions.pin(null)}>
            {t('Desk_FreeLead')}
          </Button>
        ) : (
          <Button size="small" variant="text" onClick={() => void actions.pin(newsId)}>
            {t('Desk_PinLead')}
          </Button>
        )}
      </p>
    </li>
  );
}
