/** Texts of errors that the browser says by itself, and the shell's own states. This file is the type: every other language has the same keys. */
export const messages = {
  App_ShortName: 'Сводка',
  Error_FormIncorrect: 'Форма заполнена неверно.',
  Error_TooManyTags: 'Достигнуто наибольшее число тегов',
  Error_EmailNotVerified:
    'Служба учётных записей не подтвердила вашу почту. Подтвердите её там и войдите снова.',
  Error_LoginFailed: 'Не удалось войти.',
  Error_NoLicence: 'Этот раздел открыт по лицензии.',
  Error_AccountBlocked: 'Учётная запись заблокирована.',
  Error_AccountLimited: 'Доступ к этой учётной записи ограничен.',
  Error_Unavailable: 'Сервис временно недоступен, повторите через минуту.',
} as const;
