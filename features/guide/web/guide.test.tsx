import { expect, test } from 'vitest';
import { drawTile, drawTileMarks } from '#platform/web/testing/draw-tile.tsx';
import { GuideContents } from './GuideContents.tsx';
import { GuideTextView } from './GuideTextView.tsx';

const parts = [
  { reader: 'readers', texts: [{ address: 'readers/ask', title: 'Как спросить', language: 'ru' }] },
  {
    reader: 'operators',
    texts: [{ address: 'operations/install', title: 'Installing', language: 'en' }],
  },
  { reader: 'programmers', texts: [{ address: 'adr/0001-sql', title: 'SQL', language: 'en' }] },
] as const;
const contents = parts.map(({ reader, texts }) => ({ reader, texts: [...texts] }));
const found = [
  {
    address: 'operations/install',
    anchor: 'two-processes',
    title: 'Installing',
    heading: 'Two processes',
    language: 'en',
    excerpt: 'Set DATABASE_URL.',
  },
] as const;

test('the contents stand by reader, what is in another language says so; found parts lead to their heading', () => {
  const page = drawTileMarks(<GuideContents text="база" parts={contents} found={[...found]} />);
  expect(page).toContain('href="/ru/docs/operations/install#two-processes"');
  expect(page).toContain('href="/ru/docs/readers/ask"');
  const words = drawTile(<GuideContents text="база" parts={contents} found={[...found]} />);
  expect(words).toContain('1 раздел по запросу «база»');
  expect(words).toMatch(
    /Читателям Как спросить Администраторам на английском Installing Программистам на английском Вызовы API 1 решение: почему так устроено SQL/,
  );
});

test('a search without a find says so and leaves the contents', () => {
  const words = drawTile(<GuideContents text="zzz" parts={contents} found={[]} />);
  expect(words).toContain('По запросу «zzz» ничего нет');
  expect(words).toContain('Как спросить');
});

test('an English text on a Russian page is marked and said to be; its headings and neighbours are links', () => {
  const page = drawTileMarks(
    <GuideTextView
      {...found[0]}
      reader="operators"
      lead="It installs."
      html='<h2 id="a">A</h2>'
      headings={[{ anchor: 'a', text: 'A', level: 2 }]}
      before={null}
      after={{ address: 'import', title: 'Import', language: 'en' }}
    />,
  );
  expect(page).toMatch(/<h1[^>]* lang="en">Installing/);
  expect(page).toContain('есть только на');
  expect(page).toContain('href="#a"');
  expect(page).toContain('href="/ru/docs/import"');
});
