import { SpeakerTile } from '#features/quotes/web-door.ts';
import { FailedTile, TabColumn, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { useText } from '#platform/web/text.ts';
import type { CheckingSection } from '../../domain/checking/checking-sections.ts';
import { BondsTile } from './BondsTile.tsx';
import { CompanyTiles } from './CompanyTiles.tsx';
import { DossierHead } from './DossierHead.tsx';
import { FactsTile } from './FactsTile.tsx';
import { HeadlinesTile } from './HeadlinesTile.tsx';
import { HoursTile } from './HoursTile.tsx';
import type { Dossier } from './load-dossier.ts';
import { MentionsTile } from './MentionsTile.tsx';
import { MentionsVerdict } from './MentionsVerdict.tsx';
import { NamesakesTile } from './NamesakesTile.tsx';
import { RegistersTile } from './RegistersTile.tsx';
import { RegisterTile } from './RegisterTile.tsx';
import { StoriesTile } from './StoriesTile.tsx';
import { TimelineTile } from './TimelineTile.tsx';
import { TogetherTile } from './TogetherTile.tsx';
import { ToneTile } from './ToneTile.tsx';

/** The tiles of a dossier's chosen part; where the mentions did not load the facts stand. */
export function DossierParts(dossier: Dossier) {
  const { tab, header, mentions } = dossier;
  return (
    <TabPage>
      <DossierHead {...dossier} />
      {tab === 'overview' && <Overview {...dossier} />}
      {tab === 'news' && (mentions ? <News {...{ header, mentions }} /> : <Failed />)}
      {dossier.register && <RegisterTile section={tab as CheckingSection} register={dossier.register} />}
      {tab === 'timeline' && <TimelineTile {...{ header, mentions }} />}
    </TabPage>
  );
}

/** Two columns run side by side, so that neither waits for the other's longest tile; what compares stands in thirds below. */
function Overview({ header, mentions, near, finance, access, quotes }: Dossier) {
  const isNamed = mentions !== null && mentions.headlines > 0;
  return (
    <>
      <TabRow split="wideFirst">
        <TabColumn>
          <MentionsVerdict {...{ header, mentions }} />
          {mentions ? <MentionsTile {...{ header, mentions }} /> : <Failed />}
          {quotes && quotes.total > 0 && <SpeakerTile {...quotes} />}
          {isNamed && <StoriesTile stories={mentions.stories} />}
          {access && <RegistersTile {...{ access, id: header.id }} />}
        </TabColumn>
        <TabColumn>
          <NamesakesTile header={header} />
          <FactsTile header={header} />
          {!finance && near && <BondsTile near={near} />}
          {isNamed && <HeadlinesTile {...{ header, mentions }} most={mentions.stories.length > 6 ? 6 : 4} />}
        </TabColumn>
      </TabRow>
      {finance && <CompanyTiles {...{ finance, near }} />}
      {isNamed && (
        <TabRow split="thirds">
          <ToneTile {...{ header, mentions }} />
          <TogetherTile {...{ header, mentions }} />
          <HoursTile mentions={mentions} />
        </TabRow>
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
    <TabRow split="wideFirst">
      <StoriesTile stories={mentions.stories} />
      <HeadlinesTile {...{ header, mentions }} most={12} />
    </TabRow>
  );
}

function Failed() {
  return <FailedTile title={useText()('Entities_Days')} />;
}
