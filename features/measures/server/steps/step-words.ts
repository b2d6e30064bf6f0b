import { buildTranslate } from '#platform/server/texts.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';

const ru = {
  submit: 'Мера ждёт решения: {title}',
  overdue: 'Мера ждёт решения больше двух суток: {title}',
  accept: 'Мера опубликована: {title}',
  decline: 'Мера возвращена: {title}',
  withdraw: 'Мера отозвана: {title}',
  revise: 'Готовится новая версия меры: {title}',
  appoint: 'Вам поручено решить о\u00A0мере: {title}',
  appointed: 'О\u00A0мере решит назначенный модератор: {title}',
  comment: 'Новое сообщение о\u00A0мере: {title}',
  factcheck: 'Вас просят проверить факты меры: {title}',
  factcheck_holds: 'Факты меры подтверждены: {title}',
  factcheck_wrong: 'В\u00A0мере нашли ошибку: {title}',
  factcheck_unsure: 'Факты меры не\u00A0удалось проверить: {title}',
};

type Words = Record<keyof typeof ru, string>;

const en: Words = {
  submit: 'A measure awaits a decision: {title}',
  overdue: 'A measure has been waiting for over two days: {title}',
  accept: 'The measure was published: {title}',
  decline: 'The measure was returned: {title}',
  withdraw: 'The measure was withdrawn: {title}',
  revise: 'A new version of the measure is being written: {title}',
  appoint: 'You decide on the measure: {title}',
  appointed: 'A moderator was appointed to the measure: {title}',
  comment: 'A new message about the measure: {title}',
  factcheck: 'You are asked to check the facts of the measure: {title}',
  factcheck_holds: 'The facts of the measure hold: {title}',
  factcheck_wrong: 'An error was found in the measure: {title}',
  factcheck_unsure: 'The facts of the measure could not be checked: {title}',
};
const ja: Words = {
  submit: '施策が決定を待っています：{title}',
  overdue: '施策が2日以上決定を待っています：{title}',
  accept: '施策が公開されました：{title}',
  decline: '施策が差し戻されました：{title}',
  withdraw: '施策が取り下げられました：{title}',
  revise: '施策の新しい版が作成中です：{title}',
  appoint: '施策の決定を任されました：{title}',
  appointed: '施策の担当モデレーターが決まりました：{title}',
  comment: '施策についての新しいメッセージ：{title}',
  factcheck: '施策の事実確認を依頼されました：{title}',
  factcheck_holds: '施策の事実が確認されました：{title}',
  factcheck_wrong: '施策に誤りが見つかりました：{title}',
  factcheck_unsure: '施策の事実を確認できませんでした：{title}',
};
const pt: Words = {
  submit: 'Uma medida aguarda decisão: {title}',
  overdue: 'Uma medida aguarda decisão há mais de dois dias: {title}',
  accept: 'A medida foi publicada: {title}',
  decline: 'A medida foi devolvida: {title}',
  withdraw: 'A medida foi retirada: {title}',
  revise: 'Uma nova versão da medida está sendo escrita: {title}',
  appoint: 'Você deve decidir sobre a medida: {title}',
  appointed: 'Foi nomeado um moderador para a medida: {title}',
  comment: 'Nova mensagem sobre a medida: {title}',
  factcheck: 'Pedem que você verifique os fatos da medida: {title}',
  factcheck_holds: 'Os fatos da medida foram confirmados: {title}',
  factcheck_wrong: 'Foi encontrado um erro na medida: {title}',
  factcheck_unsure: 'Não foi possível verificar os fatos da medida: {title}',
};
const es: Words = {
  submit: 'Una medida espera decisión: {title}',
  overdue: 'Una medida espera decisión desde hace más de dos días: {title}',
  accept: 'La medida se ha publicado: {title}',
  decline: 'La medida se ha devuelto: {title}',
  withdraw: 'La medida se ha retirado: {title}',
  revise: 'Se está escribiendo una nueva versión de la medida: {title}',
  appoint: 'Debe decidir sobre la medida: {title}',
  appointed: 'Se ha designado moderador para la medida: {title}',
  comment: 'Nuevo mensaje sobre la medida: {title}',
  factcheck: 'Le piden que compruebe los hechos de la medida: {title}',
  factcheck_holds: 'Los hechos de la medida están confirmados: {title}',
  factcheck_wrong: 'Se ha encontrado un error en la medida: {title}',
  factcheck_unsure: 'No se han podido comprobar los hechos de la medida: {title}',
};

/** What a notice of a measure can be about. */
export type ToldStep = keyof typeof ru;

const translate = buildTranslate({ ru, en, ja, pt, es });

/** Title of a notice in every language, with what was said beside it as its text. */
export function stepWords(
  step: ToldStep,
  title: string,
  text: string,
): Record<Locale, { title: string; text: string }> {
  const inLocale = (locale: Locale) => [locale, { title: translate(locale, step, { title }), text }];
  return Object.fromEntries(locales.map(inLocale));
}
