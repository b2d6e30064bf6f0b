import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Quotes_About: 'De onde vêm as citações',
  Quotes_AboutHeadlines:
    'De manchetes de 30 dias em que as palavras de uma pessoa citada estão marcadas: “nome: …”, “name says …”. O resto não entra.',
  Quotes_AboutRecords:
    'E dos registros literais da Duma, 2008–2012 (CC0). O conjunto não tem dia nem link: não são declarações atuais.',
  Quotes_ByPeople: 'por pessoa',
  Quotes_ByTime: 'por data',
  Quotes_Direct: 'Palavras na manchete',
  Quotes_None: 'Ninguém foi citado aqui ainda.',
  Quotes_Order: 'Ordem',
  Quotes_Own: 'O que disse',
  Quotes_Retold: 'Paráfrase na manchete',
  Quotes_Rubric: 'Seção',
  Quotes_Scope: 'Círculo',
  Quotes_Speakers: 'Quem fala',
  Quotes_Theme: 'Tema',
  Quotes_Title: 'Quem disse o quê',
  Quotes_Total: '{count, plural, one {# citação} other {# citações}}, {direct} literais',
  Quotes_Undated: '{period}, dia desconhecido',
  Quotes_UndatedHead: 'Registros literais, dia desconhecido',
  Quotes_BesideDossier: 'Abrir o dossiê: {place}',
  Quotes_EditThemes: 'Editar os temas',
  Quotes_BesideOf: 'Na série «{name}», {place}',
  Quotes_BesidePeak: 'máximo, {day}',
  Quotes_BesideNow: 'agora, {day}',
  Quotes_BesideCourse: 'Curso da série; marcado: {day}, {figure}',
  Quotes_WithFigures: 'com números {count}',
  Quotes_Figures: 'Palavras e números',
  Quotes_FiguresNote:
    'Ao lado da citação que nomeia o que medimos está a nossa série daquele dia. Não chamamos coincidência nem diferença de verdade ou erro: palavras e série podem ter definições diferentes.',
  Quotes_Follow: 'Seguir o tema',
  Quotes_FollowNote: 'Novas citações do tema tornam-se uma seção do boletim.',
};
