import type { Locale } from '#platform/shared/locales.ts';

type Names = Record<Locale, string>;

/** A circle of themes. */
interface Scope {
  id: number;
  names: Names;
}

/** What a quote is about: its circle, the rubric it stands under, and the stems of words by which a headline is known to be about it. */
export interface Theme {
  id: number;
  scopeId: number;
  rubricId: number;
  /** As the bundled records name it. */
  record: string;
  names: Names;
  stems: RegExp;
}

/** Circles of themes by number. */
export const scopes: readonly Scope[] = [
  { id: 1, names: { ru: 'Государство', en: 'State', ja: '国家', pt: 'Estado', es: 'Estado' } },
  { id: 2, names: { ru: 'Люди', en: 'People', ja: '人々', pt: 'Pessoas', es: 'Personas' } },
  { id: 3, names: { ru: 'Земля', en: 'Land', ja: '土地', pt: 'Terra', es: 'Tierra' } },
  { id: 4, names: { ru: 'Хозяйство', en: 'Economy', ja: '経済活動', pt: 'Economia', es: 'Economía' } },
];

/** Themes by number; the numbers are ours, 179 is among them as the specification's. */
// prettier-ignore
export const themes: readonly Theme[] = [
  { id: 171, scopeId: 1, rubricId: 3, record: 'право и выборы', stems: /закон|конституц|выбор|голосован|депутат|госдум|суд(?!ь|ей|ейств|о)|\b(?:laws?|elections?|vot(?:e|es|ing|ers?)|courts?|parliament|congress|senat(?:e|ors?)|constitution)\b/iu, names: { ru: 'Право и выборы', en: 'Law and elections', ja: '法と選挙', pt: 'Direito e eleições', es: 'Derecho y elecciones' } },
  { id: 172, scopeId: 1, rubricId: 3, record: 'оборона и безопасность', stems: /оборон|безопасност|арми[яиюе]|войск|вооруж|терро|санкци|\b(?:defen[cs]e|arm(?:y|ies)|troops|military|terroris\w+|sanctions|national guard|pentagon)\b/iu, names: { ru: 'Оборона и безопасность', en: 'Defence and security', ja: '防衛と安全', pt: 'Defesa e segurança', es: 'Defensa y seguridad' } },
  { id: 173, scopeId: 1, rubricId: 14, record: 'регионы', stems: /регион|губернатор|област[ьи]|(?<!\p{L})мэр(?:а|у|ом)?(?!\p{L})|\b(?:governors?|mayors?|regions?)\b/iu, names: { ru: 'Регионы', en: 'Regions', ja: '地域', pt: 'Regiões', es: 'Regiones' } },
  { id: 174, scopeId: 2, rubricId: 4, record: 'социальная политика', stems: /пенси|пособи|выплат|льгот|безработ|социальн|\b(?:pensions?|benefits?|unemploy\w+|welfare|furlough\w*)\b/iu, names: { ru: 'Социальная политика', en: 'Social policy', ja: '社会政策', pt: 'Política social', es: 'Política social' } },
  { id: 175, scopeId: 2, rubricId: 10, record: 'образование', stems: /школ|студент|образован|(?<!\p{L})егэ(?!\p{L})|вуз|\b(?:schools?|students?|universit\w+|education|pupils)\b/iu, names: { ru: 'Образование', en: 'Education', ja: '教育', pt: 'Educação', es: 'Educación' } },
  { id: 176, scopeId: 2, rubricId: 12, record: 'здравоохранение', stems: /коронавирус|covid|вирус|эпидеми|пандеми|больниц|врач|вакцин|карантин|самоизоляц|медик|здоровь|снят\p{L}* ограничени|прежн\p{L}+ (?:образу? |жизн)|\b(?:coronavirus|virus|pandemic|hospitals?|doctors?|vaccines?|lockdowns?|quarantine|nhs|care homes?|health|masks?)\b/iu, names: { ru: 'Здоровье', en: 'Health', ja: '健康', pt: 'Saúde', es: 'Salud' } },
  { id: 177, scopeId: 3, rubricId: 10, record: 'экология', stems: /эколог|климат|пожар|разлив|загрязн|\b(?:climate|wildfires?|pollution|oil spill|environment\w*)\b/iu, names: { ru: 'Экология', en: 'Environment', ja: '環境', pt: 'Meio ambiente', es: 'Medio ambiente' } },
  { id: 178, scopeId: 3, rubricId: 4, record: 'сельское хозяйство', stems: /урожа|сельск|зерн|аграр|\b(?:farm\w*|harvest|crops?|agricultur\w+)\b/iu, names: { ru: 'Сельское хозяйство', en: 'Agriculture', ja: '農業', pt: 'Agricultura', es: 'Agricultura' } },
  { id: 179, scopeId: 4, rubricId: 4, record: 'экономика', stems: /эконом|рубл|нефт|бюджет|налог|бизнес|банк|инфляц|кризис|рынок|рынк|\b(?:econom\w+|oil|budget|tax\w*|business(?:es)?|banks?|inflation|recession|markets?|jobs)\b/iu, names: { ru: 'Экономика', en: 'Economics', ja: '経済', pt: 'Economia', es: 'Economía' } },
  { id: 180, scopeId: 4, rubricId: 4, record: 'жильё и ЖКХ', stems: /жиль|жкх|ипотек|квартир|\b(?:housing|mortgages?|rents?)\b/iu, names: { ru: 'Жильё и ЖКХ', en: 'Housing', ja: '住宅', pt: 'Moradia', es: 'Vivienda' } },
];

/** The theme of a headline by its words; null where none of them speaks. */
export function themeOf(title: string): Theme | null {
  return themes.find(({ stems }) => stems.test(title)) ?? null;
}
