import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { modelSections } from './model-sections.ts';

/** Ways to what a model rests on and to what changed in it. */
export function AboutModel({ model }: { model: (typeof modelSections)[number]['id'] }) {
  const t = useText();
  const build = useBuildRoute();
  return (
    <>
      <Link to={build('modelParameters', {}, { hash: model })}>{t('Models_Parameters')}</Link> ·{' '}
      <Link to={build('modelChanges', {}, { hash: model })}>{t('Models_Changes')}</Link>
    </>
  );
}
