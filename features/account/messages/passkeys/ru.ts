/** Texts of passkeys. This file is the type: every other language has the same keys. */
export const messages = {
  Account_Passkey_Title: 'Ключи входа',
  Account_Passkey_Note:
    'Вход без пароля: устройство узнаёт вас по лицу, пальцу или коду, а сайт получает только подпись. Ключ не подойдёт на поддельном сайте.',
  Account_Passkey_None: 'Ключей пока нет.',
  Account_Passkey_NotOffered:
    'По этому адресу сайта браузеры ключей не создают: нужен https и имя вместо числа.',
  Account_Passkey_Name: 'Название ключа',
  Account_Passkey_NameHint: 'Например, «Рабочий ноутбук»',
  Account_Passkey_Add: 'Добавить ключ',
  Account_Passkey_Rename: 'Переименовать',
  Account_Passkey_RenameOne: 'Переименовать: {name}',
  Account_Passkey_Remove: 'Удалить',
  Account_Passkey_RemoveOne: 'Удалить: {name}',
  Account_Passkey_RemoveTitle: 'Удалить ключ «{name}»?',
  Account_Passkey_RemoveNote:
    'Входить с ним будет нельзя. На самом устройстве он останется, пока вы не удалите его и там.',
  Account_Passkey_RemoveAll: 'Удалить все ключи',
  Account_Passkey_RemoveAllTitle: 'Удалить все ключи входа?',
  Account_Passkey_Review:
    'Пароль изменён, но эти ключи открывают учётную запись по-прежнему. Удалите те, которых не узнаёте.',
  Account_Passkey_Save: 'Сохранить',
  Account_Passkey_Cancel: 'Отмена',
  Account_Passkey_Added: 'Добавлен {date}',
  Account_Passkey_Used: 'последний вход {ago}',
  Account_Passkey_Unused: 'ещё не использован',
  Account_Passkey_Synced: 'хранится в облаке',
  Account_Passkey_Failed: 'Устройство не дало ключа.',
  Account_Passkey_Known: 'Этот ключ уже добавлен на этом устройстве.',
} as const;
