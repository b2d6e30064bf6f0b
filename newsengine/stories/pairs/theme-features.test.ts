import { expect, test } from 'vitest';
import { toVector } from './term-vector.ts';
import { setThemeFeatures, themeFeatureNames, type ThemedText } from './theme-features.ts';

const text = (themes: Record<number, number>, subjects: Record<number, number>): ThemedText => ({
  themes: toVector(new Map(Object.entries(themes).map(([id, weight]) => [Number(id), weight]))),
  subjects: toVector(new Map(Object.entries(subjects).map(([id, weight]) => [Number(id), weight]))),
});

function features(one: ThemedText, two: ThemedText): Record<string, number> {
  const row = new Float64Array(themeFeatureNames.length);
  setThemeFeatures(row, 0, one, two);
  return Object.fromEntries(themeFeatureNames.map((name, at) => [name, row[at] ?? 0]));
}

test('other words for one thing are of one theme; its town is the subject', () => {
  expect(features(text({ 1: 0.5 }, { 7: 1 }), text({ 1: 0.5, 2: 0.25 }, { 7: 1, 8: 0.5 }))).toMatchObject({
    themesShared: 1,
    themesLess: 0,
    themesMore: 0.25,
    themesAtOdds: 0,
    subjectCount: 1,
    subjectBest: 1,
    subjectContained: 1,
    subjectMore: 0.5,
  });
});

test('two themes of one town are at odds, and no theme is at odds with none', () => {
  expect(features(text({ 1: 0.5 }, { 7: 1 }), text({ 2: 0.5 }, { 7: 1 }))['themesAtOdds']).toBe(1);
  expect(features(text({ 1: 0.5 }, { 7: 1 }), text({}, { 7: 1 }))['themesAtOdds']).toBe(0);
});
