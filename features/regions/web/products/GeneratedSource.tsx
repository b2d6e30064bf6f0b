import { SourceLine } from '../SourceLine.tsx';

/** The source line of what is generated: who, and that no open series exists. */
export function GeneratedSource({
  source,
}: {
  source: { name: string; caveat: string | null; sample: boolean } | null;
}) {
  return (
    <SourceLine source={source}>
      {source?.name}. {source?.caveat}
    </SourceLine>
  );
}
