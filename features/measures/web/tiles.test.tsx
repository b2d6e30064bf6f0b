import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleSource } from '#features/regions/testing/sample-places.ts';
import { emptyContent } from '../domain/content/measure-content.ts';
import { BalanceTile } from './balance/BalanceTile.tsx';
import { NextSteps } from './balance/NextSteps.tsx';
import { DocumentsTile } from './documents/DocumentsTile.tsx';
import { Board } from './list/Board.tsx';
import { KeptCell } from './list/KeptCell.tsx';
import { YearList } from './list/YearList.tsx';
import { MeasuresTable } from './list/MeasuresTable.tsx';
import type { ListedMeasure } from './list/load-list.ts';
import { HistoryTile } from './measure/HistoryTile.tsx';
import { DiffTable } from './moderate/DiffTable.tsx';
import { QueueList } from './moderate/QueueList.tsx';
import { RegionMeasuresView } from './region/RegionMeasuresTile.tsx';
import { WaitingMeasuresView } from './region/WaitingMeasuresTile.tsx';
import { TableReportView } from './table/TableTile.tsx';

const loading = { data: null, state: { kind: 'loading' } } as const;
const failed = { data: null, state: { kind: 'error', code: 'internal', onRetry: () => {} } } as const;
const ready = <T,>(data: T) => ({ data, state: { kind: 'ready' } }) as const;
/** Parts of an answer that a tile looks at. */
const part = <T,>(given: unknown): T => given as T;

const now = new Date('2021-10-20T12:00:00Z');
const measure = part<ListedMeasure>({
  id: 7,
  version: 2,
  status: 2,
  title: 'Вход по QR-коду',
  direction: 1,
  yugoIds: [1],
  places: ['Вологодская область'],
  starts: '2021-07-12',
  ends: null,
  strictness: 2,
  code: 'C4',
  budget: null,
  description: '',
  responsible: '',
  author: { id: 1, name: 'А. Смирнова' },
  moderator: null,
  origin: null,
  links: [],
  updatedAt: '2021-10-18T09:00:00Z',
  submittedAt: '2021-10-18T09:00:00Z',
  publishedAt: null,
  publishAt: null,
  expiresAt: null,
  isEdit: true,
  kept: null,
});
const kept = {
  kind: 'epidemic',
  low: -31,
  high: -9,
  lastDay: '2021-12-20',
  came: null,
  lack: null,
} satisfies ListedMeasure['kept'];
const fresh = { ...measure, submittedAt: '2021-10-20T10:00:00Z', moderator: { id: 2, name: 'Д. Орлов' } };
const region = part<Parameters<typeof RegionMeasuresView>[0]['loaded']['data'] & object>({
  yugoId: 1124665,
  day: '2021-10-20',
  own: [{ ...measure, status: 3 }],
  national: [],
  counts: { over: 4, waiting: 1 },
});
const stats = part<Parameters<typeof Board>[0]['stats']>({ byStatus: { 1: 0, 2: 1, 3: 0, 4: 0 } });
const step = { kind: 'uncovered', code: 'x', name: 'Врачей на 10 тысяч', rank: 70, ranked: 85 };
const detailed = (steps: object[]) => part<Parameters<typeof NextSteps>[0]['detailed']>({ steps });
const balance = part<Parameters<typeof BalanceTile>[0]['balance']>({
  typeId: 1,
  counts: { normed: 0, worse: 0, unnormed: 0, unknown: 0 },
  rows: [],
  source: sampleSource,
});
const report = { rows: 3, refused: [], refusedCount: 0, unknownColumns: [], titles: [], ids: [] };
const table = { failure: null, busy: false, onKeep: () => {}, onDrop: () => {} };
const refused = { row: 3, column: 'budget', reason: 'not_a_number', value: 'много' } as const;
const words = part<Parameters<typeof DiffTable>[0]['words']>({
  t: (key: string) => key,
  placeOf: String,
  issueOf: String,
  unitOf: String,
});
const content = { ...emptyContent(1), title: 'Вход по QR-коду' };

const cases: readonly [what: string, draw: () => ReactNode, said: RegExp][] = [
  ['measures of a region', () => <RegionMeasuresView loaded={ready(region)} />, /Вход по QR-коду/],
  [
    'no measures of a region',
    () => <RegionMeasuresView loaded={ready({ ...region, own: [] })} />,
    /ни одна мера не в силе/,
  ],
  ['measures of a region on their way', () => <RegionMeasuresView loaded={loading} />, /Меры в силе/],
  ['measures of a region that failed', () => <RegionMeasuresView loaded={failed} />, /Повторить/],
  [
    'what waits',
    () => <WaitingMeasuresView decides loaded={ready({ measures: [measure], total: 4, now })} />,
    /Ждут решения · 4.*ждёт 51 ч.*Вся очередь/,
  ],
  [
    'what waits of one’s own',
    () => <WaitingMeasuresView decides={false} loaded={ready({ measures: [measure], total: 1, now })} />,
    /Мои меры/,
  ],
  [
    'nothing waits',
    () => <WaitingMeasuresView decides loaded={ready({ measures: [], total: 0, now })} />,
    /ждут решения.*здесь нет/,
  ],
  ['what waits on its way', () => <WaitingMeasuresView decides loaded={loading} />, /Ждут решения/],
  ['what waits that failed', () => <WaitingMeasuresView decides loaded={failed} />, /Повторить/],
  [
    'the queue with one too late',
    () => <QueueList measures={[measure, fresh]} now={now} />,
    /ждёт 51 ч решить до 20 окт.*12:00.*Д\. Орлов/,
  ],
  ['an empty queue', () => <QueueList measures={[]} now={now} />, /Очередь пуста/],
  [
    'the board',
    () => <Board measures={[measure]} stats={stats} day="2021-10-20" now={now.toISOString()} />,
    /На модерации 1 Вход по QR-коду.*ждёт 51 ч любой модератор/,
  ],
  [
    'a promise that came',
    () => <KeptCell kept={{ ...kept, came: { gap: -14, verdict: 'inside' } }} />,
    /обещали от −31 % до −9 % ; −14 %, в полосе/,
  ],
  ['a promise that waits', () => <KeptCell kept={kept} />, /проверка 20 декабря 2021/],
  [
    'a promise nothing can be said of',
    () => <KeptCell kept={{ ...kept, lack: 'few_twins' }} />,
    /сравнить не с чем/,
  ],
  [
    'a promise of the economy',
    () => <KeptCell kept={{ ...kept, kind: 'family', low: -0.4, high: -0.1 }} />,
    /обещали от −0,4 п. п. до −0,1 п. п./,
  ],
  ['no promise', () => <KeptCell kept={{ ...kept, kind: 'none', low: null, high: null }} />, /обещания нет/],
  [
    'a place in the year: in force, to come and over, the country folded',
    () => (
      <YearList
        list={part({
          measures: [
            { ...measure, status: 3, title: 'Маски' },
            { ...measure, id: 8, title: 'Черновик' },
          ],
          total: 2,
          line: {
            year: 2021,
            until: '2021-10-20',
            own: [{ day: '2021-01-01', count: 3 }],
            national: [{ day: '2021-01-01', count: 15 }],
          },
          national: { measures: [measure], total: 15 },
        })}
        day="2021-10-20"
        isGrouped
        onDay={() => {}}
      />
    ),
    /Год одной строкой.*3 меры.*ещё 15.*В силе: 1.*Маски.*Ещё не в силе: 1.*Черновик.*Вся страна: 15/s,
  ],
  [
    'a year whose line did not come, of a part of the list',
    () => (
      <YearList
        list={part({ measures: [{ ...measure, status: 3 }], total: 60, line: null, national: null })}
        day="2021-10-20"
        isGrouped
        onDay={() => {}}
      />
    ),
    /^(?!.*Год одной).*В силе(?!:).*Вход по QR-коду/s,
  ],
  ['the table', () => <MeasuresTable measures={[measure]} />, /C4/],
  ['next steps', () => <NextSteps detailed={detailed([step])} yugoId={1} />, /Врачей на 10 тысяч/],
  ['no next steps', () => <NextSteps detailed={detailed([])} yugoId={1} />, /./],
  ['next steps that failed', () => <NextSteps detailed={null} yugoId={1} />, /Повторить|Не удалось|Что-то/],
  [
    'a balance without its measures',
    () => <BalanceTile balance={balance} actions={null} yugoId={1} />,
    /Здоровье/,
  ],
  [
    'documents',
    () => (
      <DocumentsTile
        measure={part({
          version: 1,
          can: { edit: true },
          documents: [{ id: 1, name: 'акт.pdf.exe', bytes: 10, contentType: 'application/pdf' }],
        })}
      />
    ),
    /акт\.pdf\.exe\s*PDF · .*убрать/s,
  ],
  [
    'history',
    () => (
      <HistoryTile
        measure={part({
          id: 7,
          version: 1,
          history: [
            { version: 1, step: 'decline', at: '2021-10-20T10:00:00Z', by: 'Орлов', reason: 'Нет пункта' },
          ],
        })}
      />
    ),
    /возвращена.*Нет пункта/,
  ],
  [
    'a new text',
    () => <DiffTable before={null} after={content} version={1} words={words} />,
    /Новая мера.*Вход по QR-коду/,
  ],
  [
    'a change of a text',
    () => (
      <DiffTable
        before={{ version: 1, content: { ...content, title: 'Вход' } }}
        after={content}
        version={2}
        words={words}
      />
    ),
    /Изменилось 1 поле.*изменённые все подряд.*Что это значит.*Ещё 16 полей без изменений/,
  ],
  [
    'a table that may be kept',
    () => <TableReportView {...table} report={report} />,
    /3 строки прочитано.*Записать 3 черновика/,
  ],
  [
    'a table with a refused cell',
    () => <TableReportView {...table} report={{ ...report, refused: [refused], refusedCount: 1 }} />,
    /не принята 1 ячейка.*Бюджет не число много/,
  ],
  [
    'a table that was kept',
    () => <TableReportView {...table} report={{ ...report, ids: [1, 2] }} />,
    /Записано 2 черновика/,
  ],
  [
    'a file that is no table',
    () => <TableReportView {...table} report={null} failure="Файл больше 2 МБ." />,
    /2 МБ/,
  ],
];

test.each(cases)('%s', (_what, draw, said) => {
  expect(drawTile(draw())).toMatch(said);
});
