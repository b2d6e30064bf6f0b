import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Account_Passkey_Title: 'Chaves de acesso',
  Account_Passkey_Note:
    'Entrar sem senha: o dispositivo reconhece você pelo rosto, dedo ou código, e o site recebe apenas uma assinatura. A chave não funciona num site falso.',
  Account_Passkey_None: 'Ainda não há chaves.',
  Account_Passkey_NotOffered:
    'Neste endereço do site os navegadores não criam chaves: é preciso https e um nome em vez de um número.',
  Account_Passkey_Name: 'Nome da chave',
  Account_Passkey_NameHint: 'Por exemplo, “Portátil do trabalho”',
  Account_Passkey_Add: 'Acrescentar uma chave',
  Account_Passkey_Rename: 'Mudar o nome',
  Account_Passkey_RenameOne: 'Mudar o nome: {name}',
  Account_Passkey_Remove: 'Remover',
  Account_Passkey_RemoveOne: 'Remover: {name}',
  Account_Passkey_RemoveTitle: 'Remover a chave “{name}”?',
  Account_Passkey_RemoveNote:
    'Deixará de servir para entrar. No próprio dispositivo continua até a apagar também lá.',
  Account_Passkey_RemoveAll: 'Remover todas as chaves',
  Account_Passkey_RemoveAllTitle: 'Remover todas as chaves de acesso?',
  Account_Passkey_Review:
    'A senha foi alterada, mas estas chaves ainda abrem a sua conta. Remova as que não reconhecer.',
  Account_Passkey_Save: 'Salvar',
  Account_Passkey_Cancel: 'Cancelar',
  Account_Passkey_Added: 'Acrescentada a {date}',
  Account_Passkey_Used: 'última entrada {ago}',
  Account_Passkey_Unused: 'ainda não usada',
  Account_Passkey_Synced: 'guardada numa nuvem',
  Account_Passkey_Failed: 'O dispositivo não deu nenhuma chave.',
  Account_Passkey_Known: 'Este dispositivo já tem uma chave desta conta.',
};
