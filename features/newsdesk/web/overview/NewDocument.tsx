import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import type { InputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { documentRoutes } from '../document/document-routes.ts';

const labels = {
  compilation: 'Desk_NewCompilation',
  article: 'Desk_NewArticle',
  service: 'Desk_NewService',
  exclusive: 'Desk_NewExclusive',
  analytics: 'Desk_NewAnalytics',
  review: 'Desk_NewReview',
} as const;

/** Begins an empty document and opens it. */
export function NewDocument({ kind }: InputOf<'newsdesk/createDocument'>) {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const [busy, setBusy] = useState(false);
  const create = async (): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await api.call('newsdesk/createDocument', { kind });
      await navigate(buildRoute(documentRoutes[kind], { id }));
    } catch {
      showToast(t('Desk_Failed'), { kind: 'failed' });
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon="plus" busy={busy} onClick={() => void create()}>
      {t(labels[kind])}
    </Button>
  );
}
