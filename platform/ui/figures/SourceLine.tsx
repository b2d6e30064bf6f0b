import type { ReactNode } from 'react';
import { SampleTag } from './SampleTag.tsx';

/** The line under a tile that says where its figures come from, marked when they were generated; nothing where there are no figures. A file saved from the tile reads here the day they became known. */
export function SourceLine({
  source,
  withCaveat = false,
  children,
}: {
  source: { name: string; caveat?: string | null; sample: boolean; knownAt?: string | null } | null;
  /** Says after the name what the source itself warns of. */
  withCaveat?: boolean;
  /** The whole sentence, where it says more than that. */
  children?: ReactNode;
}) {
  if (source === null) return null;
  const said = withCaveat && source.caveat ? `${source.name}. ${source.caveat}` : source.name;
  return (
    <span data-known={source.knownAt ?? undefined} data-source={source.name}>
      {children ?? said} {source.sample && <SampleTag />}
    </span>
  );
}
