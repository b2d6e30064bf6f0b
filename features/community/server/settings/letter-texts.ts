const ru = {
  Code_Subject: 'Код подтверждения «Сводки»',
  Code_Email: 'Этим кодом вы подтвердите, что новый адрес ваш:',
  Code_Phone: 'Этим кодом вы подтвердите новый номер телефона:',
  Code_Validity:
    'Код действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}} и сработает один раз.',
  Ignore: 'Если это были не вы, никому не говорите код и ничего не делайте.',
  Moved_Subject: 'Адрес вашей учётной записи в «Сводке» изменён',
  Moved_Words: 'Письма «Сводки» теперь идут на другой адрес. Если это были не вы, сразу напишите нам.',
  Moved_Link: 'Восстановить доступ',
  Deletion_Subject: 'Учётная запись «Сводки» будет удалена {day}',
  Deletion_Words:
    'Вы попросили удалить учётную запись. До {day} её можно вернуть: просто войдите. После этого подписки, избранное и переписка исчезнут, а комментарии останутся без имени.',
  Deletion_Link: 'Войти и вернуть учётную запись',
  Archive_Readme:
    'Здесь всё, что «Сводка» хранит о вас: в data по файлу JSON на каждую таблицу, в pictures ваши фото и фон. Паролей и ключей входа нет: мы храним только их отпечатки.',
};

type Texts = Record<keyof typeof ru, string>;

const en: Texts = {
  Code_Subject: 'Your Svodka confirmation code',
  Code_Email: 'This code confirms that the new address is yours:',
  Code_Phone: 'This code confirms the new phone number:',
  Code_Validity: 'It is good for {minutes, plural, one {# minute} other {# minutes}} and works once.',
  Ignore: 'If this was not you, tell nobody the code and do nothing.',
  Moved_Subject: 'The address of your Svodka account was changed',
  Moved_Words: 'Letters of Svodka go to another address now. If this was not you, write to us at once.',
  Moved_Link: 'Recover access',
  Deletion_Subject: 'Your Svodka account will be deleted on {day}',
  Deletion_Words:
    'You asked for your account to be deleted. Until {day} you can have it back: just log in. After that your subscriptions, favourites and messages are gone, and your comments stay without a name.',
  Deletion_Link: 'Log in and keep the account',
  Archive_Readme:
    'Everything Svodka keeps about you: in data one JSON file for each table, in pictures your photo and background. There are no passwords or keys: we keep only their fingerprints.',
};
const ja: Texts = {
  Code_Subject: 'Svodkaの確認コード',
  Code_Email: '新しいアドレスがご本人のものであることを、このコードで確認します：',
  Code_Phone: '新しい電話番号をこのコードで確認します：',
  Code_Validity: 'コードは{minutes}分間有効で、一度だけ使えます。',
  Ignore: 'お心当たりがない場合は、コードを誰にも教えず、何もしないでください。',
  Moved_Subject: 'Svodkaアカウントのアドレスが変更されました',
  Moved_Words: '今後、Svodkaのメールは別のアドレスに届きます。お心当たりがない場合は、すぐにご連絡ください。',
  Moved_Link: 'アクセスを回復する',
  Deletion_Subject: 'Svodkaのアカウントは{day}に削除されます',
  Deletion_Words:
    'アカウントの削除を受け付けました。{day}まではログインするだけで元に戻せます。その後は購読、お気に入り、メッセージが消え、コメントは名前なしで残ります。',
  Deletion_Link: 'ログインしてアカウントを残す',
  Archive_Readme:
    'Svodkaが保存しているあなたの情報すべてです。dataには表ごとのJSON、picturesには写真と背景があります。パスワードや鍵は含まれません。保存しているのはその指紋だけです。',
};
const pt: Texts = {
  Code_Subject: 'O seu código de confirmação da Svodka',
  Code_Email: 'Este código confirma que o novo endereço é seu:',
  Code_Phone: 'Este código confirma o novo número de telefone:',
  Code_Validity: 'É válido por {minutes, plural, one {# minuto} other {# minutos}} e funciona uma vez.',
  Ignore: 'Se não foi você, não diga o código a ninguém e não faça nada.',
  Moved_Subject: 'O endereço da sua conta Svodka foi alterado',
  Moved_Words: 'As cartas da Svodka vão agora para outro endereço. Se não foi você, escreva-nos já.',
  Moved_Link: 'Recuperar o acesso',
  Deletion_Subject: 'A sua conta Svodka será eliminada a {day}',
  Deletion_Words:
    'Pediu para eliminar a sua conta. Até {day} pode recuperá-la: basta entrar. Depois, as subscrições, os favoritos e as mensagens desaparecem e os comentários ficam sem nome.',
  Deletion_Link: 'Entrar e manter a conta',
  Archive_Readme:
    'Tudo o que a Svodka guarda sobre si: em data um ficheiro JSON por tabela, em pictures a sua foto e o fundo. Não há palavras-passe nem chaves: só guardamos as suas impressões.',
};
const es: Texts = {
  Code_Subject: 'Su código de confirmación de Svodka',
  Code_Email: 'Este código confirma que la nueva dirección es suya:',
  Code_Phone: 'Este código confirma el nuevo número de teléfono:',
  Code_Validity: 'Vale {minutes, plural, one {# minuto} other {# minutos}} y funciona una vez.',
  Ignore: 'Si no ha sido usted, no diga el código a nadie y no haga nada.',
  Moved_Subject: 'Se ha cambiado la dirección de su cuenta de Svodka',
  Moved_Words: 'Las cartas de Svodka van ahora a otra dirección. Si no ha sido usted, escríbanos enseguida.',
  Moved_Link: 'Recuperar el acceso',
  Deletion_Subject: 'Su cuenta de Svodka se eliminará el {day}',
  Deletion_Words:
    'Ha pedido eliminar su cuenta. Hasta el {day} puede recuperarla: basta con entrar. Después desaparecen las suscripciones, los favoritos y los mensajes, y los comentarios quedan sin nombre.',
  Deletion_Link: 'Entrar y conservar la cuenta',
  Archive_Readme:
    'Todo lo que Svodka guarda sobre usted: en data un archivo JSON por tabla, en pictures su foto y el fondo. No hay contraseñas ni claves: solo guardamos sus huellas.',
};

/** What letters of this room and the archive's first page say: made on the server, so that no page carries them. */
export const letterTexts = { ru, en, ja, pt, es };
