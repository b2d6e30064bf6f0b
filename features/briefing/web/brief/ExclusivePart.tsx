import { useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { Receipt } from '#platform/ui/figures/Receipt.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { WaitingMeasuresTile } from '#features/measures/public.web.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import type { MainInfo } from '../load-event.ts';
import { ComingTile } from '../since/ComingTile.tsx';
import { SinceTile } from '../since/SinceTile.tsx';
import { EventDocuments } from '../screen/EventDocuments.tsx';
import { PageSteps } from '../screen/PageSteps.tsx';
import { StoryRow } from '../screen/StoryRow.tsx';
import { useRetry } from '../screen/use-retry.ts';
import { BlindSpots } from '../BlindSpots.tsx';
import { WhyTile } from '../turns/WhyTile.tsx';
import { fillBeside } from '../since/fill-beside.ts';
import { Brief, type ExclusiveTab } from './Brief.tsx';
import { useReceiptFacts } from './use-receipt-facts.ts';
import { BriefPlayer } from './BriefPlayer.tsx';
import { useBriefVoice } from './use-brief-voice.ts';
import styles from './ExclusivePart.module.css';

interface Props {
  info: MainInfo;
  tab: ExclusiveTab | null;
  list: OutputOf<'event/getExclusiveList'> | null;
  /** What came since the reader was here; null = it could not be read. */
  since: OutputOf<'event/getSince'> | null;
  pageIndex: number;
}

/** The page the morning opens on: the brief with its receipts, five stories, and what editors have alone. */
export function ExclusivePart({ info, tab, list, since, pageIndex }: Props) {
  const t = useText();
  const retry = useRetry();
  const { section } = useParams();
  const why = (
    <WhyTile key={info.yugoId} yugoId={info.yugoId} call="event/getTurns" heading={styles.heading} />
  );
  const beside = fillBeside(tab?.stories.length ?? 0, since);
  const stories = tab && <FiveStories tab={tab} />;
  return (
    <>
      {tab ? (
        <BriefPart tab={tab} since={since}>
          {beside.stories && stories}
          {beside.why && why}
        </BriefPart>
      ) : (
        <Tile level={2} title={t('Events_Brief')} state={retry} />
      )}
      {!beside.stories && stories}
      {!beside.why && why}
      <h2 className={styles.heading}>{t('Events_Blind')}</h2>
      <BlindSpots key={`blind ${info.yugoId}`} yugoId={info.yugoId} />
      <h2 className={styles.heading}>{t('Events_Exclusives')}</h2>
      {list ? (
        <>
          <EventDocuments
            documents={list.documents}
            open={section}
            empty={t('Events_ExclusivesEmpty', { name: info.name })}
          />
          <PageSteps pageIndex={pageIndex} hasMore={list.total > pageIndex * 18} />
        </>
      ) : (
        <Tile title={t('Events_Exclusives')} state={retry} />
      )}
    </>
  );
}

interface BriefProps extends Pick<Props, 'since'> {
  tab: ExclusiveTab;
  /** What fills the column of the brief where the side is longer. */
  children: ReactNode;
}

function BriefPart({ tab, since, children }: BriefProps) {
  const t = useText();
  const { dayWithWeekday } = useFormats();
  const { clock } = useStart();
  const spoken = useMemo(() => tab.sentences.map((sentence) => sentence.spoken), [tab]);
  const voice = useBriefVoice(spoken);
  const pieces = tab.sentences.flatMap((sentence) => sentence.pieces);
  const numbers = pieces.filter(({ kind }) => kind === 'number').length;
  const links = pieces.filter(({ kind }) => kind === 'story').length;
  return (
    <div className={styles.first}>
      <div className={styles.lead}>
        <p className={styles.eyebrow}>
          <span>{dayWithWeekday(tab.newsDay)}</span>
          {clock.kind === 'sample' && <span>{t('Events_SampleClock')}</span>}
        </p>
        <h1 className={styles.title}>{tab.title}</h1>
        <BriefPlayer voice={voice} count={tab.sentences.length} />
        <Brief tab={tab} spoken={voice.at} />
        <p className={styles.source}>
          {t('Events_BriefMade', { rules: tab.sentences.length, numbers, links })}
        </p>
        <BriefWays day={tab.newsDay} yugoId={tab.place.yugoId} />
      </div>
      <aside className={styles.side}>
        <SinceTile told={since} yugoId={tab.place.yugoId} />
        <WaitingMeasuresTile key={tab.place.yugoId} yugoId={tab.place.yugoId} />
        <ComingTile coming={since?.coming ?? []} />
        <FirstReceipt tab={tab} />
      </aside>
      <div className={styles.below}>{children}</div>
    </div>
  );
}

/** The brief by mail, and the one of the day before. */
function BriefWays({ day, yugoId }: { day: string; yugoId: number }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const yesterday = { search: { asOf: addDays(day, -1) } };
  return (
    <p className={styles.ways}>
      <Link className="link" to={buildRoute('digest')}>
        {t('Events_ByLetter')}
      </Link>
      <Link className="link" to={buildRoute('event', { yugoId, page: 'exclusive' }, yesterday)}>
        {t('Events_Yesterday')}
      </Link>
    </p>
  );
}

/** The receipt of the brief's first number stands open, so that it is seen what every number has. */
function FirstReceipt({ tab }: { tab: ExclusiveTab }) {
  const facts = useReceiptFacts();
  const first = tab.sentences.flatMap(({ pieces }) => pieces).find((piece) => piece.kind === 'number');
  return first?.kind === 'number' ? (
    <div className={styles.receipt}>
      <Receipt {...facts(first.text, first.receipt)} />
    </div>
  ) : null;
}

function FiveStories({ tab: { stories, place } }: { tab: ExclusiveTab }) {
  const t = useText();
  if (stories.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t('Events_Five', { name: place.name, count: stories.length })}</h2>
      <div className={styles.stories}>
        {stories.map((story) => (
          <StoryRow key={story.storyId} story={story} />
        ))}
      </div>
    </section>
  );
}
