import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { defaultParts } from '../../domain/digest/letter-parts.ts';
import { LetterInside } from './LetterInside.tsx';
import { SectionNames } from './SectionNames.tsx';
import { useSectionOrder } from './use-section-order.ts';
import { SectionView } from './SectionView.tsx';
import type { DigestSection } from './load-digest.ts';

const source = { code: 'x', name: 'Оперштаб', title: 'Сводки', licence: '', url: null, caveat: null };
const week = {
  from: '2020-06-02',
  to: '2020-06-08',
  cases: 13_930,
  changePercent: -16.2,
  source: { ...source, sample: false, knownAt: '2020-06-08' },
};
const quiet: DigestSection = {
  sectionType: 'region',
  sectionId: 1_124_665,
  name: 'Москва',
  total: 0,
  storyCount: 0,
  stories: [],
  week: null,
  weekTotal: null,
};
const drawSection = (section: DigestSection) =>
  drawTile(<SectionView section={section} isPersonal={false} changed={() => {}} />);

test('a section says what it is; a region tells its week, also where nothing was written', () => {
  expect(drawSection(quiet)).toMatch(/Москва место .*За это время ничего не вышло/);
  expect(drawSection({ ...quiet, week })).toMatch(
    /13 930 .*случаев COVID-19 за неделю −16,2 % к прошлой За это время/,
  );
  expect(drawSection({ ...quiet, weekTotal: 6 })).toMatch(
    /ничего не вышло\. За 7 дней 6 заголовков\. Показать неделю$/,
  );
  expect(drawSection({ ...quiet, weekTotal: 0 })).not.toContain('Показать неделю');
  expect(drawSection({ ...quiet, sectionType: 'category' })).toContain('Расширить слова');
  expect(drawSection({ ...quiet, sectionType: 'search', name: 'Норильск' })).toContain('сохранённый поиск');
});

const mailing = {
  ...defaultParts,
  isOn: true,
  email: 'a@example.org',
  hour: 7,
  zone: 'Europe/Moscow',
  weekdays: [1],
  lastSent: null,
  feedToken: 'x',
  hasRegion: true,
  canPrint: true,
};
const drawInside = (own: Partial<typeof mailing>) =>
  drawTile(<LetterInside mailing={{ ...mailing, ...own }} choice={defaultParts} onChange={() => {}} />);

test('the letter’s parts are offered; a file only where it can be made, a morning without a region says what is missing', () => {
  expect(drawInside({})).toContain('Вложить PDF');
  expect(drawInside({})).not.toContain('Регион ещё не выбран');
  expect(drawInside({ canPrint: false })).not.toContain('PDF');
  expect(drawInside({ hasRegion: false })).toMatch(/Регион ещё не выбран.*Выбрать в профиле/);
});

const ownSections = ['Москва', 'Пермь', 'Тула'].map((name, at) => ({ ...quiet, name, sectionId: at + 1 }));

test('one’s own sections have handles, the usual ones have none', () => {
  const Names = ({ isPersonal }: { isPersonal: boolean }) => (
    <SectionNames order={useSectionOrder(ownSections, () => {})} isLoggedIn {...{ isPersonal }} />
  );
  const draw = (isPersonal: boolean) => drawTile(<Names isPersonal={isPersonal} />);
  expect(draw(true)).toMatch(/Москва 0 .*Пермь 0 .*Тула 0 .*перетаскиванием или Alt/);
  expect(draw(false)).not.toContain('перетаскиванием');
});
