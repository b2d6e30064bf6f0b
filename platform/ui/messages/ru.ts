/** Texts of the component kit. This file is the type: every other language has the same keys. */
export const messages = {
  Ui_Close: 'Закрыть',
} as const;
