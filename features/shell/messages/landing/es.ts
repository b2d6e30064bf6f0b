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
  Landing_TryTitle: 'Pruébelo gratis {days, plural, one {# día} other {# días}}',
  Landing_TryText: 'Le enviamos una contraseña de un solo uso. Sin tarjeta.',
  Landing_Email: 'Correo electrónico',
  Landing_Mailing: 'Enviarme el boletín de noticias',
  Landing_Start: 'Empezar',
  Landing_Done:
    'Se envió a {email} un correo con una contraseña de un solo uso. Vale 24 horas; la prueba empieza con el primer acceso.',
  Landing_Failed: 'No se pudo: {reason}',
  Landing_News: 'Leer las noticias del día',
  Landing_DoneTitle: 'Revise su correo',
  Landing_Again: 'Enviar otra vez',
  Landing_SentAgain: 'El correo se envió otra vez.',
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
  Landing_ForecastTitle:
    'Para {days} esperamos {median, plural, one {# caso nuevo} other {# casos nuevos}}{course, select, more {, un {percent} más} fewer {, un {percent} menos} other {}}',
  Landing_ForecastSub:
    '{place}, casos al día. Bandas del 50, 80 y 95\u00A0%{earlier, select, yes {; las líneas grises son pronósticos anteriores} other {}}.',
  Landing_ForecastSource:
    '{source}, hasta el {day}. {backdated, select, true {Pronóstico hecho después, solo con los datos de aquel día.} other {Pronóstico congelado el día de su publicación.}}',
  Landing_AffairTitle: 'Qué pasó',
  Landing_AffairSub:
    'Los titulares del día se reúnen en historias, y las historias largas forman una cadena. La más larga en tres meses:',
  Landing_AffairAll:
    '{steps, plural, one {# paso} other {# pasos}}, {headlines, plural, one {# titular} other {# titulares}} de {outlets, plural, one {# medio} other {# medios}}, {span}.',
  Landing_FiguresTitle: 'Con qué cifras',
  Landing_FiguresSub: 'Cada cifra tiene su recibo: de qué se suma, de dónde viene y cuándo se conoció.',
  Landing_InWeek: 'en una semana',
  Landing_FiguresSource: '{name}, casos por día hasta el {day}. {source}.',
  Landing_MeasuresTitle: 'Qué se decidió',
  Landing_MeasuresSub: 'Medidas por día: qué estaba vigente y desde cuándo.',
  Landing_MeasureFrom: 'desde el {day}',
  Landing_MeasuresAll:
    '{place} y todo el país, {day}: {inForce, plural, one {# medida vigente} other {# medidas vigentes}}; aquí {shown, plural, one {la más reciente} other {las # más recientes}}. Entonces nadie sabía cuándo terminarían.',
  Landing_WhatIfTitle: 'Y si',
  Landing_WhatIfSub: 'Natalidad, migración, edad de jubilación: la pirámide cambia con el control.',
  Landing_WhatIfSource: '{name}, Rosstat, {year}, miles de personas.',
  Landing_HearTitle: 'Lo que oirá por la mañana',
  Landing_HearSub: 'Las mismas frases llegan por correo o se oyen en voz alta, sobre su región.',
  Landing_HearSource: 'Escrito con reglas, sin texto libre: cada cifra abre su recibo.',
  Landing_Call:
    'Pruébelo con su región: {days, plural, one {# día} other {# días}} gratis, y después las noticias siguen abiertas.',
  Landing_CallButton: 'Ir al formulario',
  Landing_Days:
    'Fechas de esta página: noticias hasta el {news}; cifras, pronósticos y medidas hasta el {figures}.{later, select, true { Las posteriores requieren licencia.} other {}} El número oficial de muertes está subestimado.',
  Landing_TrustNone:
    '{place}: el pronóstico con datos hasta el {day} es el primero y ninguna de sus semanas ha terminado. Los errores aparecerán aquí con los próximos informes.',
  Landing_Listen: 'Escuchar',
  Landing_Pause: 'Pausar',
};
