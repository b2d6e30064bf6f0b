import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureFacts_Title: 'Comprobación de hechos',
  MeasureFacts_Lead:
    'Una segunda persona coteja cifras, acto y fechas con su fuente. La medida no se acepta antes de que responda.',
  MeasureFacts_None: 'Todavía no se ha pedido a nadie que compruebe los hechos de esta versión.',
  MeasureFacts_Checker: 'A quién pedirlo',
  MeasureFacts_Choose: 'elija',
  MeasureFacts_CheckerOwes: '{name}, respuestas pendientes: {open}',
  MeasureFacts_Question: 'Qué comprobar',
  MeasureFacts_Ask: 'Pedir la comprobación',
  MeasureFacts_Asked: '{by} se lo pide a {checker}, {day}',
  MeasureFacts_Waits: 'aún sin respuesta',
  MeasureFacts_Withdraw: 'No esperar más',
  MeasureFacts_Verdict: 'Qué ha resultado',
  MeasureFacts_Verdict_holds: 'se confirma',
  MeasureFacts_Verdict_wrong: 'hay un error',
  MeasureFacts_Verdict_unsure: 'no se puede comprobar',
  MeasureFacts_Note: 'Qué se ha cotejado y qué está mal',
  MeasureFacts_NoteHint:
    'Un error, o lo que no se puede comprobar, requiere palabras; los lectores verán la respuesta junto a la medida.',
  MeasureFacts_Source: 'Enlace a la fuente',
  MeasureFacts_Answer: 'Responder',
  MeasureFacts_Answered: '{checker}, {day}',
  MeasureFacts_Somebody: 'la cuenta ya no existe',
  MeasureFacts_SentAsked: 'Pedido: el correo está en camino.',
  MeasureFacts_SentAnswer: 'La respuesta se ha guardado y el moderador la tiene.',
  MeasureFacts_Taken: 'Se ha retirado la pregunta.',
  MeasureFacts_Blocks: 'Se espera la respuesta sobre los hechos: aguárdela o retire la pregunta.',
  MeasureFacts_MineTitle: 'Le piden comprobar hechos',
  MeasureFacts_MineBy: '{by}, {day}',
};
