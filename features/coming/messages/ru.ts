/** What will stand on pages whose content comes later, one sentence each. This file is the type: every other language has the same keys. */
export const messages = {
  Coming_Categories:
    'Здесь встанет редактор своих категорий: слова, объекты и\u00A0издания, из\u00A0которых складывается лента.',
} as const;
