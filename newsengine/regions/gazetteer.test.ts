import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readHeadline } from '../text/read-headline.ts';
import { readNewsModels } from '../models/read-models.ts';
import { tagRegions } from './tag-regions.ts';
import { russiaId } from './places.ts';
import type { PlaceList } from './prepare-places.ts';
import { declinePlace } from './decline-place.ts';
import { readModelFile } from '../models/read-models.ts';

const { regions: knowledge } = readNewsModels();
const read = (name: string): string[] =>
  readFileSync(new URL(`testing/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
const tagsOf = (title: string): number[] =>
  tagRegions(readHeadline({ title, language: 'ru' }), knowledge).regions.filter(
    (region) => region !== russiaId,
  );

interface Case {
  readonly sentence: string;
  readonly regions: readonly number[];
}

/** Sentences whose answer holds none of the regions it should. */
function missed(all: readonly Case[]): string[] {
  return all
    .filter(({ sentence, regions }) => !tagsOf(sentence).some((region) => regions.includes(region)))
    .map(({ sentence }) => sentence);
}

test('1,119 towns in five cases of plain sentences: at least 99 of 100 give their region', () => {
  const frames = [
    ['Жители {} встретили праздник', 'Поезд вышел из {} по расписанию'],
    ['Дорога к {} отремонтирована', 'По {} прошёл крестный ход'],
    ['Делегация прибыла в {}', 'Трасса пройдёт через {}'],
    ['Над {} прошла гроза', 'Авария случилась под {}'],
    ['В {} открыли новую школу', 'Пожар в {} потушили'],
  ];
  const rows = read('town-forms.tsv')
    .slice(1)
    .map((line) => line.split('\t'));
  // Namesakes among towns: each of their regions is right.
  const homes = new Map<string, number[]>();
  for (const [, region, ...forms] of rows)
    homes.set(forms[4] ?? '', [...(homes.get(forms[4] ?? '') ?? []), Number(region)]);
  const all = rows.flatMap(([, , ...forms], at) =>
    forms.map((form, which) => ({
      sentence: frames[which]![at % 2]!.replace('{}', form),
      regions: homes.get(forms[4] ?? '') ?? [],
    })),
  );
  const wrong = missed(all);
  expect(all).toHaveLength(5595);
  expect(wrong.length / all.length, wrong.slice(0, 60).join('\n')).toBeLessThan(0.01);
});

test('85 subjects in six cases, by their official and everyday names: at least 99 of 100', () => {
  const { places } = JSON.parse(readModelFile('places.json').toString('utf8')) as PlaceList;
  const frames = [
    '{} готовится к зиме',
    'Власти {} подвели итоги',
    'Выделены деньги {}',
    'Министр посетит {}',
    'Гости довольны {}',
    'Рассказали о {}',
  ];
  const names = places.filter(([, region, city]) => region !== 0 && city === 0);
  const all = names.flatMap(([name, region]) => {
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    const forms = /^[А-ЯЁ-]+$/.test(name)
      ? frames.map((_, at) => [at, name] as const)
      : [...declinePlace(name)].map(
          ([form, bits]) =>
            [
              Math.max(
                0,
                frames.findIndex((_, at) => (bits & (1 << at)) !== 0),
              ),
              form.replace(/(?<![а-я])[а-я](?=\S{3})/g, (letter) => letter.toUpperCase()),
            ] as const,
        );
    return forms.map(([at, form]) => ({
      sentence: frames[at]!.replace('{}', form.charAt(0) === form.charAt(0).toUpperCase() ? form : capital),
      regions: [region],
    }));
  });
  expect(new Set(names.map(([, region]) => region)).size).toBe(85);
  const wrong = missed(all);
  expect(wrong.length / all.length, wrong.join('\n')).toBeLessThan(0.01);
});

test('more than 200 surnames, first names and common words that sound like a town give no tag', () => {
  const frames: Readonly<Record<string, readonly string[]>> = {
    men: ['{} рассказал о планах на лето', 'Тренер {} объяснил причину отказа', 'Актёр Иван {} сыграл отца'],
    women: ['{} выложила фото с внуками', 'Певица {} ответила на критику', 'Мария {} вышла замуж'],
    names: ['{} рассказала о своей семье', 'Мама и {} помирились'],
    words: ['{} удивил учёных', '«{}» собрал полный зал'],
  };
  const wrong: string[] = [];
  let count = 0;
  for (const line of read('namesakes.tsv')) {
    const [kind = '', words = ''] = line.split('\t');
    for (const word of words.split(' ')) {
      count += 1;
      for (const frame of frames[kind] ?? []) {
        const sentence = frame.replace('{}', word);
        if (tagsOf(sentence).length > 0) wrong.push(`${sentence} → ${tagsOf(sentence).join(' ')}`);
      }
    }
  }
  expect(count).toBeGreaterThanOrEqual(200);
  expect(wrong).toEqual([]);
});

test.each([
  ['Внук Пугачёвой пошёл в школу', []],
  ['Яна Рудковская показала сына', []],
  ['Пётр Ян прокомментировал чемпионство', []],
  ['Мантуров рассказал о ценах на машины', []],
  ['Кому в РПЛ нужен Черышев', []],
  ['Газ по трубе «Ямал – Европа» не идёт', []],
  ['Эхо Москвы сменило редактора', []],
  ['В Татарстане открыли мост', [1124616]],
  ['Дагестану помогут врачами', [1124605]],
  ['На Ямале построят порт', [1124689]],
  ['Калининградцы вышли на субботник', [1124639]],
  ['Аэропорт Кольцово принял первый рейс', [1124666]],
  ['В Псковской и Тверской областях шторм', [1124660, 1124669]],
])('%s', (title, regions) => {
  expect(tagsOf(title)).toEqual(regions);
});

test('places that are given names or common words count with a sign of place and never before a surname', () => {
  const elsewhere = [
    'Владимир Путин подписал указ',
    'Владимир Познер оценил интервью',
    'Владимир Зеленский выступил с обращением',
    'Владимиру Зеленскому вручили ноту',
    'Дно рынка труда ещё не пройдено',
    'Honor представила новый смартфон',
    'Орёл унёс ягнёнка на глазах у туристов',
    'Двуглавый орёл вернулся на башню',
  ];
  expect(elsewhere.filter((title) => tagsOf(title).length > 0)).toEqual([]);
  const here = [
    'Во Владимире открыли школу',
    'В Орле открыли школу',
    'На Алтае открыли школу',
    'В городе Дно открыли школу',
  ];
  expect(here.filter((title) => tagsOf(title).length !== 1)).toEqual([]);
});
