import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  OwnData_OwnSource: 'Dados próprios: {source}',
  OwnData_OwnName: '{name} (próprio)',
  OwnData_AddToView: 'Adicionar série própria',
  OwnData_Apart: 'Unidade, período ou forma diferem: a série é desenhada à parte.',
  OwnData_Together: 'Desenhada com as públicas; as linhas dizem “próprio”.',
  OwnData_NotHere: 'A série não tem valores para estes lugares.',
  OwnData_NoneSuch: 'Você não tem a série deste link: só o dono a vê.',
  OwnData_Bring: 'Trazer seu arquivo',
  OwnData_NotShared: 'Só você vê a série: nem o link nem o painel a compartilham.',
  OwnData_NoneShort: 'série inexistente',
};
