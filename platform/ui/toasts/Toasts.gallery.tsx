import { Button } from '#platform/ui/buttons/Button.tsx';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { showToast } from './toast-areas.ts';
import { Toasts } from './Toasts.tsx';
import { ToastView } from './ToastView.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const;
const nothing = () => {};

export const gallery: GallerySection = {
  title: 'Toasts',
  items: [
    {
      name: 'done, failed, progress, plain (these stay)',
      render: () => (
        <div style={{ display: 'grid', gap: 8, maxWidth: 400 }}>
          <ToastView
            toast={{ id: 1, kind: 'done', message: 'Черновик сохранён', autoCloseMs: false }}
            onGone={nothing}
          />
          <ToastView
            toast={{
              id: 2,
              kind: 'failed',
              message: 'Не удалось отправить сообщение',
              action: { label: 'Повторить', onSelect: nothing },
              autoCloseMs: false,
            }}
            onGone={nothing}
          />
          <ToastView
            toast={{
              id: 3,
              kind: 'progress',
              message: 'Готовим PDF, 4 из 10 страниц',
              action: { label: 'Отменить', onSelect: nothing },
              autoCloseMs: false,
            }}
            onGone={nothing}
          />
          <ToastView
            toast={{ id: 4, kind: 'plain', message: 'Пришло 12 новых', autoCloseMs: false }}
            onGone={nothing}
          />
        </div>
      ),
    },
    {
      name: 'shown: bottom right 3 s, top right 5 s',
      render: () => (
        <div style={row}>
          <Button onClick={() => showToast('Черновик сохранён', { kind: 'done' })}>Внизу</Button>
          <Button onClick={() => showToast('Страница обновлена', { area: 'page' })}>Вверху</Button>
          <Toasts />
          <Toasts area="page" />
        </div>
      ),
    },
  ],
};
