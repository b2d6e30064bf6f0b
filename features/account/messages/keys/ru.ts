/** Texts of the keys of programs. This file is the type: every other language has the same keys. */
export const messages = {
  Account_Key_Note:
    'Программа с\u00A0ключом читает от\u00A0вашего имени: с\u00A0вашими правами и\u00A0вашей лицензией. Менять и\u00A0публиковать она не\u00A0может.',
  Account_Key_None: 'Ключей пока нет.',
  Account_Key_Count: 'Действуют {count, number} из\u00A0{most, number}',
  Account_Key_Name: 'Для чего ключ',
  Account_Key_NameHint: 'Например, «Отчёты отдела»',
  Account_Key_Scopes: 'Что можно читать',
  Account_Key_Scope_public: 'открытое всем',
  Account_Key_Scope_licensed: 'открытое по\u00A0лицензии',
  Account_Key_Scope_own: 'моё: подписки, отметки, сообщения',
  Account_Key_Limit: 'Предел',
  Account_Key_PerHour:
    '{count, plural, one {# вызов} few {# вызова} many {# вызовов} other {# вызова}} в\u00A0час',
  Account_Key_Term: 'Срок',
  Account_Key_Days: '{days, plural, =0 {без срока} one {# день} few {# дня} many {# дней} other {# дня}}',
  Account_Key_Make: 'Новый ключ',
  Account_Key_Made: 'Скопируйте ключ сейчас: целиком он показан один раз.',
  Account_Key_Copy: 'Скопировать',
  Account_Key_Copied: 'Скопировано',
  Account_Key_Revoke: 'Отозвать',
  Account_Key_RevokeOne: 'Отозвать: {name}',
  Account_Key_RevokeTitle: 'Отозвать ключ «{name}»?',
  Account_Key_RevokeNote:
    'Программы с\u00A0этим ключом сразу перестанут получать ответы. Вернуть его нельзя.',
  Account_Key_Unused: 'вызовов ещё не\u00A0было',
  Account_Key_Used: 'последний вызов {ago}',
  Account_Key_Until: 'до\u00A0{date}',
  Account_Key_Revoked: 'отозван {date}',
  Account_Key_Expired: 'срок вышел {date}',
  Account_Key_Use:
    'За\u00A030 дней {calls, plural, =0 {вызовов нет} one {# вызов} few {# вызова} many {# вызовов} other {# вызова}}, {refused, plural, =0 {отказов нет} one {# отказ} few {# отказа} many {# отказов} other {# отказа}}',
  Account_Key_ByDay: 'Вызовы по\u00A0дням',
  Account_Key_Day: 'День',
  Account_Key_Calls: 'Вызовы',
  Account_Key_Refused: 'Отказы',
  Account_Key_Failed: 'Не\u00A0получилось. Попробуйте ещё раз.',
} as const;
