import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureFacts_Title: 'Verificação de fatos',
  MeasureFacts_Lead:
    'Uma segunda pessoa confere números, ato e datas com a fonte. A medida não é aceita antes da resposta.',
  MeasureFacts_None: 'Ainda não se pediu a ninguém que verifique os fatos desta versão.',
  MeasureFacts_Checker: 'A quem pedir',
  MeasureFacts_Choose: 'escolha',
  MeasureFacts_CheckerOwes: '{name}, respostas pendentes: {open}',
  MeasureFacts_Question: 'O que verificar',
  MeasureFacts_Ask: 'Pedir verificação',
  MeasureFacts_Asked: '{by} pede a {checker}, {day}',
  MeasureFacts_Waits: 'ainda sem resposta',
  MeasureFacts_Withdraw: 'Não esperar mais',
  MeasureFacts_Verdict: 'O que se constatou',
  MeasureFacts_Verdict_holds: 'confirma-se',
  MeasureFacts_Verdict_wrong: 'há um erro',
  MeasureFacts_Verdict_unsure: 'não se pode verificar',
  MeasureFacts_Note: 'O que foi conferido e o que está errado',
  MeasureFacts_NoteHint:
    'Um erro, ou o que não se pode verificar, exige palavras; os leitores verão a resposta junto da medida.',
  MeasureFacts_Source: 'Link da fonte',
  MeasureFacts_Answer: 'Responder',
  MeasureFacts_Answered: '{checker}, {day}',
  MeasureFacts_Somebody: 'a conta não existe mais',
  MeasureFacts_SentAsked: 'Pedido feito: o e-mail está a caminho.',
  MeasureFacts_SentAnswer: 'A resposta foi guardada e o moderador a recebeu.',
  MeasureFacts_Taken: 'O pedido foi retirado.',
  MeasureFacts_Blocks: 'Aguarda-se a resposta sobre os fatos: espere por ela ou retire o pedido.',
  MeasureFacts_MineTitle: 'Pedem que você verifique fatos',
  MeasureFacts_MineBy: '{by}, {day}',
};
