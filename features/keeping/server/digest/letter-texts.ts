import { sayOwn } from '#platform/server/texts.ts';

const ru = {
  Brand: 'Сводка',
  Subject: 'Сводка, {day}: {title}',
  SubjectQuiet: 'Сводка, {day}',
  Others: '{source} и ещё {count}',
  Total:
    '{count, plural, one {# заголовок} few {# заголовка} many {# заголовков} other {# заголовка}} за сутки',
  Quiet: 'За сутки ничего не вышло.',
  BriefOpen: 'Открыть утро региона с чеками',
  Receipts: 'Откуда числа',
  Known: 'известно {day}',
  Open: 'Открыть дайджест',
  Made: 'Письмо собрано по правилам, без сочинённого текста.',
  Comes: 'Приходит в {hour} ({zone}) на {email}.',
  Manage: 'Час и разделы',
  Unsubscribe: 'Отписаться одним нажатием',
};

type Texts = Record<keyof typeof ru, string>;

const en: Texts = {
  Brand: 'Svodka',
  Subject: 'Svodka, {day}: {title}',
  SubjectQuiet: 'Svodka, {day}',
  Others: '{source} and {count} more',
  Total: '{count, plural, one {# headline} other {# headlines}} in 24 hours',
  Quiet: 'Nothing came in 24 hours.',
  BriefOpen: 'Open the region’s morning with receipts',
  Receipts: 'Where the numbers come from',
  Known: 'known on {day}',
  Open: 'Open the digest',
  Made: 'This letter is put together by rules, without invented text.',
  Comes: 'It comes at {hour} ({zone}) to {email}.',
  Manage: 'Hour and sections',
  Unsubscribe: 'Unsubscribe in one click',
};
const ja: Texts = {
  Brand: 'スヴォトカ',
  Subject: 'スヴォトカ {day}：{title}',
  SubjectQuiet: 'スヴォトカ {day}',
  Others: '{source}ほか{count}社',
  Total: '24時間で見出し{count}件',
  Quiet: '24時間の新着はありません。',
  BriefOpen: '地域の朝を根拠つきで開く',
  Receipts: '数値の根拠',
  Known: '{day}時点',
  Open: 'ダイジェストを開く',
  Made: 'このメールは規則に従って組み立てられており、創作された文章は含まれません。',
  Comes: '{hour}（{zone}）に{email}へ届きます。',
  Manage: '時刻と分野',
  Unsubscribe: 'ワンクリックで配信停止',
};
const pt: Texts = {
  Brand: 'Svodka',
  Subject: 'Svodka, {day}: {title}',
  SubjectQuiet: 'Svodka, {day}',
  Others: '{source} e mais {count}',
  Total: '{count, plural, one {# manchete} other {# manchetes}} em 24 horas',
  Quiet: 'Nada saiu em 24 horas.',
  BriefOpen: 'Abrir a manhã da região com recibos',
  Receipts: 'De onde vêm os números',
  Known: 'conhecido em {day}',
  Open: 'Abrir o boletim',
  Made: 'Esta carta é montada por regras, sem texto inventado.',
  Comes: 'Chega às {hour} ({zone}) em {email}.',
  Manage: 'Hora e seções',
  Unsubscribe: 'Cancelar com um clique',
};
const es: Texts = {
  Brand: 'Svodka',
  Subject: 'Svodka, {day}: {title}',
  SubjectQuiet: 'Svodka, {day}',
  Others: '{source} y {count} más',
  Total: '{count, plural, one {# titular} other {# titulares}} en 24 horas',
  Quiet: 'Nada en 24 horas.',
  BriefOpen: 'Abrir la mañana de la región con recibos',
  Receipts: 'De dónde salen los números',
  Known: 'conocido el {day}',
  Open: 'Abrir el boletín',
  Made: 'Esta carta se compone con reglas, sin texto inventado.',
  Comes: 'Llega a las {hour} ({zone}) a {email}.',
  Manage: 'Hora y secciones',
  Unsubscribe: 'Cancelar con un clic',
};

/** What the digest's letter says, in every language; for its test. */
const letterTexts = { ru, en, ja, pt, es };
/** One sentence of the digest's letter. */
export const digestText = sayOwn(letterTexts);
