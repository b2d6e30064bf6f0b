import { isLocale } from '#platform/shared/locales.ts';
import type { Translate } from '#platform/web/text.ts';

const fieldNames = {
  title: 'Desk_FieldTitle',
  description: 'Desk_FieldDescription',
  announce: 'Desk_FieldAnnounce',
  body: 'Desk_FieldBody',
  language: 'Desk_FieldLanguage',
  rubricId: 'Desk_FieldRubric',
  items: 'Desk_Items',
  rule: 'Desk_Rule',
  words: 'Desk_RuleWords',
  rubrics: 'Desk_RuleRubrics',
  yugoIds: 'Desk_RuleRegions',
  days: 'Desk_RuleDays',
  yugoId: 'Desk_FieldPlace',
  day: 'Desk_FieldDay',
  author: 'Desk_FieldAuthor',
} as const;

/** A place in a document in the words of its fields: the language, then the field. */
export function placeName(path: readonly string[], t: Translate): string {
  const language = path.find(isLocale);
  const field = path.findLast((part) => part in fieldNames) as keyof typeof fieldNames | undefined;
  const name = field === undefined ? t('Desk_Texts') : t(fieldNames[field]);
  return language === undefined ? name : `${t(`Desk_Language_${language}`)}: ${name}`;
}
