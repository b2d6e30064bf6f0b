import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { AskedTile } from './AskedTile.tsx';
import { FactCheckTile } from './FactCheckTile.tsx';

type Loaded = Parameters<typeof FactCheckTile>[0]['loaded'];
type Check = Loaded['measure']['factChecks'][number];

const asked: Check = {
  id: 1,
  checker: { id: 7, name: 'Е. Ким' },
  by: { id: 5, name: 'Д. Орлов' },
  question: 'Верно ли число коек?',
  askedAt: '2021-10-18T09:00:00Z',
  answeredAt: null,
  verdict: null,
  note: '',
  source: '',
};
const answered: Check = {
  ...asked,
  answeredAt: '2021-10-19T09:00:00Z',
  verdict: 'wrong',
  note: 'В акте 120',
  source: 'https://www.mos.ru/act',
};
const draw = (factChecks: Check[], can: { askCheck?: boolean; answerCheck?: boolean } = {}): ReactNode => {
  const loaded = {
    measure: { id: 9, version: 1, revision: 2, author: null, factChecks, can },
    checkers: [
      { id: 7, name: 'Е. Ким', open: 0 },
      { id: 8, name: 'И. Лис', open: 3 },
    ],
  };
  return <FactCheckTile loaded={loaded as Loaded} />;
};

const cases: [what: string, draw: () => ReactNode, said: RegExp][] = [
  [
    'nobody asked yet: whom to ask, with the answers each owes',
    () => draw([], { askCheck: true }),
    /ещё никого не\sпросили.*Кого попросить.*Е\. Ким.*И\. Лис, ждут ответов: 3.*Попросить проверить/,
  ],
  [
    'a question that waits, for whoever asked',
    () => draw([asked], { askCheck: true }),
    /Д\. Орлов просит: Е\. Ким, 18 октября 2021.*число коек.*ответа ещё нет.*Больше не\sждать/,
  ],
  [
    'the same for whoever was asked',
    () => draw([asked], { answerCheck: true }),
    /ответа ещё нет.*подтверждается.*есть ошибка.*не\sпроверить.*Ответить/,
  ],
  [
    'a fault that was found, for readers',
    () => draw([answered]),
    /есть ошибка.*Е\. Ким, 19 октября 2021.*В акте 120.*www\.mos\.ru/,
  ],
  [
    'an account that is gone',
    () => draw([{ ...answered, checker: null, by: null }]),
    /учётной записи больше нет/,
  ],
  [
    'what awaits one’s own answer',
    () => (
      <AskedTile
        asked={[
          { id: 9, version: 2, title: 'Маски', question: 'Верно?', by: asked.by, askedAt: asked.askedAt },
        ]}
      />
    ),
    /Вас просят.*Маски.*Верно\?.*Д\. Орлов, 18 октября 2021/,
  ],
];

test.each(cases)('%s', (_what, drawn, said) => {
  expect(drawTile(drawn())).toMatch(said);
});
