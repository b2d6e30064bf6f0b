import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { SidePanel } from './SidePanel.tsx';

function PanelSample({ side }: { side: 'left' | 'right' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{side === 'left' ? 'Слева' : 'Справа'}</Button>
      <SidePanel open={open} onClose={() => setOpen(false)} side={side} title="Меню">
        <p>Щелчок внутри панель не закрывает.</p>
      </SidePanel>
    </>
  );
}

export const gallery: GallerySection = {
  title: 'SidePanel',
  items: [
    { name: 'left', render: () => <PanelSample side="left" /> },
    { name: 'right', render: () => <PanelSample side="right" /> },
  ],
};
