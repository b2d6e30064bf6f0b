/** Texts of stories, their items and what stands beside them. This file is the type: every other language has the same keys. */
export const messages = {
  News_Story_Label: 'Сюжет',
} as const;
