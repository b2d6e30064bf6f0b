/** Texts of the account room's letters; kept apart from the interface's texts, which travel to every browser. This file is the type. */
export const letterTexts = {
  Letter_OneTime_Subject: 'Пароль для входа в «Сводку»',
  Letter_OneTime_Intro: 'Вы зарегистрировались в «Сводке». Одноразовый пароль для первого входа:',
  Letter_OneTime_Validity:
    'Он действует {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}. После первого входа вы зададите свой пароль.',
  Letter_OneTime_Link: 'Войти',
  Letter_OneTime_Mailing:
    'Мы подписали этот адрес на дайджест новостей; первый выпуск придёт после первого входа.',
  Letter_Known_Subject: 'У вас уже есть учётная запись в «Сводке»',
  Letter_Known_Intro:
    'Кто-то, возможно вы, пытался зарегистрировать этот адрес ещё раз. Учётная запись с ним уже есть, она не изменилась.',
  Letter_Known_Link: 'Войти',
  Letter_Known_Recovery: 'Забыли пароль? Восстановите его',
  Letter_Recovery_Subject: 'Новый пароль для «Сводки»',
  Letter_Recovery_Intro:
    'По ссылке вы зададите новый пароль. Ссылка сработает один раз, в течение {hours, plural, one {# часа} few {# часов} many {# часов} other {# часов}}.',
  Letter_Recovery_Link: 'Задать новый пароль',
  Letter_Changed_Subject: 'Пароль Сводки изменён',
  Letter_Changed_Intro:
    'Пароль вашей учётной записи в Сводке только что изменён, на остальных устройствах вход завершён.',
  Letter_Changed_NotYou: 'Если это были не вы, сразу задайте новый пароль и сообщите нам.',
  Letter_Changed_Link: 'Задать новый пароль',
  Letter_Bound_Subject: 'Вход в «Сводку» теперь через службу учётных записей',
  Letter_Bound_Intro:
    'Ваша учётная запись в «Сводке» связана с внешней службой учётных записей. Всё, чем в неё входили раньше (пароль, ключи, открытые сеансы), больше не действует.',
  Letter_Bound_NotYou: 'Если это были не вы, сообщите нам.',
  Letter_Changed_Passkeys:
    '{count, plural, one {# ключ входа по-прежнему открывает} few {# ключа входа по-прежнему открывают} many {# ключей входа по-прежнему открывают} other {# ключа входа по-прежнему открывают}} учётную запись без пароля. Удалите те, которых не узнаёте.',
  Letter_Passkey_Subject: 'К вашей учётной записи добавлен ключ входа',
  Letter_Passkey_Intro: 'Ключ «{name}» теперь открывает вашу учётную запись в «Сводке» без пароля.',
  Letter_Passkey_NotYou:
    'Если это были не вы, удалите его в настройках, задайте новый пароль и сообщите нам.',
  Letter_Passkey_Link: 'Ключи в настройках',
  Letter_Unknown_Subject: 'Учётной записи с этим адресом нет',
  Letter_Unknown_Intro:
    'Кто-то, возможно вы, запросил восстановление пароля в «Сводке» для этого адреса, но учётной записи с ним нет.',
  Letter_Unknown_Link: 'Зарегистрироваться',
  Letter_Confirm_Subject: 'Подтвердите подписку на дайджест «Сводки»',
  Letter_Confirm_Intro:
    'Этот адрес указали для подписки на дайджест новостей. Если это были вы, подтвердите подписку.',
  Letter_Confirm_Link: 'Подтвердить подписку',
  Letter_Unsubscribe: 'Отписаться от рассылки',
  Letter_Ignore: 'Если это были не вы, ничего делать не нужно.',
  Letter_OneTime_Trial:
    'С первым входом включится пробный доступ на {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}: досье всех регионов и карта.',
} as const;
