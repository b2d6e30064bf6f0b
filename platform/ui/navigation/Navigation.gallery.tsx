import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { EndOfFeed, Pagination } from './Pagination.tsx';

const linkTo = (page: number) => `/?page=${page}`;

export const gallery: GallerySection = {
  title: 'Pagination, Breadcrumbs, ExternalLink',
  items: [
    {
      name: 'pages: first, middle, few',
      render: () => [1, 45].map((page) => <Pagination key={page} page={page} pages={90} linkTo={linkTo} />),
    },
    { name: 'end of feed', render: () => <EndOfFeed /> },
    {
      name: 'way to the page',
      render: () => (
        <Breadcrumbs
          trail={[{ label: 'Регионы', to: '/' }, { label: 'Москва', to: '/m' }, { label: 'Прогноз' }]}
        />
      ),
    },
    {
      name: 'link to another site, of an unsafe scheme',
      render: () => (
        <p>
          <ExternalLink href="https://paper.example/a">Источник</ExternalLink>,{' '}
          <ExternalLink href="javascript:alert(1)">опасная ссылка</ExternalLink>
        </p>
      ),
    },
  ],
};
