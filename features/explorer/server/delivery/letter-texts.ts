import { sayOwn } from '#platform/server/texts.ts';

const ru = {
  Brand: 'Сводка',
  Subject: 'Доска «{name}», {day}',
  More: '{count, plural, one {и ещё # место} few {и ещё # места} many {и ещё # мест} other {и ещё # места}}',
  Since: 'с {from}',
  Source: 'Источник: {names}.',
  Open: 'Открыть доску',
  Made: 'Письмо собрано по правилам, без сочинённого текста.',
  Daily: 'Приходит каждый день в {hour} ({zone}) на {email}.',
  Weekly: 'Приходит раз в неделю: {weekday}, {hour} ({zone}), на {email}.',
  Manage: 'Изменить на доске',
  Unsubscribe: 'Отписаться одним нажатием',
  Told: '{name}: {view}',
  First: '{place}, {period}: {value}.',
  New: '{place}, {period}: {value}, до этого {before} ({earlier}).',
  Revised: '{place}, {period}: {value} вместо {before}, число пересмотрено.',
  Others:
    '{count, plural, one {Изменилось ещё # число} few {Изменились ещё # числа} many {Изменились ещё # чисел} other {Изменились ещё # числа}}.',
};

type Texts = Record<keyof typeof ru, string>;

const en: Texts = {
  Brand: 'Svodka',
  Subject: 'Board “{name}”, {day}',
  More: '{count, plural, one {and # more place} other {and # more places}}',
  Since: 'since {from}',
  Source: 'Source: {names}.',
  Open: 'Open the board',
  Made: 'This letter is put together by rules, without invented text.',
  Daily: 'It comes every day at {hour} ({zone}) to {email}.',
  Weekly: 'It comes once a week: {weekday}, {hour} ({zone}), to {email}.',
  Manage: 'Change it on the board',
  Unsubscribe: 'Unsubscribe in one click',
  Told: '{name}: {view}',
  First: '{place}, {period}: {value}.',
  New: '{place}, {period}: {value}, before that {before} ({earlier}).',
  Revised: '{place}, {period}: {value} instead of {before}, the figure was revised.',
  Others: '{count, plural, one {# more figure} other {# more figures}} changed.',
};
const ja: Texts = {
  Brand: 'スヴォトカ',
  Subject: 'ボード「{name}」{day}',
  More: 'ほか{count}地域',
  Since: '{from}比',
  Source: '出典：{names}。',
  Open: 'ボードを開く',
  Made: 'このメールは規則に従って組み立てられており、創作された文章は含まれません。',
  Daily: '毎日{hour}（{zone}）に{email}へ届きます。',
  Weekly: '毎週{weekday}の{hour}（{zone}）に{email}へ届きます。',
  Manage: 'ボードで変更する',
  Unsubscribe: 'ワンクリックで配信停止',
  Told: '{name}：{view}',
  First: '{place}、{period}：{value}。',
  New: '{place}、{period}：{value}（前回は{earlier}の{before}）。',
  Revised: '{place}、{period}：{before}から{value}に改定されました。',
  Others: 'ほかに{count}件の数値が変わりました。',
};
const pt: Texts = {
  Brand: 'Svodka',
  Subject: 'Painel “{name}”, {day}',
  More: '{count, plural, one {e mais # lugar} other {e mais # lugares}}',
  Since: 'desde {from}',
  Source: 'Fonte: {names}.',
  Open: 'Abrir o painel',
  Made: 'Esta carta é montada por regras, sem texto inventado.',
  Daily: 'Chega todos os dias às {hour} ({zone}), em {email}.',
  Weekly: 'Chega uma vez por semana: {weekday}, {hour} ({zone}), em {email}.',
  Manage: 'Alterar no painel',
  Unsubscribe: 'Cancelar com um clique',
  Told: '{name}: {view}',
  First: '{place}, {period}: {value}.',
  New: '{place}, {period}: {value}, antes {before} ({earlier}).',
  Revised: '{place}, {period}: {value} em vez de {before}, o número foi revisto.',
  Others: '{count, plural, one {Mudou mais # número} other {Mudaram mais # números}}.',
};
const es: Texts = {
  Brand: 'Svodka',
  Subject: 'Tablero «{name}», {day}',
  More: '{count, plural, one {y # lugar más} other {y # lugares más}}',
  Since: 'desde {from}',
  Source: 'Fuente: {names}.',
  Open: 'Abrir el tablero',
  Made: 'Esta carta se compone con reglas, sin texto inventado.',
  Daily: 'Llega todos los días a las {hour} ({zone}), a {email}.',
  Weekly: 'Llega una vez por semana: {weekday}, {hour} ({zone}), a {email}.',
  Manage: 'Cambiarla en el tablero',
  Unsubscribe: 'Cancelar con un clic',
  Told: '{name}: {view}',
  First: '{place}, {period}: {value}.',
  New: '{place}, {period}: {value}, antes {before} ({earlier}).',
  Revised: '{place}, {period}: {value} en lugar de {before}, la cifra fue revisada.',
  Others: '{count, plural, one {Cambió # cifra más} other {Cambiaron # cifras más}}.',
};

/** One sentence of a board's letter or of a notice of its figures. */
export const boardText = sayOwn({ ru, en, ja, pt, es });
