import { canEditNews } from '#features/news/door.ts';
import { FollowButton } from '#features/keeping/web-door.ts';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { heldOn } from '../../domain/dossier/held-on.ts';
import { dossierTabs, type Dossier } from './load-dossier.ts';
import { StatementText } from './StatementText.tsx';
import styles from './DossierHead.module.css';

/** Kind, name, the facts that matter first, and the way to the other parts. */
export function DossierHead({ tab, header, mentions, access }: Dossier) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { account } = useSession();
  const address = { kind: header.kind, id: header.id };
  const tabs = dossierTabs.map((each) => ({
    to: buildRoute('dossier', address, each === 'overview' ? {} : { search: { tab: each } }),
    label: t(`Entities_Tab_${each}`),
    current: each === tab,
  }));
  const registers = (access?.sections ?? []).map((each) => ({
    to: buildRoute('dossier', address, { search: { tab: each } }),
    label: t(`Entities_Register_${each}`),
    current: each === tab,
    ...(!access?.hasSubscription && { locked: t('Entities_Locked') }),
  }));
  return (
    <div>
      <header className={styles.header}>
        <div>
          <p className={typeStyles.meta}>{t(`Entities_Kind_${header.kind}`)}</p>
          <h1 className={`${typeStyles.display} ${styles.name}`}>{header.name}</h1>
          <HeadFacts {...{ header, mentions }} />
        </div>
        <div className={styles.tools}>
          <FollowButton type="entity" value={header.id} name={header.name} />
          {canEditNews(account) && (
            <ButtonLink size="small" to={buildRoute('deskEntity', { id: header.id })}>
              {t('Entities_Merge')}
            </ButtonLink>
          )}
          {header.checkUrl !== null && (
            <a className={styles.check} href={header.checkUrl} target="_blank" rel="noopener">
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
        </div>
      </header>
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

/** Below it stand places of the country under their yugo_id. */
const firstOfRegistry = 10_000_000;

function HeadFacts({ header, mentions }: Pick<Dossier, 'header' | 'mentions'>) {
  const t = useText();
  const { integer, day } = useFormats();
  const position = header.statements.find(
    (statement) => statement.field === 'position' && heldOn(statement, header.day),
  );
  const inn = header.identifiers.find(({ scheme }) => scheme === 'inn');
  const { headlines, first, last } = header.mentions;
  return (
    <dl className={styles.facts}>
      {position && (
        <div>
          <dt>{t('Entities_Field_position')}</dt>
          <dd>
            <StatementText statement={position} sources={header.sources} />
          </dd>
        </div>
      )}
      {inn && (
        <div>
          <dt>{t('Entities_Field_inn')}</dt>
          <dd>{inn.value}</dd>
        </div>
      )}
      {headlines > 0 && (
        <div>
          <dt>{t('Entities_Headlines')}</dt>
          <dd>
            {integer(headlines)}{' '}
            <small>
              {first !== null && last !== null && t('Entities_Span', { from: day(first), to: day(last) })}
            </small>
          </dd>
        </div>
      )}
      {mentions && mentions.outlets > 0 && (
        <div>
          <dt>{t('Entities_Outlets')}</dt>
          <dd>{integer(mentions.outlets)}</dd>
        </div>
      )}
    </dl>
  );
}
