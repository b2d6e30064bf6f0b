import { fold } from '../text/fold.ts';

/** Bits of the grammatical cases a form may stand in. */
export const cases = {
  nominative: 1,
  genitive: 2,
  dative: 4,
  accusative: 8,
  instrumental: 16,
  prepositional: 32,
} as const;

/** All six bits: a word that never changes, or a form no preposition needs to agree with. */
export const anyCase = 63;

/** Forms of a name to the cases they may stand in. */
export type Forms = ReadonlyMap<string, number>;

/** Endings by case, nominative to prepositional; a slash parts two that are both in use. */
type Pattern = readonly [string, string, string, string, string, string];

const adjectives: readonly (readonly [RegExp, Pattern])[] = [
  [/ый$/, ['ый', 'ого', 'ому', 'ый', 'ым', 'ом']],
  [/ой$/, ['ой', 'ого', 'ому', 'ой', 'ым/им', 'ом']],
  [/(?<=[гкхжшщч])ий$/, ['ий', 'ого/его', 'ому/ему', 'ий', 'им', 'ом/ем']],
  [/(?<=[нв])ий$/, ['ий', 'его', 'ему', 'ий', 'им', 'ем']],
  [/ая$/, ['ая', 'ой', 'ой', 'ую', 'ой/ою', 'ой']],
  [/яя$/, ['яя', 'ей', 'ей', 'юю', 'ей', 'ей']],
  [/ое$/, ['ое', 'ого', 'ому', 'ое', 'ым/им', 'ом']],
  [/ые$/, ['ые', 'ых', 'ым', 'ые', 'ыми', 'ых']],
  [/(?<=[гкхнжш])ие$/, ['ие', 'их', 'им', 'ие', 'ими', 'их']],
];

const nouns: readonly (readonly [RegExp, Pattern])[] = [
  [/(?<=[оеи][вн])о$/, ['о', 'о/а', 'о/у', 'о', 'о/ом', 'о/е']],
  [/(?<=ын|ёв)о$/, ['о', 'о/а', 'о/у', 'о', 'о/ом', 'о/е']],
  [/ье$/, ['ье', 'ья', 'ью', 'ье', 'ьем', 'ье']],
  [/ще$/, ['ще', 'ща', 'щу', 'ще', 'щем', 'ще']],
  [/цо$/, ['цо', 'ца', 'цу', 'цо', 'цом', 'це']],
  [/но$/, ['но', 'но/на', 'но/ну', 'но', 'но/ном', 'но/не']],
  [/(?<=пол)е$/, ['е', 'я', 'ю', 'е', 'ем', 'е']],
  [/ия$/, ['ия', 'ии', 'ии', 'ию', 'ией', 'ии']],
  [/я$/, ['я', 'и', 'е', 'ю', 'ей', 'е']],
  [/(?<=[гкх])а$/, ['а', 'и', 'е', 'у', 'ой', 'е']],
  [/(?<=[жшщч])а$/, ['а', 'и', 'е', 'у', 'ей/ой', 'е']],
  [/(?<=ц)а$/, ['а', 'ы', 'е', 'у', 'ей/ой', 'е']],
  [/а$/, ['а', 'ы', 'е', 'у', 'ой', 'е']],
  [/(?<=[гкхжшщч])и$/, ['и', '/ов/ей', 'ам', 'и', 'ами', 'ах']],
  [/и$/, ['и', 'ей', 'ям', 'и', 'ями', 'ях']],
  [/ы$/, ['ы', '/ов/ев', 'ам', 'ы', 'ами', 'ах']],
  [/(?<=[аеуо])й$/, ['й', 'я', 'ю', 'й', 'ем', 'е']],
  [/(?<=[жшщчц])$/, ['', 'а', 'у', '', 'ем/ом', 'е']],
  [/(?<=[бвгдзклмнпрстфх])$/, ['', 'а', 'у', '', 'ом', 'е']],
];
/** After a soft sign both genders are in use ("в Кинели", "в Кинеле"); a form of the wrong one harms nobody. */
const soft: Pattern = ['ь', 'и/я', 'и/ю', 'ь', 'ью/ем', 'и/е'];

/** Names whose stem changes, whose genitive plural is its own, or that keep one form; own list. */
const irregular: Readonly<Record<string, string>> = {
  орел: 'орел орла орлу орел орлом орле',
  лог: 'лог лога логу лог логом логе/логу',
  бор: 'бор бора бору бор бором боре/бору',
  крым: 'крым крыма крыму крым крымом крыму/крыме',
  камень: 'камень камня камню камень камнем камне',
  химки: 'химки химок химкам химки химками химках',
  мытищи: 'мытищи мытищ мытищам мытищи мытищами мытищах',
  люберцы: 'люберцы люберец люберцам люберцы люберцами люберцах',
  топки: 'топки топок топкам топки топками топках',
  лиски: 'лиски лисок лискам лиски лисками лисках',
  валуйки: 'валуйки валуек валуйкам валуйки валуйками валуйках',
  меленки: 'меленки меленок меленкам меленки меленками меленках',
  ливны: 'ливны ливен ливнам ливны ливнами ливнах',
  серги: 'серги серег сергам серги сергами сергах',
  зори: 'зори зорь зорям зори зорями зорях',
  уренгой: 'уренгой уренгоя уренгою уренгой уренгоем уренгое',
  курчалой: 'курчалой курчалоя курчалою курчалой курчалоем курчалое',
  сясьстрой: 'сясьстрой сясьстроя сясьстрою сясьстрой сясьстроем сясьстрое',
  ачхой: 'ачхой ачхоя ачхою ачхой ачхоем ачхое',
  хилок: 'хилок хилка хилку хилок хилком хилке',
  певек: 'певек певека певеку певек певеком певеке',
  дно: 'дно дна дну дно дном дне',
  марий: 'марий марий марий марий марий марий',
};
const unchanging = new Set(
  'сочи тольятти улан-удэ туапсе кумертау нерюнгри муравленко тарко-сале эл коми саха шали удэ сале суоярви'.split(
    ' ',
  ),
);
const fleeting = /(?:ец|ок|ек|ел)$/;
/** Words whose vowel stays, where the ending looks as if it fell out. */
const firm = /(?:мосток|узел)$/;

function endingsOf(word: string): readonly [string, Pattern] | undefined {
  if (word.endsWith('ь')) return [word.slice(0, -1), soft];
  const found = [...adjectives, ...nouns].find(([ending]) => ending.test(word));
  return found && [word.replace(found[0], ''), found[1]];
}

/** The six forms of one word, each perhaps in several spellings. */
function declineWord(word: string): string[][] {
  if (unchanging.has(word)) return Array.from({ length: 6 }, () => [word]);
  const own = irregular[word];
  if (own) return own.split(' ').map((each) => each.split('/'));
  const found = endingsOf(word);
  if (!found) return Array.from({ length: 6 }, () => [word]);
  const [base, pattern] = found;
  const short = shortened(word);
  return pattern.map((endings, at) =>
    endings
      .split('/')
      .flatMap((ending) =>
        short && at !== 0 && at !== 3 ? [short + ending, base + ending] : [base + ending],
      ),
  );
}

/** "елец" → "ельц", "череповец" → "череповц", "волочек" → "волочк": the stem of the other cases. */
function shortened(word: string): string | undefined {
  if (!fleeting.test(word) || firm.test(word)) return undefined;
  const before = word.slice(0, -2);
  const last = word.slice(-1);
  if (before.endsWith('л')) return `${before}ь${last}`;
  return /[аеиоуыэюя]$/.test(before) ? `${before}й${last}` : before + last;
}

function cross(parts: readonly (readonly string[])[], join: string): string[] {
  return parts.reduce<string[]>(
    (done, forms) => done.flatMap((one) => forms.map((form) => (one === '' ? form : one + join + form))),
    [''],
  );
}

/** A hyphenated word: what stands before "-на-" changes, otherwise the last part and perhaps the first. */
function declineHyphened(word: string): string[][] {
  if (unchanging.has(word)) return Array.from({ length: 6 }, () => [word]);
  const river = /^(.+?)(-(?:на|под)-.+)$/.exec(word);
  if (river) return declineWord(river[1] ?? '').map((forms) => forms.map((form) => form + (river[2] ?? '')));
  const parts = word.split('-');
  if (parts.length === 1) return declineWord(word);
  const last = declineWord(parts.at(-1) ?? '');
  const first = parts.slice(0, -1).map((part) => declineWord(part));
  return last.map((forms, at) =>
    cross([...first.map((each, part) => [...new Set([parts[part] ?? '', ...(each[at] ?? [])])]), forms], '-'),
  );
}

/** All case forms of a Russian place name of any number of words, folded, with the cases each may stand in. */
export function declinePlace(name: string): Forms {
  const words = fold(name).split(' ').map(declineHyphened);
  const forms = new Map<string, number>();
  for (let at = 0; at < 6; at += 1) {
    for (const form of cross(
      words.map((word) => word[at] ?? []),
      ' ',
    ))
      forms.set(form, (forms.get(form) ?? 0) | (1 << at));
  }
  return forms;
}

/** All forms of a relative adjective from its masculine one: "пензенский" → "пензенская", "пензенского" … */
export function declineAdjective(masculineForm: string): string[] {
  const base = fold(masculineForm).slice(0, -2);
  return 'ий ая ое ие ого ой ому ую им ом их ими'.split(' ').map((ending) => base + ending);
}

/** All forms of a people's name from its plural: "томичи", "самарцы", "ростовчане", "пермяки". */
export function declinePeople(plural: string): string[] {
  const word = fold(plural);
  const base = word.slice(0, -1);
  if (word.endsWith('чане') || word.endsWith('яне') || word.endsWith('ане'))
    return [
      ...['е', '', 'ам', 'ами', 'ах'].map((ending) => base + ending),
      ...['ин', 'ина', 'ину', 'ином', 'ине', 'ка', 'ки', 'ке', 'ку', 'кой', 'ок'].map(
        (ending) => base + ending,
      ),
    ];
  if (word.endsWith('цы')) {
    const stem = word.slice(0, -2);
    const short = stem.endsWith('й') || stem.endsWith('ь') ? `${stem.slice(0, -1)}ец` : `${stem}ец`;
    return [
      ...['ы', 'ев', 'ам', 'ами', 'ах', 'а', 'у', 'ем', 'е'].map((ending) => base + ending),
      short,
      ...['ка', 'ки', 'ке', 'ку', 'кой'].map((ending) => stem + ending),
    ];
  }
  return ['и', 'ей', 'ов', 'ам', 'ами', 'ах', '', 'а', 'у', 'ом', 'ем', 'е'].map((ending) => base + ending);
}
