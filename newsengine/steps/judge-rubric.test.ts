import { expect, test } from 'vitest';
import { readNewsModels } from '../models/read-models.ts';
import { isElsewhere } from '../regions/tag-regions.ts';
import { readHeadline, readOpening } from '../text/read-headline.ts';
import { judgeRubric } from './judge-rubric.ts';

const models = readNewsModels();
const [sports, entertainment, business] = [6, 9, 4];

function rubricOf(title: string, sectionRubrics: readonly number[], givenRubric: number | null = null) {
  const headline = readHeadline({ title, language: 'ru' });
  return judgeRubric(
    { sectionRubrics, givenRubric },
    { headline, opening: readOpening('', 'ru'), url: 'https://a.example/1' },
    models.rubrics,
    () => isElsewhere(headline, models.regions.places),
  ).rubricId;
}

test('a rubric that was given stands whatever the words say', () => {
  expect(rubricOf('«Зенит» обыграл «Спартак» со счётом 3:1', [], business)).toBe(business);
});

test('words that leave no doubt win over the section', () => {
  expect(
    rubricOf('«Зенит» обыграл «Спартак» со счётом 3:1 в матче чемпионата России', [entertainment!]),
  ).toBe(sports);
});

test('where the words leave doubt, of two sections the one they speak of is taken, not the narrowest', () => {
  expect(rubricOf('Джоан Роулинг обвинили в трансофобии', [sports!, entertainment!])).toBe(entertainment);
});

test('where the words leave doubt and speak of none of the sections, the narrowest is taken', () => {
  expect(rubricOf('Джоан Роулинг обвинили в трансофобии', [business!])).toBe(business);
});
