import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { NamedTile } from '#features/site/web-door.ts';
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
  sampleRating,
  sampleSplits,
} from '../testing/sample-dossier.ts';
import { CompanyTiles } from './dossier/CompanyTiles.tsx';
import { DossierParts } from './dossier/DossierParts.tsx';
import { FactsTile } from './dossier/FactsTile.tsx';
import { RegisterTile } from './dossier/RegisterTile.tsx';
import { TimelineTile } from './dossier/TimelineTile.tsx';
import { ToneTile } from './dossier/ToneTile.tsx';
import { RatingParts } from './ratings/RatingParts.tsx';
import { MergeDesk } from './desk/MergeDesk.tsx';
import { TreeParts } from './tree/TreeParts.tsx';

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
const usual = {
  least: 1,
  registers: true,
  kinds: [],
  since: null,
  till: null,
  open: [],
  hidden: [],
  bond: null,
  to: null,
};
const dossier = (more: object) => (
  <DossierParts
    tab="overview"
    header={sampleHeader}
    mentions={sampleMentions}
    finance={null}
    access={null}
    register={null}
    quotes={null}
    {...more}
  />
);
const tree = (more: object) => (
  <TreeParts id={1} view={usual} parts={[samplePreview]} bond={null} path={null} {...more} />
);

test.each<[string, () => ReactNode, RegExp]>([
  [
    'a person: position of the day, what was before, the finding, namesakes',
    () => dossier({}),
    /Мэр Москвы.*3 заголовках 2 изданий.*Это имя носят и другие.*тренер.*Раньше.*Вице-премьер/,
  ],
  ['a person nobody names', () => dossier({ mentions: none }), /заголовки этого имени не называют.*Сведения/],
  [
    'a person whom headlines name alone, in no story, at no hour',
    () => dossier({ mentions: { ...none, headlines: 3, days: sampleMentions.days } }),
    /Ни с кем вместе.*Сюжетов из нескольких заголовков с этим именем нет/,
  ],
  ['a person whose mentions failed', () => dossier({ mentions: null }), /Повторить.*Сведения/],
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
  ['facts nobody gives', () => <FactsTile header={bare} />, /известно из новостей/],
  [
    'a company whose owners nobody names; how reliable and how large stands in its head',
    () => dossier({ header: { ...sampleHeader, kind: 'company' }, finance: sampleFinance }),
    /Надёжность\s*средняя.*Выручка.*422,8 млрд.*2016.*Совладельцы.*Ни один источник их не называет/,
  ],
  ['the tone', () => <ToneTile header={sampleHeader} mentions={sampleMentions} />, /Тон ровный: 2 из 3/],
  ['the tone, none', () => <ToneTile header={sampleHeader} mentions={none} />, /не определён/],
  [
    'accounts, the level in words with its signs, registers without subscription',
    () => <CompanyTiles finance={sampleFinance} access={sampleAccess} id={1} />,
    /за 2016 год.*20-е место из 970.*422,8 млрд.*Надёжность: средняя.*плюс.*39,4 %.*минус.*23,4 %.*не известно.*у вас нет подписки/,
  ],
  [
    'a company without accounts',
    () => (
      <CompanyTiles
        finance={{ ...sampleFinance, account: null, level: 'unknown', source: null }}
        access={{ ...sampleAccess, hasSubscription: true }}
        id={1}
      />
    ),
    /среди открытых наборов нет.*нельзя сказать.*Реестры.*служба проверки/,
  ],
  [
    'the tree as a list and a table',
    () => tree({}),
    /3 объекта, 2 связи.*Персона.*Место.*То же списком.*Собянин.*Путин.*Москва.*Связи таблицей/,
  ],
  [
    'a tree of nobody',
    () => tree({ parts: [{ ...samplePreview, nodes: samplePreview.nodes.slice(0, 1), edges: [] }] }),
    /никого нет/,
  ],
  [
    'a way that is not there',
    () => tree({ view: { ...usual, to: 9 }, path: { path: [], edges: [] } }),
    /Пути в четыре шага нет/,
  ],
  [
    'ratings with bands, movement, who came and went',
    () => <RatingParts kind="person" period="week" rating={sampleRating} />,
    /Владимир Путин стоит первым: 47 заголовков.*1–3.*выше, было 4.*не было.*4 208.*30 заголовков у 18 изданий.*был 8-м: 7, теперь 0/,
  ],
  [
    'ratings of a time without names',
    () => <RatingParts kind="law" period="day" rating={{ ...sampleRating, rows: [] }} />,
    /с такими именами нет/,
  ],
])('%s', (_what, part, says) => {
  expect(drawTile(part())).toMatch(says);
});
