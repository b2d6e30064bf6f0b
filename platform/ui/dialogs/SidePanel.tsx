import { lazy, Suspense, useState } from 'react';
import type { SidePanelProps } from './PanelDialog.tsx';

const PanelDialog = lazy(async () => ({ default: (await import('./PanelDialog.tsx')).PanelDialog }));

/** A panel at the left or right edge over an overlay: the burger menu, products, notices, search. Loaded when first opened. */
export function SidePanel(props: SidePanelProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <PanelDialog {...props} />
    </Suspense>
  );
}
