import type { GivenNotice } from '#services/notifications/public.server.ts';
import { sayOwn } from '#platform/server/texts.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';
import type { Alarm } from '../../domain/forecast/alarm.ts';

const ru = {
  failing: '{measure, select, deaths {Прогнозы смертей} other {Прогнозы случаев}} сейчас не\u00A0держат',
  holding: '{measure, select, deaths {Прогнозы смертей} other {Прогнозы случаев}} снова держат',
  text: 'На\u00A0прошлой неделе в\u00A0свои полосы 80\u00A0% {held, plural, one {попал # регион} few {попали # региона} many {попали # регионов} other {попали # региона}} из\u00A0{of, number}.',
};
type Texts = Record<keyof typeof ru, string>;
const en: Texts = {
  failing: 'Forecasts of {measure, select, deaths {deaths} other {cases}} do not hold now',
  holding: 'Forecasts of {measure, select, deaths {deaths} other {cases}} hold again',
  text: 'Last week fell inside its 80% band in {held, plural, one {# region} other {# regions}} of {of, number}.',
};
const ja: Texts = {
  failing: '{measure, select, deaths {死者数} other {感染者数}}の予測が現在当たっていません',
  holding: '{measure, select, deaths {死者数} other {感染者数}}の予測がまた当たるようになりました',
  text: '先週80%の帯に収まった地域は{of, number}のうち{held, number}でした。',
};
const pt: Texts = {
  failing: 'As previsões de {measure, select, deaths {mortes} other {casos}} não acertam agora',
  holding: 'As previsões de {measure, select, deaths {mortes} other {casos}} voltaram a acertar',
  text: 'Na semana passada {held, plural, one {# região ficou} other {# regiões ficaram}} na sua faixa de 80%, de {of, number}.',
};
const es: Texts = {
  failing: 'Los pronósticos de {measure, select, deaths {muertes} other {casos}} no aciertan ahora',
  holding: 'Los pronósticos de {measure, select, deaths {muertes} other {casos}} vuelven a acertar',
  text: 'La semana pasada {held, plural, one {# región quedó} other {# regiones quedaron}} en su franja del 80\u00A0%, de {of, number}.',
};

const say = sayOwn({ ru, en, ja, pt, es });

/** What followers of regions are told when forecasts of a measure begin to fail or hold again, in every language. */
export function alarmWords(measure: string, { held, of, isFailing }: Alarm): GivenNotice['words'] {
  const words = (locale: Locale) => ({
    title: say(locale, isFailing ? 'failing' : 'holding', { measure }),
    text: say(locale, 'text', { held, of }),
  });
  return Object.fromEntries(locales.map((locale) => [locale, words(locale)])) as GivenNotice['words'];
}
