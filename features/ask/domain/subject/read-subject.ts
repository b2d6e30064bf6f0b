/** A question about something else than figures: news of a topic, who heads a place, how many measures hold in one. */
export interface Subject {
  kind: 'news' | 'head' | 'measures';
  /** The topic or the place, as it was typed. */
  about: string;
}

/** Ways to ask in each language, in small letters with single spaces; what is asked about stands in the one group. */
const patterns: readonly [Subject['kind'], RegExp][] = [
  ['news', /^(?:что|как) (?:писали|пишут|сообщали|сообщают|говорили|говорят) (?:о|об|обо|про) (.+)$/],
  ['news', /^(?:новости|заголовки|сообщения|сюжеты) (?:о|об|обо|про) (.+)$/],
  [
    'news',
    /^what (?:was|is|has been|did they|do they) (?:written|reported|said|write|say) (?:about|of|on) (.+)$/,
  ],
  ['news', /^(?:news|headlines|stories) (?:about|of|on) (.+)$/],
  ['news', /^(.+)(?:について|に関する)(?:の)?(?:ニュース|報道|記事)/],
  ['news', /^(.+)について何が(?:書かれ|報じられ|報道され)/],
  ['news', /^o que (?:se escreveu|escreveram|escrevem|disseram|dizem|foi escrito) sobre (.+)$/],
  ['news', /^(?:notícias|noticias|manchetes|titulares) (?:sobre|de) (.+)$/],
  ['news', /^qué (?:se escribió|se escribe|escribieron|se dijo|dijeron|se dice) (?:sobre|de) (.+)$/],
  ['head', /^кто (?:сейчас |был )?(?:губернатор|губернатором|глава|главой|мэр|мэром) (.+)$/],
  ['head', /^кто (?:возглавляет|возглавлял|руководит|руководил) (.+)$/],
  ['head', /^who (?:is|was) (?:the )?(?:governor|head|mayor) (?:of|in) (.+)$/],
  ['head', /^who (?:heads|headed|governs|governed|leads|led) (.+)$/],
  ['head', /^(.+)の(?:知事|首長|市長|トップ)は(?:誰|だれ)/],
  [
    'head',
    /^quem (?:é|foi) (?:o |a )?(?:governador|governadora|chefe|prefeito|prefeita) (?:de|do|da|em|no|na) (.+)$/,
  ],
  [
    'head',
    /^quién (?:es|fue) (?:el |la )?(?:gobernador|gobernadora|jefe|jefa|alcalde|alcaldesa) (?:de|del|en) (.+)$/,
  ],
  [
    'measures',
    /^сколько (?:сейчас )?(?:действует )?мер (?:поддержки )?(?:действует |действовало |было )?(?:в|во|на) (.+)$/,
  ],
  ['measures', /^how many (?:support )?measures (?:are |were )?(?:there |in force )?(?:in|for) (.+)$/],
  ['measures', /^(.+)の(?:支援)?(?:施策|措置)は(?:いくつ|何件)/],
  ['measures', /^quantas medidas (?:de apoio )?(?:há |existem |vigoram )?(?:em|no|na) (.+)$/],
  ['measures', /^cuántas medidas (?:de apoyo )?(?:hay |existen |rigen )?(?:en) (.+)$/],
];

const longest = 120;

/** What a question asks about beside figures; null where it is a question about figures, or of no kind we know. */
export function readSubject(question: string): Subject | null {
  const text = question
    .trim()
    .split(/\s+/)
    .join(' ')
    .slice(0, longest)
    .replace(/[?.!？。¿¡]/g, '')
    .trim();
  const small = text.toLowerCase();
  for (const [kind, pattern] of patterns) {
    const about = pattern.exec(small)?.[1]?.trim();
    // The letters as they were typed: a name is told by its capitals.
    if (about) return { kind, about: text.slice(small.indexOf(about), small.indexOf(about) + about.length) };
  }
  return null;
}
