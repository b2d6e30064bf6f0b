import { sayOwn } from '#platform/server/texts.ts';

const ru = {
  Notice_above: '{value}, {day}: выше порога {threshold}.',
  Notice_below: '{value}, {day}: ниже порога {threshold}.',
  Notice_changes: '{value}, {day}: изменение за период {change}, порог {threshold}.',
  Notice_leftBand:
    'За неделю {week}: {value}. Это вне полосы прогноза на 80 %, от {low} до {high}; выпуск за {release}.',
  Notice_newRelease:
    'Новый прогноз, выпуск за {release}: на неделе {week} около {value}, {trust, select, record {полоса от {low} до {high}, такие удержали здесь {held} из {count}} untried {полоса от {low} до {high}, проверить её здесь ещё не на чем} other {в 80 % исходов от {low} до {high}}}.',
  Notice_Failing:
    'Прогнозы сейчас не держат: {condition, select, leftBand {в ту же неделю} other {на прошлой неделе}} в свои полосы 80 % {held, plural, one {попал # регион} few {попали # региона} many {попали # регионов} other {попали # региона}} из {of, number}.',
  Notice_revised:
    '{count, plural, one {Пересмотрено # значение} few {Пересмотрено # значения} many {Пересмотрено # значений} other {Пересмотрено # значения}}, {day}. {period}: было {previous}, стало {value}.',
  Notice_Source: 'Источник: {source}.',
  Notice_OwnForecast: 'расчёт Сводки по данным «{source}»',
  Notice_Measure_week: '{name}, за 7 дней',
  Notice_Measure_per100k: '{name}, за 7 дней на 100 тысяч жителей',
  Notice_Measure_rt: 'Rt COVID-19 по правилу Роспотребнадзора',
  Notice_Per100k: 'на 100 тыс.',
  Notice_Subject: 'Оповещение: {title}',
  Notice_Open: 'Открыть досье региона',
  Notice_Look: 'Открыть на сайте',
  Notice_Manage: 'Изменить или отключить оповещения',
};

type Texts = Record<keyof typeof ru, string>;

const en: Texts = {
  Notice_above: '{value} on {day}: above your threshold of {threshold}.',
  Notice_below: '{value} on {day}: below your threshold of {threshold}.',
  Notice_changes: '{value} on {day}: {change} in a period, your threshold is {threshold}.',
  Notice_leftBand:
    'In the week of {week}: {value}. This is outside the forecast’s 80% band of {low} to {high}; release of {release}.',
  Notice_newRelease:
    'New forecast, release of {release}: about {value} in the week of {week}, {trust, select, record {in a band of {low} to {high}; such bands held here {held} times out of {count}} untried {in a band of {low} to {high}, not yet tested here} other {in 80% of outcomes {low} to {high}}}.',
  Notice_Failing:
    'Forecasts do not hold now: {condition, select, leftBand {in the same week} other {last week}}, {held, plural, one {# region of {of, number} was inside its 80% band} other {# regions of {of, number} were inside their 80% bands}}.',
  Notice_revised:
    '{count, plural, one {# figure was revised} other {# figures were revised}} on {day}. {period}: {value} instead of {previous}.',
  Notice_Source: 'Source: {source}.',
  Notice_OwnForecast: 'Svodka’s forecast from data of “{source}”',
  Notice_Measure_week: '{name}, 7 days',
  Notice_Measure_per100k: '{name}, 7 days per 100,000 residents',
  Notice_Measure_rt: 'COVID-19 Rt by the official Russian rule',
  Notice_Per100k: 'per 100,000',
  Notice_Subject: 'Alert: {title}',
  Notice_Open: 'Open the region’s dossier',
  Notice_Look: 'Open on the site',
  Notice_Manage: 'Change or switch off your alerts',
};
const ja: Texts = {
  Notice_above: '{day}は{value}で、しきい値{threshold}を上回りました。',
  Notice_below: '{day}は{value}で、しきい値{threshold}を下回りました。',
  Notice_changes: '{day}は{value}、前期比{change}です（しきい値{threshold}）。',
  Notice_leftBand: '{week}の週は{value}でした。予測の80%区間{low}〜{high}の外です（{release}発表）。',
  Notice_newRelease:
    '新しい予測（{release}発表）：{week}の週は約{value}、{trust, select, record {区間は{low}〜{high}です（この地域では同様の区間{count}回のうち{held}回的中）} untried {区間は{low}〜{high}です（この地域での実績はまだありません）} other {80%区間は{low}〜{high}です}}。',
  Notice_Failing:
    '現在、予測が当たっていません。{condition, select, leftBand {同じ週} other {先週}}に80%区間に収まった地域は{of, number}のうち{held, number}でした。',
  Notice_revised: '{day}に{count}件の値が改定されました。{period}：{previous}から{value}に変わりました。',
  Notice_Source: '出典：{source}。',
  Notice_OwnForecast: '「{source}」のデータによるSvodkaの予測',
  Notice_Measure_week: '{name}（7日間）',
  Notice_Measure_per100k: '{name}（7日間、人口10万人当たり）',
  Notice_Measure_rt: 'COVID-19のRt（ロシア当局の算式）',
  Notice_Per100k: '人口10万人当たり',
  Notice_Subject: 'お知らせ：{title}',
  Notice_Open: '地域の資料を開く',
  Notice_Look: 'サイトで開く',
  Notice_Manage: 'お知らせを変更または停止する',
};
const pt: Texts = {
  Notice_above: '{value} em {day}: acima do seu limiar de {threshold}.',
  Notice_below: '{value} em {day}: abaixo do seu limiar de {threshold}.',
  Notice_changes: '{value} em {day}: {change} num período, o seu limiar é {threshold}.',
  Notice_leftBand:
    'Na semana de {week}: {value}. Fica fora da faixa de 80% da previsão, de {low} a {high}; edição de {release}.',
  Notice_newRelease:
    'Nova previsão, edição de {release}: na semana de {week}, cerca de {value}; {trust, select, record {faixa de {low} a {high}, faixas assim acertaram aqui {held} vezes em {count}} untried {faixa de {low} a {high}, ainda não testada aqui} other {em 80% dos casos, de {low} a {high}}}.',
  Notice_Failing:
    'As previsões não acertam agora: {condition, select, leftBand {na mesma semana} other {na semana passada}}, de {of, number} regiões, {held, plural, one {# ficou na sua faixa de 80%} other {# ficaram na sua faixa de 80%}}.',
  Notice_revised:
    '{count, plural, one {# valor foi revisto} other {# valores foram revistos}} em {day}. {period}: era {previous}, agora é {value}.',
  Notice_Source: 'Fonte: {source}.',
  Notice_OwnForecast: 'previsão da Svodka com dados de «{source}»',
  Notice_Measure_week: '{name}, 7 dias',
  Notice_Measure_per100k: '{name}, 7 dias por 100 mil habitantes',
  Notice_Measure_rt: 'Rt da COVID-19 pela regra oficial russa',
  Notice_Per100k: 'por 100 mil',
  Notice_Subject: 'Aviso: {title}',
  Notice_Open: 'Abrir o dossiê da região',
  Notice_Look: 'Abrir no site',
  Notice_Manage: 'Alterar ou desligar os avisos',
};
const es: Texts = {
  Notice_above: '{value} el {day}: por encima de su umbral de {threshold}.',
  Notice_below: '{value} el {day}: por debajo de su umbral de {threshold}.',
  Notice_changes: '{value} el {day}: {change} en un periodo, su umbral es {threshold}.',
  Notice_leftBand:
    'En la semana del {week}: {value}. Queda fuera de la banda del 80 % del pronóstico, de {low} a {high}; edición del {release}.',
  Notice_newRelease:
    'Nuevo pronóstico, edición del {release}: en la semana del {week}, unos {value}; {trust, select, record {banda de {low} a {high}, bandas así acertaron aquí {held} veces de {count}} untried {banda de {low} a {high}, aún sin comprobar aquí} other {en el 80 % de los casos, de {low} a {high}}}.',
  Notice_Failing:
    'Los pronósticos no aciertan ahora: {condition, select, leftBand {en la misma semana} other {la semana pasada}}, de {of, number} regiones, {held, plural, one {# quedó en su banda del 80 %} other {# quedaron en su banda del 80 %}}.',
  Notice_revised:
    '{count, plural, one {Se revisó # cifra} other {Se revisaron # cifras}} el {day}. {period}: era {previous}, ahora es {value}.',
  Notice_Source: 'Fuente: {source}.',
  Notice_OwnForecast: 'pronóstico de Svodka con datos de «{source}»',
  Notice_Measure_week: '{name}, 7 días',
  Notice_Measure_per100k: '{name}, 7 días por 100 000 habitantes',
  Notice_Measure_rt: 'Rt de COVID-19 según la norma oficial rusa',
  Notice_Per100k: 'por 100 000',
  Notice_Subject: 'Aviso: {title}',
  Notice_Open: 'Abrir el expediente de la región',
  Notice_Look: 'Abrir en el sitio',
  Notice_Manage: 'Cambiar o desactivar los avisos',
};

/** What notices and their letters say: made on the server, so that no page carries them. */
const noticeTexts = { ru, en, ja, pt, es };

/** One sentence of a notice or its letter. */
export const noticeText = sayOwn(noticeTexts);
