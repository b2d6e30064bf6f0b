import { SpeakerTile } from '#features/quotes/public.web.ts';
import { FailedTile, TabColumn, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { useText } from '#platform/web/text.ts';
import type { CheckingSection } from '../../domain/checking/checking-sections.ts';
import { BondsTile } from './BondsTile.tsx';
import { AccountTile, ReliabilityTile } from './CompanyTiles.tsx';
import { DossierHead } from './DossierHead.tsx';
import { FactsTile } from './FactsTile.tsx';
import { HeadlinesTile } from './HeadlinesTile.tsx';
import { HoursTile } from './HoursTile.tsx';
import type { Dossier, Finance, Mentions } from './load-dossier.ts';
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

/** Two columns run side by side, so that neither waits for the other's longest tile; the wide one ends in two halves. */
function Overview({ header, mentions, near, finance, access, quotes }: Dossier) {
  const isNamed = mentions !== null && mentions.headlines > 0;
  const named = isNamed ? mentions : null;
  // Whom no headline names is told by its bonds: they have the wide column for themselves.
  const isBare = !finance && mentions !== null && !isNamed;
  return (
    <TabRow split="wideFirst">
      <TabColumn>
        <MentionsVerdict {...{ header, mentions }} />
        {mentions === null ? <Failed /> : isNamed && <MentionsTile {...{ header, mentions }} />}
        {isBare && near && <BondsTile near={near} isWide />}
        {quotes && quotes.total > 0 && <SpeakerTile {...quotes} />}
        {named && <StoriesTile stories={named.stories} />}
        {access && <RegistersTile {...{ access, id: header.id }} />}
        {finance ? (
          <CompanyHalves {...{ header, finance, named }} />
        ) : (
          named && (
            <TabRow split="halves">
              <TogetherTile {...{ header }} mentions={named} />
              <ToneTile {...{ header }} mentions={named} />
            </TabRow>
          )
        )}
      </TabColumn>
      <TabColumn>
        <NamesakesTile header={header} />
        <FactsTile header={header} />
        {!isBare && near && <BondsTile near={near} />}
        {named && <HeadlinesTile {...{ header }} mentions={named} most={headlinesBeside(named, finance)} />}
        {named && !finance && <HoursTile mentions={named} />}
      </TabColumn>
    </TabRow>
  );
}

/** So many headlines as the wide column is long. */
function headlinesBeside({ stories }: Mentions, finance: Dossier['finance']): number {
  if (finance !== null) return 8;
  return stories.length > 6 ? 6 : 4;
}

/** Accounts and reliability of a company, with what compares of the news below each. */
function CompanyHalves({
  header,
  finance,
  named,
}: Pick<Dossier, 'header'> & { finance: Finance; named: Mentions | null }) {
  return (
    <TabRow split="halves">
      <TabColumn>
        <AccountTile {...finance} />
        {named && <TogetherTile {...{ header }} mentions={named} />}
      </TabColumn>
      <TabColumn>
        <ReliabilityTile {...finance} />
        {named && <ToneTile {...{ header }} mentions={named} />}
        {named && <HoursTile mentions={named} />}
      </TabColumn>
    </TabRow>
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
