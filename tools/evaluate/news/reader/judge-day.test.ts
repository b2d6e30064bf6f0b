import { expect, test } from 'vitest';
import { judgeDay, type DayRow } from './judge-day.ts';
import { rowsOfPart } from './part-groups.ts';
import { tellsEvent } from './tells-event.ts';

test('a headline tells an event when each stem of one alternative begins a word of it, and nothing rules it out', () => {
  const norilsk = { keywords: ['норильск топлив', 'пясин'], except: ['учения'] };
  expect(tellsEvent('Топливо разлилось под Норильском', norilsk)).toBe(true);
  expect(tellsEvent('Норильск ждёт гостей', norilsk)).toBe(false);
  expect(tellsEvent('Учения: топливо под Норильском', norilsk)).toBe(false);
});

test('the lead is right where its own headline tells an event that may lead and is not barred', () => {
  const rows: DayRow[] = [
    { day: '2020-06-08', lang: 'ru', rank: 1, keywords: ['москва снима'], must_lead: true },
    { day: '2020-06-08', lang: 'ru', must_not_lead: ['c'] },
  ];
  const row = (id: string, title: string, outlets: number) => ({ lead: { id, title }, members: [], outlets });
  const other = row('a', 'Рубль вырос', 1);
  const right = row('b', 'Москва снимает ограничения', 5);
  expect(judgeDay(rows, [right, other])).toMatchObject({ isLeadRight: true, place: 1, singles: 1, found: 1 });
  expect(judgeDay(rows, [other, right])).toMatchObject({ isLeadRight: false, place: 2 });
  expect(judgeDay(rows, [row('c', 'Москва снимает ограничения', 5)])).toMatchObject({ isLeadRight: false });
});

test('a third of the groups is set apart whole, the same at every call', () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({ group: `g${at % 6}`, at }));
  const unread = rowsOfPart(rows, ({ group }) => group, 'unread');
  expect(new Set(unread.map(({ group }) => group)).size).toBe(2);
  expect(unread).toHaveLength(4);
  expect(rowsOfPart(rows, ({ group }) => group, 'read')).toHaveLength(8);
});
