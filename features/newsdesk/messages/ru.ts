/** Texts of the news desk. This file is the type: every other language has the same keys. */
export const messages = {
  Desk_Title: 'Редакция',
} as const;
