import { useContext, type ReactNode } from 'react';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import type { Message } from '#platform/shared/message-format.ts';
import { TextsContext } from '#platform/web/text.ts';
import { plainUnit, type CitedFigure } from './cited-figure.ts';
import { Verdict } from './Verdict.tsx';

const week: CitedFigure = {
  name: 'Новые случаи за 7 дней, Москва',
  value: 44_998,
  unit: plainUnit,
  decimals: 0,
  period: '14–20 октября 2021',
  addends: [
    { label: 'чт–вс', value: 26_628 },
    { label: 'пн, 18 окт', value: 6823 },
    { label: 'вт, 19 окт', value: 5700 },
    { label: 'ср, 20 окт', value: 5847 },
  ],
  source: {
    name: 'Оперштаб',
    title: 'стопкоронавирус.рф',
    url: null,
    caveat: 'День публикации, не день заболевания.',
    sample: true,
    knownAt: '2021-10-20',
  },
  call: { name: 'regiondossier/getOverview', input: { yugoId: 1_124_665 } },
};

const text: Message = [
  'За неделю зарегистрировали ',
  ['tag', 'week', [['value', 'weekText']]],
  ' ',
  ['plural', 'weekValue', { one: ['случай'], few: ['случая'], other: ['случаев'] }],
  '.',
];

/** The sentences belong to the rooms; the gallery brings one of its own. */
function WithSentence({ children }: { children: ReactNode }) {
  const texts = useContext(TextsContext);
  const messages = { ...texts.messages, Regions_VerdictWeek: text };
  return <TextsContext value={{ ...texts, messages }}>{children}</TextsContext>;
}

const sentence = (figure: CitedFigure) => (
  <WithSentence>
    <Verdict sentences={[{ key: 'Regions_VerdictWeek', figures: { week: figure } }]} />
  </WithSentence>
);

export const gallery: GallerySection = {
  title: 'Verdict',
  items: [
    { name: 'each number opens its receipt', render: () => sentence(week) },
    { name: 'a number without a source has none', render: () => sentence({ ...week, source: null }) },
  ],
};
