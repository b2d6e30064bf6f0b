import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { addDays, listDays } from '#platform/shared/calendar-days.ts';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleSource } from '#features/regions/testing/sample-places.ts';
import { BlindSpotsView } from './BlindSpots.tsx';
import { Brief } from './brief/Brief.tsx';
import type { MainInfo } from './load-event.ts';
import { CalendarParts } from './calendar/CalendarParts.tsx';
import { ComingTile } from './since/ComingTile.tsx';
import { fillBeside } from './since/fill-beside.ts';
import { SinceTile } from './since/SinceTile.tsx';
import { ReviewTile } from './ReviewTile.tsx';
import { CovidPart } from './screen/CovidPart.tsx';
import { DocumentsPart } from './screen/DocumentsPart.tsx';
import { InfoPart } from './screen/InfoPart.tsx';
import { MapPart } from './screen/MapPart.tsx';
import { StoriesPart } from './screen/StoriesPart.tsx';
import { StoryRow } from './screen/StoryRow.tsx';
import { WhyTileView } from './turns/WhyTile.tsx';

const loading = { data: null, state: { kind: 'loading' } } as const;
const failed = { data: null, state: { kind: 'error', code: 'internal', onRetry: () => {} } } as const;
const ready = <T,>(data: T) => ({ data, state: { kind: 'ready' } }) as const;

const info: MainInfo = {
  yugoId: 1124665,
  name: 'Москва',
  kind: 'region',
  fullName: 'город Москва',
  capital: 'Москва',
  districtName: 'Центральный федеральный округ',
  population: { value: 12_678_079, day: '2020-01-01' },
  newsDay: '2020-06-08',
  day: '2020-06-08',
  cases: { week: 13_930, previousWeek: 16_615, changePercent: -16.2 },
  deaths: { week: 417, previousWeek: 519, changePercent: -19.7 },
  per100k7: 109.9,
  rank: 3,
  ranked: 85,
  counts: { exclusive: 0, news: 16, analytics: 0, covid: 0, map: 16, info: 0 },
  source: sampleSource,
};
const unknown = { week: null, previousWeek: null, changePercent: null };
const before: MainInfo = {
  ...info,
  day: null,
  cases: unknown,
  deaths: unknown,
  per100k7: null,
  rank: null,
  source: null,
};
const story = {
  storyId: 5,
  newsId: 6,
  title: 'В Москве отменили пропуска',
  language: 'ru',
  sourceName: 'ТАСС',
  rubricId: 4,
  rubric: 'Регионы',
  itemCount: 4,
  sourceCount: 3,
  firstAt: '2020-06-08T06:00:00.000Z',
  lastAt: '2020-06-08T09:00:00.000Z',
  timedFrom: '2020-06-08T06:00:00.000Z',
  timedTo: '2020-06-08T09:00:00.000Z',
};
const firstDay = '2020-04-01';
const values = listDays(firstDay, addDays(firstDay, 68)).map((_, day) => 100 + day);
const window = { from: '2020-05-06', to: '2020-05-12', headlines: 80, asMany: 7, windows: 44 };
const turn = {
  kind: 'peak',
  day: '2020-05-09',
  level: 5933,
  changePercent: 130,
  window,
  stories: [story],
  measures: [{ id: 7, title: 'Маски в транспорте', starts: '2020-05-12', ends: null }],
  national: [{ id: 8, title: 'Въезд в страну', starts: '2020-05-11', level: 2, course: 'milder' }],
} as const;
const turns = {
  place: { yugoId: 1124665, name: 'Москва' },
  firstDay,
  values,
  turns: [
    { ...turn, stories: [...turn.stories], measures: [...turn.measures], national: [...turn.national] },
  ],
  method: { minChangePercent: 40, shuffled: { runs: 50, withTurns: 2 } },
  sample: false,
  source: sampleSource,
};
const spots = {
  week: { from: '2020-06-02', to: '2020-06-08' },
  districtName: 'Центральный федеральный округ',
  silent: [{ yugoId: 1, name: 'Тверская область', cases: 100, changePercent: 73.2, headlines: 0 }],
  loud: [],
  headlines: 40,
  source: sampleSource,
};
const review = {
  id: 1,
  yugoId: 1124665,
  day: '2020-06-07',
  author: 'А. Врач',
  title: 'Пик пройден',
  body: 'Текст.',
  language: 'ru',
  sample: false,
};
const document = { ...review, title: 'Разбор' };

const calendar = {
  place: turns.place,
  month: '2020-05',
  lastMonth: '2020-06',
  counts: { exclusive: 0, story: 2, single: 0, turn: 1 },
  days: [{ day: '2020-05-09', count: 2 }],
  months: [
    { month: '2020-04', own: 3, country: 12 },
    { month: '2020-05', own: 1, country: 0 },
  ],
  lanes: {
    until: '2020-05-31',
    releases: [{ day: '2020-05-10', from: '2020-05-11', to: '2020-05-17', median: 38_420.4 }],
    own: [
      { id: 7, title: 'Маски в метро', starts: '2020-05-12', ends: null },
      { id: 8, title: 'Пропуска', starts: '2020-04-15', ends: '2020-05-20' },
    ],
    country: [
      {
        code: 'C1',
        name: 'Школы и вузы',
        highest: 3,
        now: { level: 3, text: 'закрыты', isGeneral: false },
        spells: [
          { level: 2, from: '2020-05-01', to: '2020-05-04' },
          { level: 3, from: '2020-05-05', to: '2020-05-31' },
        ],
        changes: [{ day: '2020-05-05', isStricter: true }],
      },
      {
        code: 'C6',
        name: 'Самоизоляция',
        highest: 3,
        now: null,
        spells: [{ level: 1, from: '2020-05-01', to: '2020-05-11' }],
        changes: [{ day: '2020-05-12', isStricter: false }],
      },
    ],
    recordDays: ['2020-05-05'],
  },
  events: [
    {
      kind: 'story',
      id: 5,
      day: '2020-05-09',
      title: 'Парад',
      language: 'ru',
      by: 'ТАСС',
      itemCount: 9,
      sourceCount: 6,
      link: null,
      turn: null,
    },
    {
      kind: 'turn',
      id: 0,
      day: '2020-05-09',
      title: '',
      language: '',
      by: '',
      itemCount: 0,
      sourceCount: 0,
      link: null,
      turn: 'peak',
    },
  ],
} as Parameters<typeof CalendarParts>[0]['calendar'];

const act = { ...calendar.events[1]!, turn: null, language: 'ru' };
const acts = [
  { ...act, kind: 'limit', title: 'Школы закрыты', by: 'Россия', link: 'https://www.example.org/1' },
  { ...act, kind: 'measure', id: 7, title: 'Субсидия' },
  { ...act, kind: 'listing', id: 8, title: 'Газпром', by: 'GAZP: Включение в Первый уровень' },
] as const satisfies typeof calendar.events;

const rubrics = [{ id: 6, name: 'Экономика', count: 3 }];

const cases: readonly [what: string, draw: () => ReactNode, said: string][] = [
  [
    'a month of events',
    () => <CalendarParts calendar={calendar} />,
    '2 сюжета, о которых писали хотя бы три издания',
  ],
  [
    'months side by side, the year said at the first',
    () => <CalendarParts calendar={calendar} />,
    'апр 2020 май',
  ],
  [
    'lanes: a release by its week, a measure that runs and one that ended',
    () => <CalendarParts calendar={calendar} />,
    'На неделе 11–17 мая 2020 ждали 38 420 случаев Меры региона по реестрам мер Маски в метро с 12 мая Пропуска по 20 мая',
  ],
  [
    'lanes of the country: level of how many, that it is not everywhere, what got stricter or milder and when',
    () => <CalendarParts calendar={calendar} />,
    'Школы и вузы, 3 из 3 закрыты, не везде. 5 мая строже ↓ Самоизоляция: снято 12 мая мягче',
  ],
  [
    'a day on which three changed at once is a day of records',
    () => <CalendarParts calendar={calendar} />,
    '5 мая 2020 разом сменились уровни трёх и более показателей страны: это день записи',
  ],
  [
    'a turn among events',
    () => <CalendarParts calendar={calendar} />,
    'Рост остановился 9 мая 2020 Перелом случаев',
  ],
  [
    'a restriction with its act, a measure, a listing: what they are, not how many told them',
    () => <CalendarParts calendar={{ ...calendar, events: acts }} />,
    'Школы закрыты Ограничение · Россия · example.org Субсидия Мера Газпром Листинг на бирже · GAZP: Включение в Первый уровень',
  ],
  [
    'a month without events',
    () => <CalendarParts calendar={{ ...calendar, days: [], events: [] }} />,
    'Таких событий в этом месяце нет',
  ],
  ['turns being loaded', () => <WhyTileView loaded={loading} />, 'Почему сдвинулось'],
  ['turns that failed', () => <WhyTileView loaded={failed} />, 'Повторить'],
  [
    'a series without turns',
    () => <WhyTileView loaded={ready({ ...turns, turns: [] })} />,
    'Переломов у этого ряда не нашлось',
  ],
  [
    'a turn with its stories',
    () => <WhyTileView loaded={ready(turns)} />,
    'Совпало, не причина. Сюжеты отобраны по времени и месту. За семь дней о регионе вышло заголовков: 80; столько же или больше в 7 из 44 недель рядом.',
  ],
  [
    'what changed in the whole country apart, with its level and its way',
    () => <WhyTileView loaded={ready(turns)} />,
    'По стране в эти дни Въезд в страну 11 мая . Мягче: уровень 2 Уровни OxCGRT описывают самое строгое место страны',
  ],
  ['the method with its false alarms', () => <WhyTileView loaded={ready(turns)} />, 'ошибся в 2 из 50 проб'],
  [
    'a turn with as many headlines as ever',
    () => (
      <WhyTileView
        loaded={ready({ ...turns, turns: [{ ...turn, stories: [], measures: [], national: [] }] })}
      />
    ),
    'не больше обычного',
  ],
  [
    'a turn of days without headlines',
    () => (
      <WhyTileView
        loaded={ready({
          ...turns,
          turns: [{ ...turn, window: null, stories: [], measures: [], national: [] }],
        })}
      />
    ),
    'За эти дни у нас нет заголовков',
  ],
  ['generated figures', () => <WhyTileView loaded={ready({ ...turns, sample: true })} />, 'пример'],
  ['blind spots being loaded', () => <BlindSpotsView loaded={loading} />, 'Слепые пятна недели'],
  ['blind spots that failed', () => <BlindSpotsView loaded={failed} />, 'Повторить'],
  [
    'a silent region',
    () => <BlindSpotsView loaded={ready({ spots, rubrics })} />,
    'Тверская область +73,2 % рост 0',
  ],
  [
    'nothing loud',
    () => <BlindSpotsView loaded={ready({ spots, rubrics })} />,
    'Таких регионов на этой неделе нет.',
  ],
  [
    'a silent region by a rubric',
    () => <BlindSpotsView loaded={ready({ spots, rubrics })} rubricId={6} />,
    'заголовков нет. Тема: Экономика.',
  ],
  [
    'no report yet',
    () => <BlindSpotsView loaded={ready({ spots: { ...spots, week: null }, rubrics })} />,
    'отчётов ещё не было',
  ],
  ['a review with author and day', () => <ReviewTile review={review} />, 'А. Врач, 7 июня 2020'],
  ['a review of the sample', () => <ReviewTile review={{ ...review, sample: true }} />, 'пример'],
  ['the week at a glance', () => <InfoPart info={info} />, '13 930'],
  ['the week before the first report', () => <InfoPart info={before} />, 'нет данных'],
  [
    'stories of a day',
    () => <StoriesPart info={info} list={{ stories: [story], hasMore: true }} pageIndex={1} />,
    'ТАСС. 4 заголовка, 3 издания',
  ],
  [
    'no stories',
    () => <StoriesPart info={info} list={{ stories: [], hasMore: false }} pageIndex={1} />,
    'не написал никто',
  ],
  ['stories that failed', () => <StoriesPart info={info} list={null} pageIndex={1} />, 'Повторить'],
  [
    'an analysis',
    () => <DocumentsPart info={info} list={{ documents: [document], total: 1 }} pageIndex={1} />,
    'Разбор',
  ],
  [
    'no analysis',
    () => <DocumentsPart info={info} list={{ documents: [], total: 0 }} pageIndex={1} />,
    'ещё не опубликовала разборов',
  ],
  ['analyses that failed', () => <DocumentsPart info={info} list={null} pageIndex={1} />, 'Повторить'],
  [
    'a day of reports with one unknown',
    () => (
      <CovidPart
        list={{
          place: turns.place,
          days: [{ day: '2020-06-08', cases: 2001, deaths: null, cured: 5 }],
          sample: false,
          source: sampleSource,
        }}
      />
    ),
    '2 001',
  ],
  [
    'no reports',
    () => <CovidPart list={{ place: turns.place, days: [], sample: false, source: null }} />,
    'отчётов ещё не было',
  ],
  ['reports that failed', () => <CovidPart list={null} />, 'Повторить'],
  [
    'points of the map',
    () => (
      <MapPart
        info={info}
        list={[{ yugoId: 1, name: 'Тверь', latitude: 56.9, longitude: 35.9, itemCount: 3, stories: [story] }]}
      />
    ),
    'Тверь 3 заголовка',
  ],
  ['an empty map', () => <MapPart info={info} list={[]} />, 'не написал никто'],
  ['a map that failed', () => <MapPart info={info} list={null} />, 'Повторить'],
];

test.each(cases)('%s', (_what, draw, said) => {
  expect(drawTile(draw())).toContain(said);
});

const grp = {
  indicator: 'grp',
  name: 'ВРП',
  unit: { code: 'rub', forms: ['₽'] },
  decimals: 0,
  upIs: 'neutral' as const,
  family: 'economy' as const,
  period: 'annual' as const,
};
const told = {
  from: '2020-06-02',
  to: '2020-06-08',
  by: 'visit' as const,
  figures: [],
  figureCount: 0,
  revised: [],
  measures: [],
  forecasts: [],
  lastErrors: [],
  coming: [],
};
const revised = {
  indicator: grp,
  part: '',
  period: '2017',
  before: 2_000_000,
  value: 2_500_000,
  knownAt: '2020-06-05',
  source: 'Росстат',
  count: 3,
};
const sinceText = (more: Partial<Parameters<typeof SinceTile>[0]['told']>) =>
  drawTile(<SinceTile told={{ ...told, ...more }} yugoId={1_124_665} />);

test('since last time: whose days they are is said, and that nothing came', () => {
  expect(sinceText({})).toMatch(
    /С прошлого раза С вашего прошлого визита: 2–8 июня 2020.*Новых значений и пересмотров нет.*Новых мер этого места в реестре нет/,
  );
  expect(sinceText({ by: 'first' })).toMatch(/Здесь вы впервые, поэтому за семь дней: 2–8 июня 2020/);
  expect(sinceText({ by: 'today' })).toMatch(/сегодня нового не вышло; вот за семь дней/);
  expect(drawTile(<SinceTile told={null} yugoId={1} />)).toContain('С прошлого раза');
});

test('since last time: a new figure beside the period before, a revision from what to what, those of a part by its name', () => {
  const figure = { ...revised, before: { period: '2016', value: 2_000_000 } };
  expect(sinceText({ figures: [figure], figureCount: 4 })).toMatch(
    /Новые значения.*ВРП.*2017: 2,5 млн ₽, раньше 2,0 млн ₽ \(2016\).*\+25,0 %.*5 июня 2020, источник: Росстат.*Ещё 3 показателя/,
  );
  expect(sinceText({ revised: [revised], figureCount: 1 })).toMatch(
    /Пересмотрен 1 показатель.*ВРП.*2017: было 2,0 млн ₽, стало 2,5 млн ₽.*\+25,0 %.*Изменилось ещё 2 значения\./,
  );
  const many = Array.from({ length: 7 }, (_, at) => ({
    ...revised,
    part: 'женщины',
    indicator: { ...grp, indicator: `grp${at}` },
  }));
  expect(sinceText({ revised: many })).toMatch(/женщины, 2017: было.*И ещё 2 показателя\./);
});

test('since last time: a release with its week, the last week beside its band, measures that began, and what comes', () => {
  const week = { measure: 'cases' as const, from: '2020-06-08', to: '2020-06-14' };
  const last = {
    ...week,
    from: '2020-06-01',
    to: '2020-06-07',
    counted: 5000,
    low: 4000,
    high: 4900,
    held: false,
  };
  const said = sinceText({
    forecasts: [{ ...week, day: '2020-06-07', median: 4200, low: 3900, high: 4600 }],
    lastErrors: [last],
    measures: [{ id: 3, title: 'Маски в магазинах', starts: '2020-06-05' }],
  });
  expect(said).toMatch(
    /Случаи: выпуск по данным на 7 июня 2020.*На неделе 8–14 июня 2020 около 4 200, полоса 3 900–4 600.*Прошлая неделя, случаи, 1–7 июня 2020: вышло 5 000, ждали 4 000–4 900; полоса не удержала\..*Началась 1 мера.*Маски в магазинах.*с 5 июня 2020/,
  );
  expect(drawTile(<ComingTile coming={[{ kind: 'report', day: '2020-06-09' }]} />)).toMatch(
    /Что выйдет.*9 июн.*Ежедневная сводка/,
  );
  expect(drawTile(<ComingTile coming={[]} />)).toBe('');
});

test('a story says the hours of its headlines that have some; of a day alone it says none, not its last minute', () => {
  expect(drawTile(<StoryRow story={story} />)).toContain('09:00–12:00');
  const ofDay = { ...story, lastAt: '2020-06-08T20:59:59.000Z', timedFrom: null, timedTo: null };
  expect(drawTile(<StoryRow story={ofDay} />)).not.toMatch(/\d\d:\d\d/);
});

test('a row of the brief says how sure it is, where it is told whole, and draws its weeks', () => {
  const said = drawTile(
    <Brief
      tab={{
        place: turns.place,
        sentences: [
          { rule: 'cases', section: 'figures', pieces: [{ kind: 'text', text: 'Случаев 9.' }], spoken: '' },
          { rule: 'forecast', section: 'next', pieces: [{ kind: 'text', text: 'Ждём 8.' }], spoken: '' },
        ],
        looks: [
          { section: 'figures', certainty: 'counted', past: [7, 8, 9], ahead: [] },
          { section: 'next', certainty: 'untried', past: [7, 8, 9], ahead: [[6, 7, 8, 9, 10]] },
        ],
      }}
      spoken={null}
    />,
  );
  expect(said).toMatch(
    /Что изменилось Случаев 9\. точно, по отчётам Обзор Случаев за неделю: 3 недели Что дальше Ждём 8\. не проверено.*Прогноз За неделю: 3 прошлых и 1 вперёд/,
  );
});

test('stories and why it moved fill the column of the brief where what came is much longer, and only there', () => {
  const rows = Array.from({ length: 5 }, (_, id) => ({ id, title: 'Мера', starts: '2020-06-05' }));
  const long = { ...told, measures: rows };
  expect(fillBeside(0, { ...long, figures: [], forecasts: [] })).toEqual({ stories: false, why: false });
  const longer = { ...long, revised: Array.from({ length: 5 }, () => revised) };
  expect(fillBeside(0, longer)).toEqual({ stories: false, why: true });
  expect(fillBeside(2, longer)).toEqual({ stories: true, why: true });
  expect(fillBeside(5, long)).toEqual({ stories: true, why: false });
  expect(fillBeside(5, told)).toEqual({ stories: false, why: false });
  expect(fillBeside(0, null)).toEqual({ stories: false, why: false });
});
