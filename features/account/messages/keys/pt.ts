import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Account_Key_Note:
    'Um programa com uma chave lê em seu nome, com os seus direitos e a sua licença. Ele não pode alterar nem publicar nada.',
  Account_Key_None: 'Ainda não há chaves.',
  Account_Key_Count: '{count, number} de {most, number} em vigor',
  Account_Key_Name: 'Para que serve a chave',
  Account_Key_NameHint: 'Por exemplo, “Relatórios do departamento”',
  Account_Key_Scopes: 'O que pode ler',
  Account_Key_Scope_public: 'o que é aberto a todos',
  Account_Key_Scope_licensed: 'o que a licença abre',
  Account_Key_Scope_own: 'o que é meu: assinaturas, marcas, mensagens',
  Account_Key_Limit: 'Limite',
  Account_Key_PerHour: '{count, plural, one {# chamada} other {# chamadas}} por hora',
  Account_Key_Term: 'Validade',
  Account_Key_Days: '{days, plural, =0 {sem prazo} one {# dia} other {# dias}}',
  Account_Key_Make: 'Nova chave',
  Account_Key_Made: 'Copie a chave agora: ela só é mostrada por inteiro uma vez.',
  Account_Key_Copy: 'Copiar',
  Account_Key_Copied: 'Copiada',
  Account_Key_Revoke: 'Revogar',
  Account_Key_RevokeOne: 'Revogar: {name}',
  Account_Key_RevokeTitle: 'Revogar a chave “{name}”?',
  Account_Key_RevokeNote:
    'Os programas com esta chave deixam de receber respostas imediatamente. Não é possível recuperá-la.',
  Account_Key_Unused: 'ainda sem chamadas',
  Account_Key_Used: 'última chamada {ago}',
  Account_Key_Until: 'até {date}',
  Account_Key_Revoked: 'revogada em {date}',
  Account_Key_Expired: 'expirou em {date}',
  Account_Key_Use:
    'Em 30 dias, {calls, plural, =0 {nenhuma chamada} one {# chamada} other {# chamadas}}, {refused, plural, =0 {nenhuma recusa} one {# recusa} other {# recusas}}',
  Account_Key_ByDay: 'Chamadas por dia',
  Account_Key_Day: 'Dia',
  Account_Key_Calls: 'Chamadas',
  Account_Key_Refused: 'Recusas',
  Account_Key_Failed: 'Não deu certo. Tente de novo.',
};
