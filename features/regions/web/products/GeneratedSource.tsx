import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';

/** The source line of what is generated: who, and that no open series exists. */
export function GeneratedSource({
  source,
}: {
  source: { name: string; caveat: string | null; sample: boolean } | null;
}) {
  return <SourceLine source={source} withCaveat />;
}
