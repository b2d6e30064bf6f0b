import { lazy, Suspense, useState } from 'react';
import type { ModalProps } from './modal-props.ts';

const ModalDialog = lazy(async () => ({ default: (await import('./ModalDialog.tsx')).ModalDialog }));

/** A dialog over the page. Costs nothing until first opened: its code comes then. */
export function Modal(props: ModalProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <ModalDialog {...props} />
    </Suspense>
  );
}
