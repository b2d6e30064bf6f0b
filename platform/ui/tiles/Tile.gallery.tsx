import { Button } from '#platform/ui/buttons/Button.tsx';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Tile } from './Tile.tsx';
import type { TileState } from './tile-state.ts';

const states: TileState[] = [
  { kind: 'loading' },
  {
    kind: 'empty',
    message: 'За выбранные дни отчётов не было. Последний отчёт: 20 октября 2021.',
    action: <Button size="small">Показать 20 октября</Button>,
  },
  { kind: 'stale', age: 'Отчёт за 16 октября, четыре дня без обновления' },
  {
    kind: 'error',
    message: 'Сервер не ответил за 10 секунд. Остальные плитки работают.',
    code: 'feed.timeout',
    onRetry: () => {},
  },
  {
    kind: 'no-access',
    message: 'Ряд по дням, прогноз и скачивание открыты по лицензии.',
    onGetAccess: () => {},
  },
  { kind: 'ready' },
];

export const gallery: GallerySection = {
  title: 'Tile',
  items: [
    {
      name: 'five states and ready, one height',
      render: () => (
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit,minmax(210px,1fr))', gap: 32 }}>
          {states.map((state) => (
            <Tile
              key={state.kind}
              title="Новые случаи"
              sub="44 998 за неделю"
              source="Оперштаб, 20 октября 2021"
              state={state}
              height={264}
              sample={state.kind === 'ready'}
            >
              <p>Содержание плитки</p>
            </Tile>
          ))}
        </div>
      ),
    },
  ],
};
