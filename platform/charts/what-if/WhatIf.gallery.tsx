import { format, whatIfTexts } from '#platform/charts/fixtures/chart-words.ts';
import { moscowCases } from '#platform/charts/fixtures/moscow-days.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { WhatIf } from './WhatIf.tsx';
import type { WhatIfData } from './what-if-data.ts';

const days = 150;
const wave = (height: number, peak: number) =>
  Float64Array.from({ length: days + 1 }, (_, day) => 1000 + height * Math.exp(-(((day - peak) / 30) ** 2)));
const around = (values: Float64Array, part: number) => values.map((value) => value * part);

const own = wave(6000, 30);
const data: WhatIfData = {
  startDay: '2021-10-20',
  past: moscowCases.slice(-43).map(({ date, value }) => ({ date, value })),
  own,
  reference: wave(9000, 40),
  bands: {
    low90: around(own, 0.4),
    low50: around(own, 0.7),
    high50: around(own, 1.3),
    high90: around(own, 1.9),
  },
  blindFrom: '2022-01-18',
  yMax: 14_000,
  hue: 1,
};
const words = { format, texts: whatIfTexts };

export const gallery: GallerySection = {
  title: 'What if',
  items: [
    {
      name: 'Assumed course with its bands, the reference in grey',
      render: () => <WhatIf {...data} {...words} />,
    },
    {
      name: 'One run while something is moved',
      render: () => <WhatIf {...data} bands={undefined} {...words} />,
    },
    {
      name: 'A limit that grows, and when it is crossed',
      render: () => (
        <WhatIf
          {...data}
          {...words}
          hue={2}
          past={[]}
          limits={[
            { date: '2021-10-20', value: 5000 },
            { date: '2021-12-01', value: 8000 },
          ]}
          crossing={{
            low: '2021-11-01',
            middle: '2021-11-08',
            high: '2021-11-25',
            value: 5000,
            label: 'не хватит с вероятностью 57 %',
          }}
        />
      ),
    },
  ],
};
