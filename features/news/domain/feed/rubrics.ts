import type { Locale } from '#platform/shared/locales.ts';

/** Number that stands for all rubrics; ours, the specification counts from 2. */
export const allRubrics = 1;

/** The rubric of what happens in the regions. */
export const regionalRubric = 14;

/** The rubric of a call that names none (specification 9). */
export const defaultRubric = 4;

/** A rubric as the interface shows it. */
export interface Rubric {
  id: number;
  name: string;
}

/** Names by number, 1 = all; the specification's order is the order on screen. */
const names: Record<Locale, Record<number, string>> = {
  ru: {
    1: 'Главное',
    2: 'В мире',
    3: 'Политика',
    4: 'Экономика',
    5: 'Технологии',
    6: 'Спорт',
    7: 'Авто',
    8: 'Путешествия',
    9: 'Развлечения',
    10: 'Наука',
    11: 'Культура',
    12: 'Здоровье',
    13: 'Фото и дизайн',
    14: 'Регионы',
  },
  en: {
    1: 'Top news',
    2: 'World',
    3: 'Politics',
    4: 'Economics',
    5: 'Hi-tech',
    6: 'Sports',
    7: 'Auto',
    8: 'Travel',
    9: 'Entertainment',
    10: 'Science',
    11: 'Culture',
    12: 'Health',
    13: 'Photo and design',
    14: 'Regions',
  },
  ja: {
    1: '主要',
    2: '国際',
    3: '政治',
    4: '経済',
    5: 'テクノロジー',
    6: 'スポーツ',
    7: '自動車',
    8: '旅行',
    9: 'エンタメ',
    10: '科学',
    11: '文化',
    12: '健康',
    13: '写真とデザイン',
    14: '地域',
  },
  pt: {
    1: 'Principais',
    2: 'Mundo',
    3: 'Política',
    4: 'Economia',
    5: 'Tecnologia',
    6: 'Esportes',
    7: 'Carros',
    8: 'Viagens',
    9: 'Entretenimento',
    10: 'Ciência',
    11: 'Cultura',
    12: 'Saúde',
    13: 'Foto e design',
    14: 'Regiões',
  },
  es: {
    1: 'Principales',
    2: 'Mundo',
    3: 'Política',
    4: 'Economía',
    5: 'Tecnología',
    6: 'Deportes',
    7: 'Motor',
    8: 'Viajes',
    9: 'Entretenimiento',
    10: 'Ciencia',
    11: 'Cultura',
    12: 'Salud',
    13: 'Foto y diseño',
    14: 'Regiones',
  },
};

/** The rubric of a number, null when there is none of it. */
export function findRubric(id: number, locale: Locale): Rubric | null {
  const name = names[locale][id];
  return name === undefined ? null : { id, name };
}

/** Rubrics below one: 2 to 14 below all of them, none below any other. */
export function childRubrics(id: number, locale: Locale): Rubric[] {
  if (id !== allRubrics) return [];
  return Object.entries(names[locale])
    .map(([number, name]) => ({ id: Number(number), name }))
    .filter((rubric) => rubric.id !== allRubrics);
}
