/** Patterns that can run back, and why no text makes them slow. */
export const bounded: Readonly<Record<string, { why: string; patterns: readonly string[] }>> = {
  'features/account/server/passwords/passwords.ts': {
    why: 'the code’s own hash',
    patterns: ['/=+$/'],
  },
  'features/measures/domain/documents/safe-name.ts': {
    why: 'a thousand characters of a name are read',
    patterns: ['/^[. ]+|[. ]+$/g'],
  },
  'features/news/domain/feed/wording/find-quotes.ts': {
    why: 'a clause has 120 characters at most',
    patterns: ['/[,\\s]+$/'],
  },
  'features/news/server/embeddings/embedding-service.ts': {
    why: 'an address of the operator’s own settings',
    patterns: ['/\\/+$/'],
  },
  'features/news/server/entities/company-check.ts': {
    why: 'an address of the operator’s own settings',
    patterns: ['/\\/+$/'],
  },
  'features/community/domain/profile/profile-fields.ts': {
    why: 'a field of a profile has a bound of its own in the contract',
    patterns: ['/\\/+$/'],
  },
  'features/quotes/domain/read-claim.ts': {
    why: 'a headline is cut at 300 characters',
    patterns: [
      '/covid[-\\s]?(?:19|2019)|ковид[-\\s]?19|(?<!\\p{L})20[12]\\d(?:\\s(?:год\\p{L}*|г\\.))?|\\d{1,2}\\s(?:январ|феврал|март|апрел|ма[йяе]|июн|июл|август|сентябр|октябр|ноябр|декабр)\\p{L}*|\\d+[-\\s](?:м|х|ти|ми)?\\s?регион\\p{L}*/giu',
    ],
  },
  'features/quotes/domain/read-english-quote.ts': {
    why: 'a headline is cut at 300 characters',
    patterns: ["/['‘’].*['‘’]/u"],
  },
  'features/quotes/domain/read-level.ts': {
    why: 'a headline is cut at 300 characters',
    patterns: [
      '/(?<!\\p{L})инфляци[яию]\\p{L}*(?=.*с\\sначала\\sгода)|с\\sначала\\sгода(?=.*(?<!\\p{L})инфляци)/iu',
      '/(?<!\\p{L})инфляци[яию]\\p{L}*(?=.*(?:по\\sитогам|за)\\s(?:20\\d\\d)\\sгод)|(?:по\\sитогам|за)\\s20\\d\\d\\sгод\\p{L}*(?=.*(?<!\\p{L})инфляци)/iu',
    ],
  },
  'feedformats/adapt/adapt-people.ts': {
    why: 'what stands beside an address, cut at 1,000 characters',
    patterns: ['/^[\\s(<[,;-]+|[\\s)>\\],;-]+$/g'],
  },
  'newsengine/entities/mention-form.ts': {
    why: 'a headline is cut at 300 characters, a name is a part of one',
    patterns: ['/^[«"“„\']+(.*?)[»"”\']+$/u'],
  },
  'newsengine/rubrics/not-news-cues.ts': {
    why: 'a headline is cut at 300 characters, a name is a part of one',
    patterns: [
      '/психологическ\\S* тест|тест на |тест:|^тест |тест личности|пройди\\S* тест|выберите |выбранн\\S+ .*расскаж|увиденн\\S+ на картинк|что вы увидите|quiz|which .* are you|personality test|test de personalidad|descubre qué|descubra qual|teste:|心理テスト|診断|占い/iu',
      '/(?<!\\p{L})(?:\\d+|дв[ае]|три|четыре|пять|шесть|семь|восемь|девять|десять|несколько|two|three|four|five|six|seven|ten|cinco|siete|diez|sete|dez) (?:\\S+ )?(?:совет|способ|признак|причин|правил|привыч|шаг|трюк|лайфхак|секрет|идей|идеи|урок|вещей|вещи|продукт|фильм|сериал|книг|знак|tips|ways|reasons|things|steps|tricks|habits|consejos|trucos|dicas|truques)/iu',
      '/прогноз на (?:игру|матч|бой|поединок)|ставк\\p{L}* на|кэф|\\(?\\d+\\.\\d+\\)? на победу|тотал|фора|экспресс(?: на| из)|фаворит букмек/iu',
    ],
  },
  'newsengine/text/clean-headline.ts': {
    why: 'a headline is cut at 300 characters, a name is a part of one',
    patterns: ['/^(.{18,}?)\\s*[|｜•]\\s*.+$/u', '/^(.{15,})\\s+[-–—]\\s+([^–—|]{2,60})$/u'],
  },
  'platform/server/blobs/claim-storage.ts': {
    why: 'an address of the operator’s own settings',
    patterns: ['/\\/+$/'],
  },
  'platform/server/blobs/s3-blobs.ts': {
    why: 'an address of the operator’s own settings',
    patterns: ['/\\/+$/'],
  },
  'platform/server/config.ts': {
    why: 'an address of the operator’s own settings',
    patterns: ['/\\/+$/'],
  },
  'platform/shared/numbers.ts': {
    why: 'a number written by the code itself',
    patterns: ['/\\B(?=(\\d{3})+$)/g', '/0+$/'],
  },
  'platform/shared/text-typography.ts': {
    why: 'a line of a page or a headline, cut before',
    patterns: ['/[\\s,.;:–—-]+$/u'],
  },
};
