const ru = {
  Notice_above: '{value}, {day}: выше порога {threshold}.',
  Notice_below: '{value}, {day}: ниже порога {threshold}.',
  Notice_changes: '{value}, {day}: изменение за период {change}, порог {threshold}.',
  Notice_Subject: 'Порог пройден: {title}',
  Notice_Open: 'Открыть досье региона',
  Notice_Look: 'Открыть на сайте',
  Notice_Manage: 'Изменить или отключить пороги',
};

type Texts = Record<keyof typeof ru, string>;

const en: Texts = {
  Notice_above: '{value} on {day}: above your threshold of {threshold}.',
  Notice_below: '{value} on {day}: below your threshold of {threshold}.',
  Notice_changes: '{value} on {day}: {change} in a period, your threshold is {threshold}.',
  Notice_Subject: 'A threshold was crossed: {title}',
  Notice_Open: 'Open the region’s dossier',
  Notice_Look: 'Open on the site',
  Notice_Manage: 'Change or switch off your thresholds',
};
const ja: Texts = {
  Notice_above: '{day}は{value}で、しきい値{threshold}を上回りました。',
  Notice_below: '{day}は{value}で、しきい値{threshold}を下回りました。',
  Notice_changes: '{day}は{value}、前期比{change}です（しきい値{threshold}）。',
  Notice_Subject: 'しきい値に達しました：{title}',
  Notice_Open: '地域の資料を開く',
  Notice_Look: 'サイトで開く',
  Notice_Manage: 'しきい値を変更または停止する',
};
const pt: Texts = {
  Notice_above: '{value} em {day}: acima do seu limiar de {threshold}.',
  Notice_below: '{value} em {day}: abaixo do seu limiar de {threshold}.',
  Notice_changes: '{value} em {day}: {change} num período, o seu limiar é {threshold}.',
  Notice_Subject: 'Um limiar foi ultrapassado: {title}',
  Notice_Open: 'Abrir o dossiê da região',
  Notice_Look: 'Abrir no site',
  Notice_Manage: 'Alterar ou desligar os limiares',
};
const es: Texts = {
  Notice_above: '{value} el {day}: por encima de su umbral de {threshold}.',
  Notice_below: '{value} el {day}: por debajo de su umbral de {threshold}.',
  Notice_changes: '{value} el {day}: {change} en un periodo, su umbral es {threshold}.',
  Notice_Subject: 'Se cruzó un umbral: {title}',
  Notice_Open: 'Abrir el expediente de la región',
  Notice_Look: 'Abrir en el sitio',
  Notice_Manage: 'Cambiar o desactivar los umbrales',
};

/** What notices and their letters say: made on the server, so that no page carries them. */
export const noticeTexts = { ru, en, ja, pt, es };
