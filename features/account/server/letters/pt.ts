import type { letterTexts as ru } from './ru.ts';

export const letterTexts: Record<keyof typeof ru, string> = {
  Letter_OneTime_Subject: 'Seu primeiro acesso à Svodka',
  Letter_First_Intro:
    'Você se cadastrou na Svodka. Pelo link, você define a senha e já entra. Ele funciona uma única vez, dentro de {hours, plural, one {# hora} other {# horas}}.',
  Letter_First_Link: 'Definir a senha e entrar',
  Letter_OneTime_Intro: 'Se o link não abrir, entre com esta senha de uso único:',
  Letter_OneTime_Validity:
    'Ela vale por {hours, plural, one {# hora} other {# horas}}. Depois do primeiro acesso, você definirá a sua própria senha.',
  Letter_OneTime_Link: 'Entrar com a senha de uso único',
  Letter_OneTime_Mailing:
    'Inscrevemos este endereço no resumo de notícias; a primeira edição chega depois do primeiro acesso.',
  Letter_Known_Subject: 'Você já tem uma conta na Svodka',
  Letter_Known_Intro:
    'Alguém, talvez você, tentou cadastrar este endereço de novo. Já existe uma conta com ele, e ela não mudou.',
  Letter_Known_Link: 'Entrar',
  Letter_Known_Recovery: 'Esqueceu a senha? Recupere-a',
  Letter_Recovery_Subject: 'Uma nova senha para a Svodka',
  Letter_Recovery_Intro:
    'Use o link para definir uma nova senha. Ele funciona uma única vez, dentro de {hours, plural, one {# hora} other {# horas}}.',
  Letter_Recovery_Link: 'Definir uma nova senha',
  Letter_Changed_Subject: 'A senha da Svodka foi alterada',
  Letter_Changed_Intro:
    'A senha da sua conta na Svodka acaba de ser alterada e a sessão terminou nos outros dispositivos.',
  Letter_Changed_NotYou: 'Se não foi você, defina logo uma nova senha e avise-nos.',
  Letter_Changed_Link: 'Definir uma nova senha',
  Letter_Bound_Subject: 'Agora você entra na Svodka pelo serviço de contas',
  Letter_Bound_Intro:
    'Sua conta na Svodka está ligada ao serviço de contas externo. O que a abria antes (senha, chaves de acesso, sessões abertas) já não vale.',
  Letter_Bound_NotYou: 'Se não foi você, avise-nos.',
  Letter_Changed_Passkeys:
    '{count, plural, one {# chave de acesso ainda abre} other {# chaves de acesso ainda abrem}} a sua conta sem senha. Remova as que não reconhecer.',
  Letter_Passkey_Subject: 'Foi acrescentada uma chave de acesso à sua conta',
  Letter_Passkey_Intro: 'A chave “{name}” abre agora a sua conta na Svodka sem senha.',
  Letter_Passkey_NotYou: 'Se não foi você, remova-a nas configurações, defina uma nova senha e avise-nos.',
  Letter_Passkey_Link: 'Chaves de acesso nas configurações',
  Letter_Key_Subject: 'Uma chave para programas foi criada na sua conta',
  Letter_Key_Intro:
    'A chave “{name}” agora lê a Svodka em seu nome: {read}. A chave em si foi mostrada uma única vez e nunca vai por e-mail.',
  Letter_Key_Term:
    '{days, plural, =0 {Ela vale até ser revogada.} one {Ela vale por # dia.} other {Ela vale por # dias.}}',
  Letter_Key_NotYou: 'Se não foi você, revogue a chave nas configurações, defina uma nova senha e avise-nos.',
  Letter_Key_Link: 'Chaves nas configurações',
  Letter_Key_public: 'o que é aberto a todos',
  Letter_Key_licensed: 'o que a sua licença abre',
  Letter_Key_own: 'o que é seu',
  Letter_Unknown_Subject: 'Não há conta com este endereço',
  Letter_Unknown_Intro:
    'Alguém, talvez você, pediu à Svodka a recuperação da senha deste endereço, mas não há conta com ele.',
  Letter_Unknown_Link: 'Cadastrar-se',
  Letter_Confirm_Subject: 'Confirme a inscrição no resumo da Svodka',
  Letter_Confirm_Intro:
    'Este endereço foi informado para receber o resumo de notícias. Se foi você, confirme a inscrição.',
  Letter_Confirm_Link: 'Confirmar a inscrição',
  Letter_Unsubscribe: 'Cancelar a inscrição',
  Letter_Ignore: 'Se não foi você, ignore esta mensagem.',
  Letter_OneTime_Trial:
    'O primeiro acesso inicia o teste de {days, plural, one {# dia} other {# dias}}: os dossiês de todas as regiões e o mapa.',
};
