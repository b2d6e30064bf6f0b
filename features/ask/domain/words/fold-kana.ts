const voiced: Readonly<Record<string, string>> = { ヴァ: 'バ', ヴィ: 'ビ', ヴェ: 'ベ', ヴォ: 'ボ', ヴ: 'ブ' };

/** Japanese text with one spelling of foreign names: without long marks and middle dots, v as b, Latin letters small. */
export function foldKana(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ヴ[ァィェォ]?/g, (sound) => voiced[sound] ?? sound)
    .replace(/[ー・\s]/g, '');
}
