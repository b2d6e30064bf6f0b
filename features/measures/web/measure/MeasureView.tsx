import { Suspense } from 'react';
import { PdfButton } from '#services/exports/public.web.ts';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { Slot } from '#platform/web/slots.ts';
import { ComparisonTiles } from '../around/ComparisonTiles.tsx';
import { DocumentsTile } from '../documents/DocumentsTile.tsx';
import { ReceiptTile } from '../receipt/ReceiptTile.tsx';
import { CompareVersions } from './CompareVersions.tsx';
import { Discussion } from './Discussion.tsx';
import { FactsTile } from './FactsTile.tsx';
import { FactCheckTile } from '../factcheck/FactCheckTile.tsx';
import { LinkState } from '../screen/LinkState.tsx';
import { HistoryTile } from './HistoryTile.tsx';
import { IndicatorsTile } from './IndicatorsTile.tsx';
import type { LoadedMeasure } from './load-measure.ts';
import { MeasureHead } from './MeasureHead.tsx';
import { useMeasureSteps } from './use-measure-steps.ts';
import styles from './MeasureView.module.css';

/** A measure as it is read: what, for whom, when, on what ground, and how it came to be. */
export function MeasureView({ loaded }: { loaded: LoadedMeasure }) {
  const t = useText();
  const { measure } = loaded;
  const { content, text, reason } = measure;
  return (
    <main className={styles.page}>
      <PageTitle>{measure.title}</PageTitle>
      <MeasureHead measure={measure}>
        <Actions {...{ loaded }} />
      </MeasureHead>
      {reason !== null && (
        <p className={styles.reason}>
          {t(measure.publishedAt === null ? 'Measures_DeclinedBecause' : 'Measures_WithdrawnBecause', {
            reason,
          })}
        </p>
      )}
      {(content.goal || text) && (
        <div className={styles.lead}>
          {content.goal && <p className={styles.goal}>{content.goal}</p>}
          {text && text !== measure.title && <p className={styles.text}>{text}</p>}
        </div>
      )}
      {measure.receipt && <ReceiptTile receipt={measure.receipt} />}
      {measure.receipt?.outcome && <ComparisonTiles measure={measure} />}
      <div className={styles.grid}>
        {content.indicators.length > 0 && <IndicatorsTile loaded={loaded} />}
        <FactsTile loaded={loaded} />
        <div className={styles.stack}>
          <BasisTile measure={measure} />
          {measure.documents.length > 0 && <DocumentsTile measure={measure} />}
          {measure.factChecks.length > 0 && <FactCheckTile loaded={loaded} />}
        </div>
      </div>
      {content.starts !== null && (
        <Suspense>
          <Slot of="around" measure={measure} term={content} />
        </Suspense>
      )}
      <div className={styles.grid}>
        {measure.history.length > 0 && <HistoryTile measure={measure} />}
        {measure.versions.length > 1 && <CompareVersions loaded={loaded} />}
        {(measure.can.comment || measure.comments.length > 0) && <Discussion measure={measure} />}
      </div>
    </main>
  );
}

/** The act it rests on, whether its link opens, and the registers that tell of it. */
function BasisTile({ measure }: Pick<LoadedMeasure, 'measure'>) {
  const t = useText();
  const { content, source } = measure;
  return (
    <Tile level={2} title={t('Measures_Basis')}>
      <ul className={styles.links}>
        {content.legalBasis && (
          <li>
            {content.legalLink ? (
              <>
                <ExternalLink href={content.legalLink}>{content.legalBasis}</ExternalLink>
                {measure.link && (
                  <p className={styles.source}>
                    <LinkState link={measure.link} />
                  </p>
                )}
              </>
            ) : (
              content.legalBasis
            )}
          </li>
        )}
        {measure.links.map(({ url }) => (
          <li key={url}>
            <ExternalLink href={url}>{hostOf(url)}</ExternalLink>
          </li>
        ))}
      </ul>
      {source && (
        <p className={styles.source}>
          {t('Measures_SourceLine', { title: source.title, licence: source.licence })}
        </p>
      )}
    </Tile>
  );
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}

/** Buttons of what this person may do with this version, by the same sentences as the calls. */
function Actions({ loaded: { measure } }: { loaded: LoadedMeasure }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { busy, openVersion, submit, remove } = useMeasureSteps(measure);
  const { id, version, can } = measure;
  const at = { search: { version } };
  const decides = can.accept || can.decline || can.withdraw || can.appoint;
  return (
    <>
      {can.edit && (
        <ButtonLink to={buildRoute('action', { id, mode: 'edit' }, at)}>{t('Measures_Edit')}</ButtonLink>
      )}
      {can.edit && can.submit && (
        <Button variant="primary" busy={busy === 'submit'} onClick={submit}>
          {t('Measures_Submit')}
        </Button>
      )}
      {(can.revise || can.rework) && (
        <Button busy={busy === 'open'} onClick={openVersion}>
          {t(can.revise ? 'Measures_Revise' : 'Measures_Rework')}
        </Button>
      )}
      {decides && (
        <ButtonLink variant="primary" to={buildRoute('action', { id, mode: 'moderate' }, at)}>
          {t('Measures_ToDecide')}
        </ButtonLink>
      )}
      {can.delete && (
        <Button variant="text" icon="delete" busy={busy === 'delete'} onClick={remove}>
          {t('Measures_Delete')}
        </Button>
      )}
      <PdfButton />
    </>
  );
}
