import type { ReactNode } from 'react';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';

/** The line under a tile that says where its figures come from, marked when they were generated; nothing where there are no figures. */
export function SourceLine({
  source,
  children,
}: {
  source: { name: string; sample: boolean } | null;
  /** The whole sentence, where it says more than the name. */
  children?: ReactNode;
}) {
  if (source === null) return null;
  return (
    <>
      {children ?? source.name} {source.sample && <SampleTag />}
    </>
  );
}
