/** Texts of keeping/notices. This file is the type: every other language has the same keys. */
export const messages = {
  Notices_Digest: 'Настроить дайджест',
  Notices_Failed: 'Не получилось. Попробуйте ещё раз.',
  Notices_Hide: 'Скрыть: {title}',
  Notices_HideAll: 'Скрыть все',
  Notices_Lead: 'Пройденные пороги показателей и новости ваших мер. О пороге сообщаем один раз за период.',
  Notices_None: 'Нет новых уведомлений',
  Notices_Thresholds: 'Изменить пороги',
  Notices_Title: 'Уведомления',
};
