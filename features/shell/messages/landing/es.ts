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
  Landing_TrustTitle: 'Hasta qué punto fiarse del pronóstico',
  Landing_TrustSub:
    '{count, plural, one {# edición pasada} other {# ediciones pasadas}}, {place}: en cuántos casos por semana erraron el modelo y la regla «como la semana anterior».',
  Landing_TrustWeek: 'semana {week}',
  Landing_TrustModel: 'modelo',
  Landing_TrustRule: 'como la semana anterior',
  Landing_TrustHeld:
    'La banda del 80\u00A0% contuvo {first} de {firstOf} semanas a una semana y {last} de {lastOf} a {lastWeek} semanas.',
  Landing_TrustSpan: 'Ediciones del {span}.',
  Landing_ReadTitle: 'Qué leemos',
  Landing_ReadAll:
    '{headlines, plural, one {# titular} other {# titulares}} de {outlets, plural, one {# medio} other {# medios}} en {days, plural, one {# día} other {# días}}. El texto completo está siempre en el medio; aquí están el titular y el enlace.',
};
