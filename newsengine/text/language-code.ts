/** The five languages Svodka reads, in the order of the interface; anything else is carried as 'other'. */
export const readLanguages = ['ru', 'en', 'ja', 'pt', 'es'] as const;

/** A language the engine has rules for, or 'other' for text it only stores. */
export type LanguageCode = (typeof readLanguages)[number] | 'other';

/** Narrows a tag such as "pt-BR" to a language the engine reads; unknown tags become 'other'. */
export function toLanguageCode(tag: string): LanguageCode {
  const short = tag.slice(0, 2).toLowerCase();
  return readLanguages.find((code) => code === short) ?? 'other';
}
