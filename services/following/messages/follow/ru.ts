/** Texts of follow. This file is the type: every other language has the same keys. */
export const messages = {
  Follow_Again: 'Вернуть',
  Follow_Done: 'Вы подписались: {name}.',
  Follow_Ended: 'Вы отписались: {name}.',
  Follow_List: 'Мои подписки',
  Follow_Off: 'Вы подписаны',
  Follow_On: 'Подписаться',
};
