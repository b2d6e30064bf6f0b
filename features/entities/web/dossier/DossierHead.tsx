import { canEditNews } from '#features/news/public.ts';
import { FollowButton } from '#services/following/public.web.ts';
import { Link } from '#platform/web/Link.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { SubjectHead, type HeadFact } from '#platform/ui/navigation/SubjectHead.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { heldOn } from '../../domain/dossier/held-on.ts';
import { LevelBars } from './LevelBars.tsx';
import { dossierTabs, type Dossier } from './load-dossier.ts';
import { StatementText } from './StatementText.tsx';

/** Kind, name, the facts that matter first, and the way to the other parts. */
export function DossierHead({ tab, header, mentions, place, access, finance }: Dossier) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const address = { kind: header.kind, id: header.id };
  const tabs = dossierTabs.map((each) => ({
    to: buildRoute('dossier', address, each === 'overview' ? {} : { search: { tab: each } }),
    label: t(`Entities_Tab_${each}`),
    current: each === tab,
  }));
  // What is not open to the reader is no tab: a folded line tells of it.
  const open = access?.sections.filter((each) => access.hasSubscription || each === tab) ?? [];
  const registers = open.map((each) => ({
    to: buildRoute('dossier', address, { search: { tab: each } }),
    label: t(`Entities_Register_${each}`),
    current: each === tab,
  }));
  return (
    <div>
      <SubjectHead
        above={<p className={typeStyles.meta}>{t(`Entities_Kind_${header.kind}`)}</p>}
        title={header.name}
        facts={useHeadFacts({ header, mentions, place, finance })}
        tools={<DossierTools header={header} />}
      />
      <OfficeNews news={header.officeNews} />
      <LinkTabs
        label={t('Entities_Tabs')}
        tabs={[
          ...tabs,
          { to: buildRoute('tree', { id: header.id }), label: t('Entities_Tab_tree') },
          ...registers,
        ]}
      />
    </div>
  );
}

/** What headlines say of the person's offices and registers do not yet. */
function OfficeNews({ news }: { news: Dossier['header']['officeNews'] }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  return news.map(({ turn, day, outlets, storyId }) => (
    <p key={`${turn} ${day}`} className={typeStyles.meta}>
      <Link className="link" to={buildRoute('story', { id: storyId })}>
        {t(`Offices_Said_${turn}`, { day: formats.day(day), outlets })}
      </Link>
    </p>
  ));
}

function DossierTools({ header }: Pick<Dossier, 'header'>) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { account } = useSession();
  return (
    <>
      <FollowButton type="entity" value={header.id} name={header.name} />
      {canEditNews(account) && (
        <ButtonLink size="small" to={buildRoute('deskEntity', { id: header.id })}>
          {t('Entities_Merge')}
        </ButtonLink>
      )}
      {header.checkUrl !== null && (
        <a className={typeStyles.small} href={header.checkUrl} target="_blank" rel="noopener">
          {t('Entities_Check')} <span className="sr-only">({t('Ui_NewTab')})</span>
        </a>
      )}
      {header.kind === 'geography' && header.id < firstOfRegistry && (
        <ButtonLink
          variant="second"
          size="small"
          to={buildRoute('region', { id: header.id, tab: 'overview' })}
        >
          {t('Entities_RegionDossier')}
        </ButtonLink>
      )}
    </>
  );
}

/** Below it stand places of the country under their yugo_id. */
const firstOfRegistry = 10_000_000;

/** Position of the day, number of the register, how reliable and how large, headlines, outlets, place in the rating: those that are known. */
function useHeadFacts({
  header,
  mentions,
  place,
  finance,
}: Pick<Dossier, 'header' | 'mentions' | 'place' | 'finance'>): HeadFact[] {
  const t = useText();
  const { integer, day, dayRange, shortRoubles } = useFormats();
  const position = header.statements.find(
    (statement) => statement.field === 'position' && heldOn(statement, header.day),
  );
  const inn = header.identifiers.find(({ scheme }) => scheme === 'inn');
  const buildRoute = useBuildRoute();
  const { headlines, first, last } = header.mentions;
  const facts: (HeadFact | false)[] = [
    position !== undefined && {
      name: t('Entities_Field_position'),
      value: <StatementText statement={position} sources={header.sources} />,
    },
    inn !== undefined && { name: t('Entities_Field_inn'), value: inn.value },
    finance !== null && {
      name: t('Entities_ReliabilityName'),
      value: (
        <>
          <LevelBars level={finance.level} /> {t(`Entities_Level_${finance.level}`)}
        </>
      ),
    },
    !!finance?.account && {
      name: t('Entities_Finance_revenue'),
      value: shortRoubles(finance.account.revenue),
      note: String(finance.account.year),
    },
    headlines > 0 && {
      name: t('Entities_Headlines'),
      value: integer(headlines),
      note: first !== null && last !== null && t('Entities_Span', { from: day(first), to: day(last) }),
    },
    mentions !== null &&
      mentions.outlets > 0 && { name: t('Entities_Outlets'), value: integer(mentions.outlets) },
    !!place?.place && {
      name: t('Entities_Place', { kinds: t(`Entities_Kinds_${place.kind}`) }),
      value: (
        <Link to={buildRoute('ratings', {}, { search: { kind: place.kind, period: 'week' } })}>
          {place.place.low === place.place.high ? place.place.low : `${place.place.low}–${place.place.high}`}
        </Link>
      ),
      note: dayRange(place.from, place.to),
    },
  ];
  return facts.filter((fact) => fact !== false);
}
