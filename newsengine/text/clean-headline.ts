const outletWords =
  /^город\s|(?:^|\s)(?:новости|новостей|журнал|газета|радио|телеканал|общество|политика|здоровье|наука|культура|спорт|деньги|блоги|видео|фото|погоды|клопс|онлайн|медиа|авторевю|техкульт|правда|коммерсантъ?|факты|news|online|journal|magazine|insider|live|updates?|video|sources|thehill|politico|noticias|notícias|jornal|diario|diário)(?:$|[\s.,])|\.(?:ru|com|net|ua|by|kz|info|org|me|io|tv|br|es|pt|jp|ee)\b|mail\.ru|livejournal|media$|ニュース|新聞$/iu;
const barTail = /^(.{18,}?)\s*[|｜•]\s*.+$/u;
const dashTail = /^(.{15,})\s+[-–—]\s+([^–—|]{2,60})$/u;

let last = { title: '', source: '', clean: '' };

/**
 * A headline without the outlet's name and section at its end ("… | Политика", "… - Авто Mail.ru"); the rest is untouched.
 * The last answer is kept: one headline is cleaned for its names, its story and its reprints in turn.
 */
export function cleanHeadline(title: string, source = ''): string {
  if (last.title !== title || last.source !== source) last = { title, source, clean: clean(title, source) };
  return last.clean;
}

function clean(title: string, source: string): string {
  let text = title.replaceAll(/\s+/g, ' ').trim();
  text = barTail.exec(text)?.[1] ?? text;
  for (let round = 0; round < 2; round += 1) {
    const match = dashTail.exec(text);
    const tail = match?.[2];
    if (!match || tail === undefined) return text;
    const isOutlet = outletWords.test(tail) || (source !== '' && tail.toLowerCase() === source.toLowerCase());
    if (!isOutlet) return text;
    text = match[1] ?? text;
  }
  return text;
}
