import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';

/** Who speaks, with the way to the person's dossier where the engine knows whose it is. */
export function SpeakerName({ name, entityId }: { name: string; entityId: number | null }) {
  const buildRoute = useBuildRoute();
  if (entityId === null) return <span lang="ru">{name}</span>;
  return <Link to={buildRoute('dossier', { kind: 'person', id: entityId })}>{name}</Link>;
}
