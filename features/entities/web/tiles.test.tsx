import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { NamedTile } from '#features/news/web/search/NamedTile.tsx';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import {
  sampleAccess,
  sampleFinance,
  sampleHeader,
  sampleMentions,
  sampleMerges,
  samplePreview,
  sampleRecords,
  sampleQuotes,
  sampleSplits,
} from '../testing/sample-dossier.ts';
import { DossierParts } from './dossier/DossierParts.tsx';
import { FactsTile } from './dossier/FactsTile.tsx';
import { RegisterTile } from './dossier/RegisterTile.tsx';
import { TimelineTile } from './dossier/TimelineTile.tsx';
import { ToneTile } from './dossier/mentions/ToneTile.tsx';
import { MergeDesk } from './desk/MergeDesk.tsx';

const none = {
  ...sampleMentions,
  headlines: 0,
  outlets: 0,
  days: [],
  together: [],
  stories: [],
  news: [],
  hours: sampleMentions.hours.map(() => 0),
};
const bare = { ...sampleHeader, statements: [], identifiers: [], names: [], namesakes: [] };
const dossier = (more: object) => (
  <DossierParts
    tab="overview"
    header={sampleHeader}
    mentions={sampleMentions}
    place={null}
    near={null}
    finance={null}
    access={null}
    register={null}
    quotes={null}
    {...more}
  />
);

test.each<[string, () => ReactNode, RegExp]>([
  [
    'a person: position of the day, what was before, the finding, namesakes',
    () => dossier({}),
    /Мэр Москвы.*3 заголовках 2 изданий.*Раньше.*Вице-премьер.*Это имя носят и другие.*тренер/,
  ],
  ['a person nobody names', () => dossier({ mentions: none }), /заголовки этого имени не называют.*Сведения/],
  [
    'a person whom headlines name alone, in no story, at no hour',
    () => dossier({ mentions: { ...none, headlines: 3, days: sampleMentions.days } }),
    /Сюжетов из нескольких заголовков с этим именем нет.*Ни с кем вместе/,
  ],
  ['a person whose mentions failed', () => dossier({ mentions: null }), /Сведения.*Повторить/],
  [
    'what a person said',
    () => dossier({ quotes: sampleQuotes }),
    /Что говорит.*1 цитата, дословных 1.*«Карантин снимем»/,
  ],
  [
    'dossiers and industries that are called so',
    () => (
      <NamedTile
        named={[
          {
            id: 'a',
            kind: 'entity',
            title: 'Норникель',
            note: '24.45',
            route: ['dossier', { kind: 'company', id: 1 }],
          },
          { id: 'b', kind: 'industry', title: 'Никель', note: '24.45', route: ['industry', { id: 1 }] },
        ]}
      />
    ),
    /Досье.*Норникель.*Отрасли.*Никель/,
  ],
  [
    'the desk of merges: namesakes as a choice, what was merged and parted',
    () => (
      <MergeDesk
        merges={sampleMerges}
        namesakes={sampleHeader.namesakes}
        header={sampleHeader}
        splits={sampleSplits}
      />
    ),
    /Собянин.*тренер.*Почему.*Объединить.*Что было объединено.*Разделить обратно.*Разделено 2 июня.*Что здесь о\s+другом.*Должность.*Мэр Москвы.*О\s+ком-то новом.*Отделить 0 сведений.*Тренер → Сергей Собянин/,
  ],
  [
    'the desk of merges, nobody and nothing',
    () => <MergeDesk merges={{ ...sampleMerges, merges: [] }} namesakes={[]} header={bare} splits={[]} />,
    /больше никто не носит.*Пока ничего.*отделить, нет.*Пока ничего/,
  ],
  [
    'a register with its records, made up and marked so',
    () => (
      <RegisterTile
        section="events"
        register={{ kind: 'given', records: sampleRecords, page: 1, eventKind: '' }}
      />
    ),
    /События.*1 запись, реестр на 14 июля 2020.*Залоги.*1 июля 2020.*Пример события/,
  ],
  [
    'a register without records',
    () => (
      <RegisterTile
        section="patents"
        register={{
          kind: 'given',
          records: { ...sampleRecords, total: 0, records: [] },
          page: 1,
          eventKind: '',
        }}
      />
    ),
    /Патенты.*Записей нет/,
  ],
  [
    'a register without a subscription',
    () => (
      <RegisterTile
        section="patents"
        register={{ kind: 'refused', code: 'no_subscription', title: 'У вас нет подписки.' }}
      />
    ),
    /У вас нет подписки.*служба проверки/,
  ],
  [
    'a register whose service is away',
    () => (
      <RegisterTile
        section="patents"
        register={{ kind: 'refused', code: 'checking_unavailable', title: 'Служба не отвечает.' }}
      />
    ),
    /Служба не отвечает.*Повторить/,
  ],
  [
    'the timeline, newest first',
    () => <TimelineTile header={sampleHeader} mentions={sampleMentions} />,
    /Карантин снят.*Мэр Москвы.*Вице-премьер/,
  ],
  ['the timeline, none', () => <TimelineTile header={bare} mentions={null} />, /Событий с датой нет/],
  [
    'a field of very many values is cut, the rest is in the tree',
    () => (
      <FactsTile
        header={{
          ...bare,
          statements: Array.from({ length: 21 }, (_, at) => ({
            ...sampleHeader.statements[2]!,
            id: at,
            field: 'owner',
            text: `Доля ${at}`,
          })),
        }}
      />
    ),
    /Совладельцы.*Доля 19(?!.*Доля 20).*Остальные\s+— в\s+связях/,
  ],
  ['facts nobody gives', () => <FactsTile header={bare} />, /известно из новостей/],
  [
    'a company whose owners nobody names; how reliable and how large stands in its head',
    () => dossier({ header: { ...sampleHeader, kind: 'company' }, finance: sampleFinance }),
    /Надёжность\s*средняя.*Выручка.*422,8 млрд.*2016.*Нет в открытых источниках.*Совладельцы.*Ни один источник их не называет/,
  ],
  [
    'a company leads to its check, in a new tab and said so',
    () =>
      dossier({
        header: { ...sampleHeader, kind: 'company', checkUrl: 'https://check.example/8401005730' },
      }),
    /Проверить \( откроется в новой вкладке \)/i,
  ],
  ['the tone', () => <ToneTile header={sampleHeader} mentions={sampleMentions} />, /Тон ровный: 2 из 3/],
  ['the tone, none', () => <ToneTile header={sampleHeader} mentions={none} />, /не определён/],
  [
    'accounts beside those of the class, the level in words with its signs, who is near, registers without subscription',
    () => dossier({ finance: sampleFinance, near: samplePreview, access: sampleAccess }),
    /По подписке.*Прибыль 39 % выручки: выше, чем у\s+трёх четвертей класса.*за 2016 год.*20-е место из 970.*24 Металлургия.*9 организаций списка.*Медиана класса 12 %; половина организаций между 4 % и\s+21 %.*422,8 млрд.*Надёжность: средняя.*плюс.*39,4 %.*минус.*23,4 %.*не известно.*Связи.*Путин.*Открыть дерево/,
  ],
  [
    'a company without accounts',
    () =>
      dossier({
        finance: { ...sampleFinance, account: null, classmates: null, level: 'unknown', source: null },
        near: { ...samplePreview, nodes: samplePreview.nodes.slice(0, 1), edges: [] },
      }),
    /среди открытых наборов нет.*нельзя сказать.*Рядом с\s+этим именем никого нет/,
  ],
  [
    'a company whose class has too few to be compared with',
    () => dossier({ finance: { ...sampleFinance, classmates: null } }),
    /Отчётность за 2016 год.*Прибыль рядом с\s+классом нельзя сказать/,
  ],
  [
    'registers with a subscription, of a company nobody names',
    () => dossier({ mentions: none, access: { ...sampleAccess, hasSubscription: true } }),
    /Реестры.*служба проверки/,
  ],
  [
    'the place in the rating of the week, with its band',
    () =>
      dossier({
        place: {
          kind: 'person',
          from: '2020-06-02',
          to: '2020-06-08',
          place: { count: 18, rank: 10, low: 7, high: 15 },
        },
      }),
    /Место: Персоны\s*7–15.*2–8 июня/,
  ],
])('%s', (_what, part, says) => {
  expect(drawTile(part())).toMatch(says);
});
