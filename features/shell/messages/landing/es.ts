import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Landing_Title: 'La mañana de la región en una página',
  Landing_Lead:
    'Svodka une las noticias del día con los dosieres de 85 regiones. Qué pasó, con qué cifras, qué sigue.',
  Landing_Week: 'Rusia en una semana, {day}',
  Landing_Cases: 'casos nuevos de COVID-19',
  Landing_Deaths: 'muertes',
  Landing_Rising: '{rising, plural, one {región en alza de {ranked}} other {regiones en alza de {ranked}}}',
  Landing_Source: '{source}, 120 días hasta el {day}. Las muertes oficiales están subestimadas.',
  Landing_NoFigures: 'Los datos aún se cargan: las cifras aparecerán aquí en un minuto.',
  Landing_Inside: 'Qué hay dentro',
  Landing_TryTitle: 'Pruébelo gratis {days, plural, one {# día} other {# días}}',
  Landing_TryText: 'Le enviamos una contraseña de un solo uso. Sin tarjeta.',
  Landing_Email: 'Correo electrónico',
  Landing_Mailing: 'Enviarme el boletín de noticias',
  Landing_Start: 'Empezar',
  Landing_Done:
    'Se envió a {email} una carta con una contraseña de un solo uso. Vale 24 horas; la prueba empieza con el primer acceso.',
  Landing_Failed: 'No se pudo: {reason}',
  Landing_News: 'Leer las noticias del día',
  Landing_DoneTitle: 'Revise su correo',
  Landing_Again: 'Enviar otra vez',
  Landing_SentAgain: 'La carta se envió otra vez.',
  Landing_Correct: 'Corregir la dirección',
  Landing_OwnText: 'Ha iniciado sesión como {email}. Sin tarjeta y sin cobros.',
  Landing_Terms: 'Al continuar acepta las <terms>condiciones de uso</terms>.',
};
