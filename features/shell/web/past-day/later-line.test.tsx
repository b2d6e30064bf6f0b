import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleStart, ShellPage } from '#features/shell/testing/ShellPage.tsx';
import { EventStep } from './EventStep.tsx';
import { LaterLine } from './LaterLine.tsx';
import type { Later } from './use-later.ts';

const nothing: Later = {
  day: '2020-05-12',
  ownDay: '2020-07-13',
  figures: { count: 0, named: [] },
  revisions: { count: 0, named: [] },
  measures: { count: 0, named: [] },
  stories: { count: 0, named: [] },
  before: null,
  after: null,
};
const later: Later = {
  ...nothing,
  figures: { count: 214, named: [{ indicator: 'grp', name: 'ВРП' }] },
  revisions: { count: 1, named: [{ indicator: 'grp', name: 'ВРП' }] },
  measures: { count: 1, named: [{ id: 7, title: 'Маски', starts: '2020-06-01' }] },
  stories: {
    count: 2,
    named: [{ id: 9, title: 'Снята самоизоляция', language: 'ru', outlets: 12, day: '2020-06-08' }],
  },
};

const html = (part: React.ReactNode) =>
  renderToString(
    <ShellPage address="/ru/indicators?asOf=2020-05-12" start={sampleStart}>
      {part}
    </ShellPage>,
  )
    .replaceAll('\u00A0', ' ')
    .replaceAll('<!-- -->', '');

test('the sentence counts what was not known; names lead to the day on which they stand', () => {
  const drawn = html(<LaterLine later={later} />);
  expect(drawn).toContain(
    'Ещё не знали: новые значения 214 показателей, 1 пересмотренное значение, 1 мера и 2 сюжета.',
  );
  expect(drawn).toContain('href="/ru/indicators/grp?asOf=2020-05-12"');
  expect(drawn).toMatch(/href="\/ru\/actions\/7[^"?]*">Маски, 1 июня 2020/);
  expect(drawn).toMatch(/href="\/ru\/story\/9"[^>]*>Снята самоизоляция, 8 июня 2020/);
  expect(drawn).toContain('и ещё 213');
});

test('what is not counted is said, and so is that nothing came later', () => {
  expect(html(<LaterLine later={{ ...later, figures: null, revisions: null }} />)).toContain(
    '1 мера и 2 сюжета. Новые и пересмотренные значения ещё не посчитаны.',
  );
  expect(html(<LaterLine later={nothing} />)).toContain('До 13 июля 2020 ничего нового');
});

test('a step to an event says its day and what happened; without one its place stays empty', () => {
  const event = { day: '2020-06-10', kind: 'figures' as const, name: 'ВРП', more: 2 };
  const drawn = html(<EventStep side="after" event={event} here="/ru/indicators?asOf=2020-05-12" />);
  expect(drawn).toContain('href="/ru/indicators?asOf=2020-06-10"');
  expect(drawn).toContain('вышли данные «ВРП» и ещё 2 события');
  expect(html(<EventStep side="before" event={null} here="/ru/" />)).not.toContain('<a');
});
