import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  App_ShortName: 'Svodka',
  Error_FormIncorrect: 'O formulário foi preenchido incorretamente.',
  Error_TooManyTags: 'Atingiu o número máximo de etiquetas',
  Error_EmailNotVerified:
    'O serviço de contas ainda não verificou o seu e-mail. Verifique-o nesse serviço e entre de novo.',
  Error_LoginFailed: 'Falha ao iniciar sessão.',
  Error_NoLicence: 'Esta seção abre com licença.',
  Error_AccountBlocked: 'A conta foi bloqueada.',
  Error_AccountLimited: 'O acesso a esta conta é limitado.',
  Error_Unavailable: 'O serviço está temporariamente indisponível, tente dentro de um minuto.',
  Again_Title: 'Sua sessão terminou.',
  Again_Text:
    'O que você escreveu continua aqui. Digite a senha de {email} e tudo será enviado desta mesma página.',
  Again_Password: 'Senha',
  Again_Submit: 'Entrar e enviar',
  Again_Later: 'Agora não',
  Again_Other: 'Entrar de outra forma, em nova aba',
  Again_Replace: 'Esta senha vale uma única vez: defina outra em uma nova aba e volte para cá.',
};
