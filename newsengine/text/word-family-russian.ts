const vowel = /[аеиоуыэюя]/;
const ending = (text: string): string[] => text.split(' ').map((each) => (each === '0' ? '' : each));

/** How words are inflected: endings a typed word is recognised by, and those it then may have. */
interface Paradigm {
  typed: readonly string[];
  forms: readonly string[];
  /** What stands before the ending. */
  after?: RegExp;
  /** The genitive plural puts a vowel between the last two letters: "кошек", "окон". */
  opens?: boolean;
}

const adjective = ending(
  'ый ий ой ого его ому ему ым им ом ем ая яя ой ей ую юю ою ею ое ее ые ие ых их ыми ими',
);

const nouns: readonly Paradigm[] = [
  {
    typed: ending('0 а у ом е ы ам ами ах'),
    forms: ending('0 а у ом е ы ов ам ами ах'),
    after: /[бвдзлмнпрстф]$/,
  },
  { typed: ending('0 а у ом е и ам ами ах'), forms: ending('0 а у ом е и ов ам ами ах'), after: /[гкх]$/ },
  {
    typed: ending('0 а у ем ом е и ы ей ев ов ам ами ах'),
    forms: ending('0 а у ем ом е и ы ей ев ов ам ами ах'),
    after: /[жчшщц]$/,
  },
  {
    typed: ending('а ы е у ой ою ам ами ах'),
    forms: ending('а ы е у ой ою 0 ам ами ах'),
    after: /[бвдзлмнпрстф]$/,
    opens: true,
  },
  {
    typed: ending('а и е у ой ою ам ами ах'),
    forms: ending('а и е у ой ою 0 ам ами ах'),
    after: /[гкх]$/,
    opens: true,
  },
  {
    typed: ending('а и ы е у ей ой ам ами ах'),
    forms: ending('а и ы е у ей ой ею 0 ам ами ах'),
    after: /[жчшщц]$/,
    opens: true,
  },
  {
    typed: ending('о ам ами ах'),
    forms: ending('о а у ом е 0 ам ами ах'),
    after: /[бвгдзклмнпрстфх]$/,
    opens: true,
  },
  { typed: ending('е'), forms: ending('е а у ем 0 ам ами ах'), after: /[жчшщц]$/, opens: true },
  {
    typed: ending('ь я ю ем е и ей ям ями ях'),
    forms: ending('ь я ю ем е и ей ям ями ях'),
    after: /[бвдзлмнпрст]$/,
  },
  {
    typed: ending('ь и ью ей ям ями ях'),
    forms: ending('ь и ью ей ям ями ях ам ами ах'),
    after: /[бвгджзлмнпрстфчшщ]$/,
  },
  {
    typed: ending('я и е ю ей ею ям ями ях'),
    forms: ending('я и е ю ей ею ь 0 ям ями ях'),
    after: /[бвдзлмнпрстф]$/,
    opens: true,
  },
  {
    typed: ending('й я ю ем е и ев ям ями ях'),
    forms: ending('й я ю ем е и ев ям ями ях'),
    after: /[аеиоуыэюя]$/,
  },
  { typed: ending('ия ии ию ией'), forms: ending('ия ии ию ией ий иям иями иях') },
  { typed: ending('ие ия ию ием ии'), forms: ending('ие ия ию ием ии ий иям иями иях') },
  { typed: ending('ья ьи ьей'), forms: ending('ья ьи ье ью ьей ей ьям ьями ьях') },
  { typed: ending('ье'), forms: ending('ье ья ью ьем ьи ий ьям ьями ьях') },
  { typed: ending('е ем'), forms: ending('е я ю ем ей ям ями ях'), after: /[лр]$/ },
  { typed: ending('мя мени менем'), forms: ending('мя мени менем мена мен менам менами менах') },
  {
    typed: ending('анин анина анину анином анине ане анам анами анах'),
    forms: ending('анин анина анину анином анине ане ан анам анами анах'),
  },
  {
    typed: ending('янин янина янину янином янине яне янам янами янах'),
    forms: ending('янин янина янину янином янине яне ян янам янами янах'),
  },
  {
    typed: ending('енок енка енку енком енке ята ятам ятами ятах'),
    forms: ending('енок енка енку енком енке ята ят ятам ятами ятах'),
  },
  { typed: ending('0 а у ым е'), forms: ending('0 а у ым е ы ых ыми ой'), after: /(?:[ое]в|[иы]н)$/ },
  { typed: ending('овь ови овью'), forms: ending('овь ви овью вей вям вами вах вях') },
  { typed: adjective, forms: adjective, after: /[бвгджзклмнпрстфхцчшщ]$/ },
];

const past = ['л', 'ла', 'ло', 'ли'];
const participle = adjective.flatMap((each) => [`вш${each}`, `нн${each}`, `ющ${each}`]);
const verbs: readonly Paradigm[] = ['а', 'я', 'е'].map((theme) => ({
  typed: [...past, 'ть', 'ют', 'ет', 'ем', 'ете', 'ешь', 'ны', 'но'].map((each) => theme + each),
  forms: [
    ...past,
    'ть',
    'ют',
    'ет',
    'ем',
    'ете',
    'ешь',
    'ю',
    'й',
    'йте',
    'в',
    'я',
    'н',
    'на',
    'но',
    'ны',
    ...participle,
  ].map((each) => theme + each),
}));
const secondVerbs: readonly Paradigm[] = [
  {
    typed: ending('ить ил ила ило или ит ят ишь ите ена ено ены'),
    forms: [
      ...ending('ить ил ила ило или ит ят ат ишь им ите ю у и ив ен ена ено ены'),
      ...adjective.flatMap((each) => [`ивш${each}`, `енн${each}`, `ящ${each}`]),
    ],
  },
  {
    typed: ending('нуть нул нула нуло нули нет нут'),
    forms: ending(
      'нуть нул нула нуло нули нет нут нем нешь нете ну ни ните нув нута нуто нуты нутый нутая нутые',
    ),
  },
];

/** Words whose forms have no stem in common, and short ones that lose their only vowel; own list. */
const unlike = [
  'человек человека человеку человеком человеке люди людей людям людьми людях',
  'ребенок ребенка ребенку ребенком ребенке дети детей детям детьми детях',
  'год года году годом годе годы лет годам годами годах годов',
  'день дня дню днем дне дни дней дням днями днях',
  'лев льва льву львом льве львы львов львам львами львах',
  'пес пса псу псом псе псы псов псам псами псах',
  'сон сна сну сном сне сны снов снам снами снах',
  'лед льда льду льдом льде льды льдов льдам льдами льдах',
  'рот рта рту ртом рте рты ртов ртам ртами ртах',
  'лоб лба лбу лбом лбе лбы лбов лбам лбами лбах',
  'мать матери матерью матерей матерям матерями матерях',
  'дочь дочери дочерью дочерей дочерям дочерьми дочерях',
  'брат брата брату братом брате братья братьев братьям братьями братьях',
  'сын сына сыну сыном сыне сыновья сыновей сыновьям сыновьями сыновьях',
  'друг друга другу другом друге друзья друзей друзьям друзьями друзьях',
  'муж мужа мужу мужем муже мужья мужей мужьям мужьями мужьях',
  'стул стула стулу стулом стуле стулья стульев стульям стульями стульях',
  'ветер ветра ветру ветром ветре ветры ветров ветрам ветрами ветрах',
  'огонь огня огню огнем огне огни огней огням огнями огнях',
  'уголь угля углю углем угле угли углей углям углями углях',
  'рубль рубля рублю рублем рубле рубли рублей рублям рублями рублях',
  'путь пути путем путей путям путями путях',
  'мир мира миру миром мире миры миров мирам мирами мирах',
  'идти иду идет идут идем шел шла шло шли',
  'быть был была было были будет будут',
  'умереть умер умерла умерло умерли умрет умрут умерший умершая умершие умерших умершего',
].map((line) => line.split(' '));
const unlikeOf = new Map(unlike.flatMap((forms) => forms.map((form) => [form, forms] as const)));

/** Shortest piece of a word before its ending. */
const shortest = { noun: 2, verb: 3 };

/** Every form of a folded Russian word, itself among them; too many rather than too few where one form is of two words. */
export function russianForms(word: string): Set<string> {
  if (unlikeOf.has(word)) return namingForms(word);
  const bare = word.replace(/с[яь]$/, '');
  const isReflexive = bare !== word && bare.length > shortest.verb && /(?:ть|л[аои]?|т|ют)$/.test(bare);
  const found = isReflexive ? new Set([word]) : namingForms(word);
  const acts = new Set<string>();
  for (const paradigm of [...verbs, ...secondVerbs])
    addForms(isReflexive ? bare : word, paradigm, shortest.verb, acts);
  for (const form of acts) found.add(isReflexive ? form + (/[аеиоуыэюя]$/.test(form) ? 'сь' : 'ся') : form);
  return found;
}

/** The forms of a word as if it named something: cases and numbers, no tenses. */
export function namingForms(word: string): Set<string> {
  const found = new Set(unlikeOf.get(word) ?? [word]);
  if (found.size > 1 || word.length < 3) return found;
  for (const paradigm of nouns) addForms(word, paradigm, shortest.noun, found);
  return found;
}

function addForms(
  word: string,
  { typed, forms, after, opens }: Paradigm,
  least: number,
  into: Set<string>,
): void {
  for (const each of typed) {
    if (!word.endsWith(each)) continue;
    const base = word.slice(0, word.length - each.length);
    if (base.length < least || !vowel.test(base) || (after && !after.test(base))) continue;
    for (const form of forms) into.add(base + form);
    if (opens) for (const form of opened(base)) into.add(form);
    if (typed.includes('') && !opens) for (const form of unopened(base, each, forms)) into.add(form);
  }
}

/** A base of two consonants with a vowel between them: "кошк" → "кошек", "войн" has none to lose. */
function opened(base: string): string[] {
  if (!/[бвгджзйклмнпрстфхцчшщь][бвгджзклмнпрстфхцчшщ]$/.test(base)) return [];
  const last = base.slice(-1);
  const before = base.slice(0, -1).replace(/[йь]$/, '');
  return [`${before}о${last}`, `${before}е${last}`];
}

/** The other base of a word with a vowel that comes and goes: "отец" → "отц", "отц" → "отец". */
function unopened(base: string, typed: string, forms: readonly string[]): string[] {
  if (typed === '') {
    if (!/(?:ец|ок|ек|ел|ол)$/.test(base)) return [];
    const last = base.slice(-1);
    const before = base.slice(0, -2);
    const softened = /[аеиоуыэюя]$/.test(before)
      ? `${before}й`
      : before.endsWith('л')
        ? `${before}ь`
        : before;
    if (!vowel.test(before)) return [];
    return forms.filter((form) => form !== '').map((form) => softened + last + form);
  }
  if (!/[бвгджзйклмнпрстфхцчшщь][цк]$/.test(base)) return [];
  const before = base.slice(0, -1).replace(/[йь]$/, '');
  return base.endsWith('ц') ? [`${before}ец`] : [`${before}ок`, `${before}ек`];
}
