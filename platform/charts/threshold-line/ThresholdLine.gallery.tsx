import { useState } from 'react';
import { moscowCases } from '#platform/charts/fixtures/moscow-days.ts';
import { unemployment } from '#platform/charts/fixtures/period-data.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { ThresholdLine } from './ThresholdLine.tsx';
import type { ThresholdLineInput } from './threshold-line-data.ts';

const cases: ThresholdLineInput = {
  period: 'day',
  ...wordsOf('day', 0),
  about: aboutOf('Новые случаи COVID-19', '24 апреля – 20 октября 2021', 'случаев'),
  points: moscowCases.slice(-180).map(({ date, value }) => ({ day: date, value })),
  threshold: 6000,
  side: 'above',
  fired: [],
  firedWord: 'сработало бы',
};

/** The threshold moves as it does on the page; what it tells is counted by a plain crossing. */
function Movable(data: ThresholdLineInput) {
  const [threshold, setThreshold] = useState(data.threshold);
  const told = (value: number | null) =>
    value !== null && (data.side === 'below' ? value < threshold : value > threshold);
  const fired = data.points
    .filter(({ value }, at) => at > 0 && told(value) && !told(data.points[at - 1]!.value))
    .map(({ day }) => day);
  return (
    <ThresholdLine
      {...data}
      {...{ threshold, fired }}
      handleLabel="Порог"
      sayThreshold={data.format.value}
      onThreshold={setThreshold}
    />
  );
}

export const gallery: GallerySection = {
  title: 'Threshold line',
  items: [
    { name: 'Days, above', render: () => <Movable {...cases} /> },
    {
      name: 'Months, below',
      render: () => (
        <Movable
          {...cases}
          {...wordsOf('month')}
          period="month"
          about={aboutOf('Безработица', '2014–2018', '%', 'Россия')}
          points={unemployment}
          threshold={5}
          side="below"
        />
      ),
    },
    { name: 'Nothing known', render: () => <Movable {...cases} points={[]} /> },
  ],
};
