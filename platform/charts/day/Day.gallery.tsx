import { format } from '#platform/charts/fixtures/chart-words.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { DayHistogram } from './DayHistogram.tsx';
import { HourBars } from './HourBars.tsx';
import { RuledDay } from './RuledDay.tsx';

const ticks = [{ time: '14:38' }, { time: '14:51', lead: true }, { time: '15:57' }, { time: '18:10' }];
/** Headlines of 8 June 2020 by hour. */
const counts = [10, 12, 8, 11, 8, 9, 21, 29, 26, 34, 47, 41, 54, 46, 44, 45, 38, 46, 35, 28, 30, 25, 22, 18];
const label = 'Четыре заголовка с 14:38 до 18:10, ведущий в 14:51';

export const gallery: GallerySection = {
  title: 'Day',
  items: [
    {
      name: 'Ruled day with hours',
      render: () => <RuledDay ticks={ticks} now="23:45" hours label={label} />,
    },
    { name: 'Ruled day', render: () => <RuledDay ticks={ticks} label={label} /> },
    {
      name: 'Ruled day, empty morning',
      render: () => <RuledDay ticks={[]} now="06:00" label="Заголовков нет" />,
    },
    {
      name: 'Day histogram',
      render: () => (
        <DayHistogram
          counts={counts}
          format={format}
          texts={{ label: 'Заголовков по часам', count: 'заголовков', peak: 'больше всего с 12 до 13: 54' }}
        />
      ),
    },
    {
      name: 'Day histogram, nothing yet',
      render: () => (
        <DayHistogram
          counts={counts.map(() => 0)}
          format={format}
          texts={{ label: 'Заголовков по часам', count: 'заголовков' }}
        />
      ),
    },
    { name: 'Hours in a word', render: () => <HourBars counts={counts} /> },
  ],
};
