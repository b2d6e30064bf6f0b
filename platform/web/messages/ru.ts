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
  Again_Title: 'Вы вышли из\u00A0системы.',
  Again_Text: 'Написанное на\u00A0месте. Введите пароль для {email}, и\u00A0оно уйдёт отсюда же.',
  Again_Password: 'Пароль',
  Again_Submit: 'Войти и\u00A0отправить',
  Again_Later: 'Не\u00A0сейчас',
  Again_Other: 'Войти иначе, в\u00A0новой вкладке',
  Again_Replace: 'Этот пароль одноразовый: задайте новый в\u00A0новой вкладке и\u00A0вернитесь сюда.',
} as const;
