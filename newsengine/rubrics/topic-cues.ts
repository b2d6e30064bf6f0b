/** Finer topics than rubrics, found by turns of phrase in all five languages; they serve as tags. */
const topics: readonly (readonly [string, RegExp])[] = [
  [
    'weather',
    /погод|синоптик|гидромет|похолодан|потеплен|заморозк|осадк|гололед|снегопад|циклон(?!а тр)|градус|°|дожд|(?:^|\s)снег|метел|жара(?!\p{L})|штормов|weather|forecast(?:ers)?|snowfall|heatwave|clima |nevada|ola de calor|previsão do tempo|frente fria|天気|気温|大雨/iu,
  ],
  [
    'games',
    /видеоигр|компьютерн\S+ игр|геймер|игров\S+ (?:процесс|консол)|киберспорт|playstation|xbox|nintendo|steam|dota|counter-strike|fortnite|minecraft|overwatch|gta|terraria|cyberpunk|assassin|stadia|flight simulator|esports|video ?game|gameplay|ゲーム/iu,
  ],
  ['horoscope', /гороскоп|зодиак|астролог|horoscope|zodiac|horóscopo|星座/iu],
  ['food', /рецепт|блюд[аоу]|кулинар|recipe|receta|receita|レシピ/iu],
  ['animals', /зоопарк|животны[ех]|питомц|кошк|собак|zoo |pets|mascota|動物/iu],
];

/** Topics of a headline, in the order of the list; usually none. */
export function findTopics(text: string): string[] {
  return topics.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}
