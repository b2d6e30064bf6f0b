import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { ErrorView } from './ErrorView.tsx';

export const gallery: GallerySection = {
  title: 'ErrorView',
  items: [
    { name: 'as it comes', render: () => <ErrorView code="internal" /> },
    {
      name: 'with words and a way on',
      render: () => (
        <ErrorView
          title="Новость недоступна"
          message="Её удалили или скрыли. Другие новости сюжета открыты."
          onRetry={() => {}}
        >
          <ButtonLink to="/">На главную</ButtonLink>
        </ErrorView>
      ),
    },
  ],
};
