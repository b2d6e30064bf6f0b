import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Outcomes } from './Outcomes.tsx';

const medians = [48, 45, 33, 23, 19, 19, 17, 15, 13, 10, 9, 10, 16, 19, 30, 35];
const came = [47, 38, 30, 22, 21, 17, 14, 11, 10, 9, 11, 12, 17, 22, 28, 45];
const shared = {
  ...wordsOf('week', 0),
  period: 'week',
  about: aboutOf('Неделя вперёд', '30 июня – 20 октября 2021', 'тысяч'),
  names: { median: 'медиана', observed: 'вышло', band: '80 %', missed: 'мимо' },
} as const;
const outcomes = medians.map((median, week) => ({
  day: new Date(Date.UTC(2021, 6, 7 + week * 7)).toISOString().slice(0, 10),
  low80: median * 0.85,
  low50: median * 0.93,
  median,
  high50: median * 1.07,
  high80: median * 1.15,
  observed: came[week] ?? 0,
}));

export const gallery: GallerySection = {
  title: 'Outcomes',
  items: [
    { name: 'Sixteen weeks', render: () => <Outcomes {...shared} outcomes={outcomes} /> },
    { name: 'One, missed', render: () => <Outcomes {...shared} outcomes={outcomes.slice(1, 2)} /> },
    { name: 'None', render: () => <Outcomes {...shared} outcomes={[]} /> },
  ],
};
