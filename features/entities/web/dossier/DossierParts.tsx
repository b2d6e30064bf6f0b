import { useRevalidator } from 'react-router';
import { SpeakerTile } from '#features/quotes/web-door.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { CheckingSection } from '../../domain/checking/checking-sections.ts';
import { CompanyTiles } from './CompanyTiles.tsx';
import { DossierHead } from './DossierHead.tsx';
import { FactsTile } from './FactsTile.tsx';
import { HeadlinesTile } from './HeadlinesTile.tsx';
import { HoursTile } from './HoursTile.tsx';
import type { Dossier } from './load-dossier.ts';
import { MentionsTile } from './MentionsTile.tsx';
import { MentionsVerdict } from './MentionsVerdict.tsx';
import { NamesakesTile } from './NamesakesTile.tsx';
import { RegisterTile } from './RegisterTile.tsx';
import { StoriesTile } from './StoriesTile.tsx';
import { TimelineTile } from './TimelineTile.tsx';
import { TogetherTile } from './TogetherTile.tsx';
import { ToneTile } from './ToneTile.tsx';
import styles from './Dossier.module.css';

/** The tiles of a dossier's chosen part; where the mentions did not load the facts stand. */
export function DossierParts(dossier: Dossier) {
  const { tab, header, mentions } = dossier;
  return (
    <main className={styles.page}>
      <DossierHead {...dossier} />
      {tab === 'overview' && <Overview {...dossier} />}
      {tab === 'news' && (mentions ? <News {...{ header, mentions }} /> : <Failed />)}
      {dossier.register && <RegisterTile section={tab as CheckingSection} register={dossier.register} />}
      {tab === 'timeline' && <TimelineTile {...{ header, mentions }} />}
    </main>
  );
}

function Overview({ header, mentions, finance, access, quotes }: Dossier) {
  return (
    <>
      <div className={styles.row}>
        <div className={`${styles.column} ${styles.wide}`}>
          <MentionsVerdict {...{ header, mentions }} />
          {mentions ? <MentionsTile {...{ header, mentions }} /> : <Failed />}
        </div>
        <div className={styles.column}>
          <NamesakesTile header={header} />
          <FactsTile header={header} />
        </div>
      </div>
      {finance && <CompanyTiles {...{ finance, access, id: header.id }} />}
      {quotes && quotes.total > 0 && <SpeakerTile {...quotes} />}
      {mentions && mentions.headlines > 0 && (
        <>
          <div className={styles.row}>
            <ToneTile {...{ header, mentions }} />
            <TogetherTile {...{ header, mentions }} />
            <HoursTile mentions={mentions} />
          </div>
          <News {...{ header, mentions }} />
        </>
      )}
    </>
  );
}

function News({
  header,
  mentions,
}: {
  header: Dossier['header'];
  mentions: NonNullable<Dossier['mentions']>;
}) {
  return (
    <div className={styles.row}>
      <div className={styles.wide}>
        <StoriesTile stories={mentions.stories} />
      </div>
      <HeadlinesTile {...{ header, mentions }} />
    </div>
  );
}

function Failed() {
  const t = useText();
  const { revalidate } = useRevalidator();
  return (
    <Tile level={2} title={t('Entities_Days')} state={{ kind: 'error', onRetry: () => void revalidate() }} />
  );
}
