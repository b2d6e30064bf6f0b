/** Turns of phrase that mark quizzes, horoscopes, offers, tips and a channel's own announcements, in all five languages. */
const cues: readonly (readonly [string, RegExp])[] = [
  [
    'quiz',
    /психологическ\S* тест|тест на |тест:|^тест |тест личности|пройди\S* тест|выберите |выбранн\S+ .*расскаж|увиденн\S+ на картинк|что вы увидите|quiz|which .* are you|personality test|test de personalidad|descubre qué|descubra qual|teste:|心理テスト|診断|占い/iu,
  ],
  [
    'horoscope',
    /гороскоп|зодиак|астролог|астропрогноз|лунн\S+ (?:день|календар)|глоба|таро|сонник|нумеролог|horoscope|zodiac|astrolog|horóscopo|horoscopo|zodíaco|signo|星座|運勢/iu,
  ],
  [
    'offer',
    /скидк|скидок|распрода[жюе]|купон|промокод|дешевле на|по акции|халява|бесплатн\S+ (?:раздач|подписк)|предзаказ|бесплатно раздают|раздача|раздают|выгодн|дешевле|deal of|deals|discount|coupon|black friday|% off|oferta|descuento|promoção|desconto|セール|割引|プレゼント|無料配布/iu,
  ],
  [
    'betting',
    /(?<!\p{L})ставк[аи] (?:на|[А-Я])|прогноз и ставк|прогноз(?:ы)? (?:и|на матч|\(к)|коэффициент|букмекер|\(к\. |betting|odds|prediction and|apuestas|pronóstico|palpite|予想/iu,
  ],
  [
    'broadcast',
    /(?:^|\s)в эфире? |эфир (?:первого|выходит)|(?:на|канале) первом (?:канале)?|первый канал (?:покажет|начинает)|зрителей (?:первого|ждет)|не пропустите|смотрите |прямая трансляция|премьера:?|фрагмент выпуска|премьера на|tune in|watch live|live stream|assista|não perca|no te pierdas|放送/iu,
  ],
  [
    'howto',
    /^как (?:правильно|выбрать|сделать|приготовить|не |избавиться|убрать|понять|узнать|похудеть|получить|отличить|разобраться)|^что (?:нельзя|можно|делать|будет, если|посмотреть|почитать|подарить)|^зачем |^почему |^стоит ли|лайфхак|рецепт|(?<!\p{L})советы|(?<!\p{L})советов,|гид по |инструкция|своими руками|how to |tips|recipe|^why |^what is|things you|cómo |receta|consejos|como fazer|dicas|receita|方法|コツ|レシピ/iu,
  ],
  [
    'list',
    /^(?:топ|top)[- ]?\d|^\d+ (?:\S+ )?(?:способ|причин|признак|знак|лучш|вещ|фильм|фраз|привыч|прост|прави|секрет|reasons|ways|things|best|facts|signs|cosas|razones|maneiras|coisas)|самы[ехй] (?:лучш|красив|смешн)|^лучшие|подборка|選$/iu,
  ],
  [
    'greeting',
    /поздравлени[яе] с|с днем рождения|праздник сегодня|какой (?:сегодня|праздник)|именины|народны\S+ примет|календарь|биография|личная жизнь|калорийность/iu,
  ],
  [
    'opinion',
    /^мнение|колонка|рецензия|обзор |отзыв|интервью|подкаст|блог|review:|opinion:|column:|editorial|reseña|opinión|resenha|opinião/iu,
  ],
  ['question', /\?\s*$/u],
];

/** Turns of phrase that advise, count, sell, announce or address the reader; they say little of the rubric. */
const addressCues: readonly (readonly [string, RegExp])[] = [
  [
    'infinitive',
    /(?:^|[.:!?] |[—–-] )(?:как|что|где|когда|чем|куда|сколько|зачем) (?:(?:не|правильно|быстро|легко|можно|нужно|лучше) )?\p{L}+(?:ть|ться|ти|тись|чь)(?!\p{L})/iu,
  ],
  [
    'counted',
    /(?<!\p{L})(?:\d+|дв[ае]|три|четыре|пять|шесть|семь|восемь|девять|десять|несколько|two|three|four|five|six|seven|ten|cinco|siete|diez|sete|dez) (?:\S+ )?(?:совет|способ|признак|причин|правил|привыч|шаг|трюк|лайфхак|секрет|идей|идеи|урок|вещей|вещи|продукт|фильм|сериал|книг|знак|tips|ways|reasons|things|steps|tricks|habits|consejos|trucos|dicas|truques)/iu,
  ],
  [
    'riddle',
    /загадк|головоломк|задач[аи] на |на (?:внимательность|логику|эрудицию)|проверьте|тест\.|(?:^|\s)тест (?:\p{Lu}|в котор)|riddle|brain ?teaser/iu,
  ],
  [
    'sale',
    /распрод|(?:снизил|уронил|обвалил|сбросил)\p{L}* цен|(?:стал|доступ)\p{L}* (?:снова |временно )*бесплатн|по (?:минимальн|выгодн|прощальн|низк)\p{L}* цен|для подарка|free to play|price (?:cut|drop)/iu,
  ],
  [
    'programme',
    /на первом(?=[:\s]+(?:канале|фильм|шоу|премьер)|:)|первый канал (?:представ|показ|порад|начн|посвящ|собра|продолж|отмет)|(?:в|гость) (?:программ|эфир|студи)\p{L}*|выпуск (?:новостей|программы)|«док-?ток»|анонс|документальный фильм\.?$|телепрограмм|вебинар|афиша/iu,
  ],
  [
    'advice',
    /признаки |привычки |(?:опасно|не стоит|нельзя) игнорир|причины, |, психология|что (?:такое|нужно знать|это (?:\S+ ){0,2}значит|делать)|(?:^|[.:!?] )(?:почему|зачем|какие|каким|какая|какой|чем|что) .*|ретроградн|знаки? зодиака|тельц|скорпион|козерог|водоле/iu,
  ],
  [
    'wager',
    /прогноз на (?:игру|матч|бой|поединок)|ставк\p{L}* на|кэф|\(?\d+\.\d+\)? на победу|тотал|фора|экспресс(?: на| из)|фаворит букмек/iu,
  ],
  [
    'you',
    /(?<!\p{L})(?:вы|вас|вам|вами|ваш\p{L}*|тебе|тебя|твой|твои|твоя|your|you|usted|tu|sua|você)(?!\p{L})|(?:йте|йтесь|ите|итесь)(?!\p{L})/iu,
  ],
];

/** Names of the cues found in a headline or the start of a text; empty for plain news. */
export function findNotNewsCues(text: string): string[] {
  return cues.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

/** Names of the cues of addressing the reader found in a headline. */
export function findAddressCues(text: string): string[] {
  return addressCues.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}
