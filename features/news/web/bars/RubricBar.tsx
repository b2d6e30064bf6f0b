import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { allRubrics } from '../../domain/feed/rubrics.ts';

/** All rubrics as tabs of the news pages; `current` null on pages that belong to none. */
export function RubricBar({
  rubrics,
  current,
}: {
  rubrics: OutputOf<'news/getRubrics'>;
  current: number | null;
}) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const tabs = rubrics.map(({ id, name }) => ({
    to: id === allRubrics ? buildRoute('home') : buildRoute('rubric', { id }),
    label: name,
    current: id === current,
  }));
  return <LinkTabs label={t('News_Rubrics')} tabs={tabs} small />;
}
