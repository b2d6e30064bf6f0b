import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { NoData } from './NoData.tsx';
import { Receipt, type ReceiptFacts } from './Receipt.tsx';
import { ReceiptNumber } from './ReceiptNumber.tsx';
import { SampleTag } from './SampleTag.tsx';

const week: ReceiptFacts = {
  figure: '44 998',
  period: 'за 14–20 октября',
  addends: [
    { label: 'чт, 14 окт', value: '6 712' },
    { label: 'пт, 15 окт', value: '6 631' },
    { label: 'сб, 16 окт', value: '6 545' },
    { label: 'вс, 17 окт', value: '6 740' },
    { label: 'пн, 18 окт', value: '6 823' },
    { label: 'вт, 19 окт', value: '5 700' },
    { label: 'ср, 20 окт', value: '5 847' },
  ],
  source: 'Федеральный оперштаб, суточный отчёт. День публикации, не день заболевания.',
  received: '20 октября в 10:41',
  version: 1,
  link: <a href="/">Ряд в CSV</a>,
};

export const gallery: GallerySection = {
  title: 'Figures',
  items: [
    {
      name: 'change: worse, better, nearly equal, neutral, points, no word',
      render: () => (
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          <ChangeMark value={29.6} upIs="worse" />
          <ChangeMark value={-4.7} upIs="worse" />
          <ChangeMark value={1.2} upIs="worse" />
          <ChangeMark value={12} upIs="neutral" />
          <ChangeMark value={-0.03} unit="points" digits={2} equalBelow={0.01} upIs="worse" />
          <ChangeMark value={47.9} upIs="worse" word="" />
          <ChangeMark value={null} />
        </p>
      ),
    },
    {
      name: 'a number that opens its receipt',
      render: () => (
        <p className="serif" style={{ fontSize: 22, lineHeight: '30px' }}>
          За неделю зарегистрировано <ReceiptNumber {...week} /> случаев.
        </p>
      ),
    },
    {
      name: 'receipt',
      render: () => (
        <div
          style={{
            width: 'fit-content',
            maxWidth: '100%',
            padding: '12px 16px',
            border: '1px solid var(--hair-2)',
            background: 'var(--sheet)',
          }}
        >
          <Receipt {...week} />
        </div>
      ),
    },
    {
      name: 'not known, not applicable, sample',
      render: () => (
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          <NoData /> <NoData notApplicable /> <SampleTag />
        </p>
      ),
    },
  ],
};
