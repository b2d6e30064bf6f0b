import { SpeakerTile } from '#features/quotes/public.web.ts';
import { FailedTile, TabColumn, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { useText } from '#platform/web/text.ts';
import type { CheckingSection } from '../../domain/checking-sections.ts';
import { BondsTile } from './BondsTile.tsx';
import { AccountTile, ReliabilityTile } from './CompanyTiles.tsx';
import { DossierHead } from './DossierHead.tsx';
import { FactsTile } from './FactsTile.tsx';
import { HeadlinesTile } from './mentions/HeadlinesTile.tsx';
import { HoursTile } from './mentions/HoursTile.tsx';
import type { Dossier, Mentions } from './load-dossier.ts';
import { MentionsTile } from './mentions/MentionsTile.tsx';
import { MentionsVerdict } from './mentions/MentionsVerdict.tsx';
import { NamesakesTile } from './NamesakesTile.tsx';
import { RegistersTile } from './RegistersTile.tsx';
import { RegisterTile } from './RegisterTile.tsx';
import { StoriesTile } from './mentions/StoriesTile.tsx';
import { TimelineTile } from './TimelineTile.tsx';
import { TogetherTile } from './TogetherTile.tsx';
import { ToneTile } from './mentions/ToneTile.tsx';

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

/** What registers say above, news beside it; below what the news make of it, its accounts, and whom it stands with. */
function Overview({ header, mentions, near, finance, access, quotes }: Dossier) {
  const isNamed = mentions !== null && mentions.headlines > 0;
  const named = isNamed ? mentions : null;
  // Whom no headline names is told by its bonds: they have the wide column for themselves.
  const isBare = !finance && mentions !== null && !isNamed;
  return (
    <>
      <TabRow split="wideFirst">
        <TabColumn>
          <MentionsVerdict {...{ header, mentions }} />
          <FactsTile header={header} />
          {access && <RegistersTile {...{ access, id: header.id }} />}
          {isBare && near && <BondsTile near={near} isWide />}
        </TabColumn>
        <TabColumn>
          <NamesakesTile header={header} />
          {mentions === null ? <Failed /> : isNamed && <MentionsTile {...{ header, mentions }} />}
          {named && <HeadlinesTile {...{ header }} mentions={named} most={headlinesBeside} />}
        </TabColumn>
      </TabRow>
      <Below {...{ header, named, near: isBare ? null : near, finance, quotes }} />
    </>
  );
}

/** So many headlines as the facts beside them are long. */
const headlinesBeside = 6;

/** Stories, words and accounts, bonds: three columns that run side by side. */
function Below({
  header,
  named,
  near,
  finance,
  quotes,
}: Pick<Dossier, 'header' | 'near' | 'finance' | 'quotes'> & { named: Mentions | null }) {
  if (!named && !near && !finance && !(quotes && quotes.total > 0)) return null;
  return (
    <TabRow split="thirds">
      <TabColumn>
        {named && <StoriesTile stories={named.stories} />}
        {named && <ToneTile {...{ header }} mentions={named} />}
      </TabColumn>
      <TabColumn>
        {quotes && quotes.total > 0 && <SpeakerTile {...quotes} />}
        {finance && <AccountTile {...finance} />}
        {finance && <ReliabilityTile {...finance} />}
        {named && <HoursTile mentions={named} />}
      </TabColumn>
      <TabColumn>
        {named && <TogetherTile {...{ header }} mentions={named} />}
        {near && <BondsTile near={near} />}
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
