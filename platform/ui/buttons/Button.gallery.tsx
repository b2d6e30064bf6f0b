import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';
import type { ButtonVariant } from './button-class.ts';

const variants: [ButtonVariant, string][] = [
  ['primary', 'Сохранить'],
  ['second', 'Сравнить'],
  ['text', 'Подробнее'],
  ['danger', 'Удалить'],
  ['access', 'Получить доступ'],
];
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const gallery: GallerySection = {
  title: 'Button',
  items: [
    ...variants.map(([variant, words]) => ({
      name: variant,
      render: () => (
        <div style={row}>
          <Button variant={variant}>{words}</Button>
          <Button variant={variant} disabled>
            {words}
          </Button>
          <Button variant={variant} busy>
            {words}
          </Button>
          <Button variant={variant} icon="download">
            {words}
          </Button>
        </div>
      ),
    })),
    {
      name: '32, 40, 48 px',
      render: () => (
        <div style={row}>
          <Button variant="primary" size="small">
            CSV
          </Button>
          <Button variant="primary">Сравнить</Button>
          <Button variant="primary" size="large">
            Войти
          </Button>
          <ButtonLink to="/">Ссылка</ButtonLink>
        </div>
      ),
    },
    {
      name: 'wide',
      render: () => (
        <Button variant="primary" size="large" wide>
          Войти
        </Button>
      ),
    },
    {
      name: 'icon alone: 28, 32, 40 px, pressed, counted, disabled',
      render: () => (
        <div style={row}>
          <IconButton icon="table" label="Таблица" size={28} />
          <IconButton icon="download" label="Скачать" />
          <IconButton icon="close" label="Закрыть" size={40} />
          <IconButton icon="bookmark" label="В закладках" filled aria-pressed />
          <IconButton icon="bell" label="Уведомления" count={128} />
          <IconButton icon="video" label="Видео недоступно" disabled />
        </div>
      ),
    },
  ],
};
