import { useContext, useEffect } from 'react';
import { useLocation, useRevalidator, isRouteErrorResponse } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { CopyReport } from '#platform/ui/tiles/CopyReport.tsx';
import type { ErrorFacts } from '#platform/ui/tiles/error-report.ts';
import type { Problem } from '#platform/contract/errors.ts';
import { useBuildRoute, useCurrentRoute } from '#platform/web/routes/routes-context.ts';
import { VisitContext } from '#platform/web/session/visit.ts';
import { useText } from '#platform/web/text.ts';
import { DeniedView } from '#platform/web/errors/DeniedView.tsx';
import { ErrorPage } from '#platform/web/errors/ErrorPage.tsx';
import { ChunkView } from './ChunkView.tsx';
import { isChunkError } from '#platform/web/errors/chunk-error.ts';
import { looksLikeProblem } from '#platform/web/api.ts';

/** The view of a page that failed, by what happened: each says the reason and offers a way on. */
export function RouteError({ error }: { error: unknown }) {
  const t = useText();
  const failure = readFailure(error);
  if (failure.kind === 'chunk') return <ChunkView />;
  if (failure.kind === 'notFound') return <MissingView />;
  if (failure.kind === 'problem') return <ProblemView problem={failure.problem} />;
  return (
    <ErrorPage title={t('Ui_Error')} text={t('Errors_UnknownText')}>
      <TryAgain facts={{ title: t('Ui_Error'), message: failure.message, stack: failure.stack }} />
    </ErrorPage>
  );
}

/** What is asked for does not exist: the address stays, so that a misspelt one can be mended. */
function MissingView() {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <ErrorPage code="404" title={t('Errors_NotFound')} text={t('Errors_NotFoundText')}>
      <ButtonLink variant="primary" to={buildRoute('home')}>
        {t('Errors_ToHome')}
      </ButtonLink>
    </ErrorPage>
  );
}

/** What the address says cannot be asked for: a day to come, a number that is none. */
function BadAddressView() {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <ErrorPage code="400" title={t('Errors_BadAddress')} text={t('Errors_BadAddressText')}>
      <ButtonLink variant="primary" to={buildRoute('home')}>
        {t('Errors_ToHome')}
      </ButtonLink>
    </ErrorPage>
  );
}

function ProblemView({ problem }: { problem: Problem }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const isItem = useCurrentRoute()?.name === 'article';
  if (problem.code === 'no_licence') return <LicenceView />;
  if (problem.status === 403) return <DeniedView reason={problem.title} />;
  if (problem.code === 'news_not_found') {
    return (
      <ErrorPage title={t('Errors_ArticleGone')} text={t('Errors_ArticleGoneText')}>
        <ButtonLink variant="primary" to={buildRoute('home')}>
          {t('Errors_ToHome')}
        </ButtonLink>
      </ErrorPage>
    );
  }
  if (problem.status === 404) return <MissingView />;
  if (problem.status === 400) return <BadAddressView />;
  const title = isItem ? t('Errors_ArticleUnavailable') : problem.title;
  return (
    <ErrorPage code={t('Ui_ErrorCode', { code: problem.code })} title={title}>
      <TryAgain facts={{ title: problem.title, code: problem.code, requestId: problem.requestId }} />
    </ErrorPage>
  );
}

/** The server itself refused for want of a licence: the same dialog as a click on a link, and the same sentence behind it. */
function LicenceView() {
  const t = useText();
  const { interface: store } = useContext(VisitContext);
  const { pathname, search } = useLocation();
  const wanted = pathname + search;
  const open = () => store.send({ type: 'openAccess', wanted });
  useEffect(() => store.send({ type: 'openAccess', wanted }), [store, wanted]);
  return (
    <ErrorPage title={t('Access_Title')} text={t('Error_NoLicence')}>
      <Button variant="access" onClick={open}>
        {t('Ui_GetAccess')}
      </Button>
    </ErrorPage>
  );
}

function TryAgain({ facts }: { facts: ErrorFacts }) {
  const t = useText();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <Button variant="primary" icon="retry" busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('Ui_Retry')}
      </Button>
      <CopyReport facts={facts} />
    </>
  );
}

/** What kind of view a failed page gets. */
type Failure =
  | { kind: 'chunk' }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'notFound' }
  | { kind: 'unknown'; message: string; stack?: string };

/** Reads whatever a loader or a drawing threw. */
function readFailure(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    if (looksLikeProblem(error.data)) return { kind: 'problem', problem: error.data };
    return error.status === 404
      ? { kind: 'notFound' }
      : { kind: 'unknown', message: `${error.status} ${error.statusText}` };
  }
  if (isChunkError(error)) return { kind: 'chunk' };
  if (error instanceof Error) return { kind: 'unknown', message: error.message, stack: error.stack };
  return { kind: 'unknown', message: String(error) };
}
