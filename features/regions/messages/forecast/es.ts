import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionForecast_Ahead: 'pronóstico del {day}',
  RegionForecast_Band: '{percent}\u00A0%',
  RegionForecast_Baseline: '«Como la semana pasada»',
  RegionForecast_Came: 'ocurrió',
  RegionForecast_Cases: 'casos',
  RegionForecast_ChangeName: 'Frente a la última semana de informes',
  RegionForecast_ChartCases: 'Casos al día: pronóstico a 28 días',
  RegionForecast_ChartDeaths: 'Muertes al día: pronóstico a 28 días',
  RegionForecast_ChartBeside:
    '{measure, select, deaths {Las muertes} other {Los casos}} {course, select, above {superan {count, plural, one {el pronóstico anterior} other {los # pronósticos anteriores}}} below {quedan por debajo de {count, plural, one {el pronóstico anterior} other {los # pronósticos anteriores}}} other {superan {above, number} de {count, plural, other {#}} pronósticos anteriores}}',
  RegionForecast_ChartSource:
    '{source}, hasta el {day}. Modelo {model}, versión {version}. {backdated, select, true {Emitido con fecha atrasada, solo con los datos de ese día.} other {Congelado el día de su emisión.}} Las bandas salen de los errores pasados del modelo.',
  RegionForecast_ChartSub:
    'Barras por día de publicación, línea: media de 7 días, guiones: mediana, bandas del 50, 80 y 95\u00A0%. Líneas finas: pronósticos de hace una, dos y cuatro semanas.',
  RegionForecast_Count: 'Emisiones',
  RegionForecast_Coverage50: 'En 50\u00A0%',
  RegionForecast_Coverage80: 'En 80\u00A0%',
  RegionForecast_Coverage95: 'En 95\u00A0%',
  RegionForecast_Day: 'Día',
  RegionForecast_Deaths: 'muertes',
  RegionForecast_ErrorLess: 'más exacto',
  RegionForecast_ErrorSame: 'como la semana pasada',
  RegionForecast_ErrorSub:
    'WIS relativo. A la izquierda de cero el modelo es más exacto que la regla simple. Punto: {place}; anillo: 85 regiones.',
  RegionForecast_ErrorTitle: 'Error frente a «como la semana pasada»',
  RegionForecast_ErrorZone: 'Emisiones del {from} al {to}. Zona gris: ganancia inferior al 5\u00A0%.',
  RegionForecast_Fact: 'hecho',
  RegionForecast_Finding: 'Conclusión',
  RegionForecast_FindingGood: 'claramente mejor',
  RegionForecast_FindingNone: 'apenas mejor',
  RegionForecast_FindingSome: 'algo mejor',
  RegionForecast_FindingWorse: 'no mejor',
  RegionForecast_Held:
    'De {count, plural, one {# banda pasada} other {# bandas pasadas}} del 95\u00A0%, {held, number} {held, plural, one {contuvo} other {contuvieron}} el resultado.',
  RegionForecast_HighEnd: 'Extremo superior del 80\u00A0%',
  RegionForecast_Horizon: 'Horizonte',
  RegionForecast_HorizonWeeks: '{weeks, plural, one {# semana} other {# semanas}}',
  RegionForecast_Horizons: 'Todos los horizontes',
  RegionForecast_HorizonsSub:
    'Error de los pronósticos congelados de un año frente a «como la semana pasada», cuya fila es 1,00.',
  RegionForecast_HubFile: 'CSV del pronóstico',
  RegionForecast_Issued: 'Emitido',
  RegionForecast_IssuedBackdated: 'el {day}, con datos del {origin}',
  RegionForecast_IssuedLater: 'posteriormente, solo con datos del {origin}',
  RegionForecast_LackDays:
    'Faltan datos: hacen falta {needed, plural, one {# día} other {# días}} de informes, hay {got, number}.',
  RegionForecast_LackDistrict:
    'No se emite pronóstico para un distrito: las bandas de sus regiones no se suman. Abra una región del distrito.',
  RegionForecast_LackNone: 'No hay pronóstico para este lugar.',
  RegionForecast_LackPending:
    'Se están emitiendo los pronósticos: {got, number} de {needed, number} listos. Recargue la página en un minuto.',
  RegionForecast_LackSilent:
    'Sin informes desde hace {got, plural, one {# día} other {# días}}: no se muestra un pronóstico de más de {needed, plural, one {# día} other {# días}}.',
  RegionForecast_LastWeek: 'La última semana',
  RegionForecast_LowEnd: 'Extremo inferior del 80\u00A0%',
  RegionForecast_Mae: 'MAE',
  RegionForecast_Mean: 'media de 7 días',
  RegionForecast_Measure: 'Qué mostrar',
  RegionForecast_Median: 'mediana',
  RegionForecast_MedianHead: 'Mediana',
  RegionForecast_Method: 'Cómo se calcula',
  RegionForecast_WeekMissed:
    'La semana del {days} trajo <came>{cameText}</came>: el pronóstico de una semana antes esperaba <expected>{expectedText}</expected> y falló.',
  RegionForecast_MethodLeads:
    'No se leen ingresos hospitalarios, pacientes hospitalizados, pruebas ni vacunación: en las semanas reservadas para comprobarlo, los pronósticos no fueron más precisos con esos datos.',
  RegionForecast_MethodText:
    'Suavizado de Holt con tendencia amortiguada sobre el logaritmo de las cifras diarias, corregido por el día de la semana; dos tercios de la tendencia son del país. Las bandas salen de errores pasados de la región y de otras parecidas. Cada emisión se guarda y no cambia; las notas usan solo las guardadas.',
  RegionForecast_Missed: 'fuera de la banda del 80\u00A0%',
  RegionForecast_Model: 'Modelo',
  RegionForecast_NextIssue: 'Siguiente',
  RegionForecast_NoScores: 'Aún no ha terminado ninguna semana de estos pronósticos.',
  RegionForecast_Past: 'pronósticos anteriores',
  RegionForecast_PerDay: 'al día',
  RegionForecast_RangeHigh: '80\u00A0%, hasta',
  RegionForecast_RangeLow: '80\u00A0%, desde',
  RegionForecast_RecentSub:
    'Columna: pronóstico, 50 y 80\u00A0%; trazo: mediana. Punto: lo ocurrido; cruz: fuera de la banda.',
  RegionForecast_RecentTitle:
    '{weeks, plural, one {A una semana} other {A # semanas}}: {held, number} de {count, number} en la banda del 80\u00A0%',
  RegionForecast_Regions: '85 regiones',
  RegionForecast_Relative: 'WIS frente a la regla',
  RegionForecast_RelativeAll: 'De 85 regiones',
  RegionForecast_Reported: '{days}, hecho',
  RegionForecast_Shown: 'En el gráfico',
  RegionForecast_Team: 'Equipo',
  RegionForecast_Teams: 'Modelos ajenos por la misma regla',
  RegionForecast_TeaserLink: 'El pronóstico y sus errores',
  RegionForecast_TeaserTitle: 'Unos {median} en la semana del {days}',
  RegionForecast_Trust: 'Cuánto se puede confiar en esto',
  RegionForecast_Unit: 'personas al día',
  RegionForecast_Weak: 'no mejor que «como la semana pasada»',
  RegionForecast_WeakNote:
    '{count, plural, one {Una semana está en gris} other {# semanas están en gris}}: frente a «como la semana pasada», {weeks}. Menos del 5\u00A0% no lo contamos como ganancia.',
  RegionForecast_WeakWeek:
    'la semana {week, number} es {course, select, better {un {percent} más exacta} worse {un {percent} peor} other {igual de exacta}}',
  RegionForecast_Week:
    'Para la semana del {days} esperamos unos <week>{weekText}</week> {weekValue, plural, one {caso} other {casos}}, {course, select, more {un <change>{changeText}</change> más que en {last}} fewer {un <change>{changeText}</change> menos que en {last}} other {casi lo mismo que en {last}: la diferencia es del <change>{changeText}</change>}}{begun, plural, =0 {} one {; # día de esa semana ya suma {counted}} other {; # días de esa semana ya suman {counted}}}.',
  RegionForecast_WeekDeaths:
    'Para la semana del {days} esperamos unas <week>{weekText}</week> {weekValue, plural, one {muerte} other {muertes}}, {course, select, more {un <change>{changeText}</change> más que en {last}} fewer {un <change>{changeText}</change> menos que en {last}} other {casi lo mismo que en {last}: la diferencia es del <change>{changeText}</change>}}{begun, plural, =0 {} one {; # día de esa semana ya suma {counted}} other {; # días de esa semana ya suman {counted}}}.',
  RegionForecast_WeekFigure: 'Mediana del pronóstico',
  RegionForecast_WeekHead: 'Semana',
  RegionForecast_Weeks: 'Por semanas',
  RegionForecast_Who: 'Quién lo hizo',
  RegionForecast_WhoOwn: 'cálculo de Svodka, sin edición manual',
  RegionForecast_WisNote:
    'WIS: puntuación de intervalo ponderada, menor es más preciso. Emisiones del {from} al {to}, cada una puntuada por sus números congelados.',
  RegionForecast_Worst: 'El peor fallo en proporción: el {day} se esperaban {median}, hubo {observed}.',
  RegionForecast_UnitWeek: 'personas por semana',
  RegionForecast_Alarm:
    'Los pronósticos no aciertan ahora: la semana pasada {held, plural, one {# región quedó} other {# regiones quedaron}} en su franja del 80\u00A0%, de {of, number}',
  RegionForecast_AlarmBands: 'Las franjas se dibujan pálidas y no se indica ninguna probabilidad.',
  RegionForecast_AlarmDotsNote:
    'Regiones dentro de la franja del 80\u00A0%, semana a semana. Línea: 60\u00A0%.',
  RegionForecast_AlarmDots:
    'Regiones en su franja del 80\u00A0% por semana: {held, number} de {of, number} en la última, la línea es el 60\u00A0%',
  RegionForecast_AlarmFirst: 'Nunca hubo una semana así, por lo que no hay con qué decir cómo seguirá.',
  RegionForecast_AlarmNext:
    'Tras {count, plural, one {la señal anterior de este tipo} other {las # señales anteriores de este tipo}}, quedaron en las franjas de la semana siguiente: {list}.',
  RegionForecast_AlarmRow:
    '{weeks, plural, one {Menos del 60\u00A0% de las regiones desde hace # semana.} other {Menos del 60\u00A0% de las regiones desde hace # semanas seguidas.}}',
  RegionForecast_AlarmUsual: 'Lo habitual son {usual, number}.',
  RegionForecast_Bias: 'Sesgo',
  RegionForecast_BiasNote:
    'Sesgo de −1 (todo por debajo del resultado) a 1 (todo por encima). El WIS en log cuenta por igual lugares pequeños y grandes.',
  RegionForecast_GeometricAll: 'Media geométrica, 85 regiones',
  RegionForecast_HeldHere: 'Acertó aquí',
  RegionForecast_HeldNote:
    'Junto a la franja figura cuántas veces acertó aquí una franja así en un año. Se promete el 80\u00A0%.',
  RegionForecast_HeldOf: '{held, number} de {count, number}',
  RegionForecast_HubAlarm:
    'El nombre del archivo lleva «alarm»: las franjas de esta emisión no aciertan ahora.',
  RegionForecast_MethodDeaths:
    'Mezcla de tres estimaciones de números semanales: la última semana, la media de dos semanas y el suavizado de Holt con tendencia amortiguada; se suma cómo cambiaron los casos aquí y en el país una y dos semanas antes, como mucho un 6\u00A0% por semana. Las franjas salen de los errores pasados de la región y de regiones parecidas. Cada emisión se guarda y no cambia; la evaluación usa solo lo guardado.',
  RegionForecast_PhaseCount: 'Semanas',
  RegionForecast_PhaseHead: 'Fase',
  RegionForecast_PhaseNow: 'ahora',
  RegionForecast_PhaseOne: '1 semana',
  RegionForecast_PhaseSub:
    'Las 85 regiones. La fase se conoce el día de la emisión: la semana supera a la anterior en más de un 20\u00A0%, queda más de un 20\u00A0% por debajo o en medio.',
  RegionForecast_PhaseTitle:
    '{phase, select, rising {En semanas de subida} falling {En semanas de bajada} other {En semanas estables}} la franja del 80\u00A0% acierta el {percent}',
  RegionForecast_PhaseTwo: '2 semanas',
  RegionForecast_Phase_falling: 'Bajada',
  RegionForecast_Phase_rising: 'Subida',
  RegionForecast_Phase_stable: 'Estable',
  RegionForecast_RelativeLog: 'WIS en log',
  RegionForecast_ReliabilityCount:
    '{count, plural, one {# emisión} other {# emisiones}} de este lugar, 23 límites cada una.',
  RegionForecast_ReliabilityDot: '{level}, {weeks, plural, one {# semana} other {# semanas}}',
  RegionForecast_ReliabilitySub:
    'Cuántos resultados quedaron en el límite prometido o por debajo. En la línea de puntos: honesto. Punto: una semana, círculo: dos.',
  RegionForecast_ReliabilityTitle: '¿Son honestos los límites?',
  RegionForecast_ReliabilityX: 'prometido, %',
  RegionForecast_ReliabilityY: 'cumplido, %',
  RegionForecast_Spread:
    '{trust, select, sure {Con una probabilidad del 80\u00A0%, la semana del {days} traerá de <low>{lowText}</low> a <high>{highText}</high>} record {La franja de la semana del {days} va de <low>{lowText}</low> a <high>{highText}</high>; franjas así acertaron aquí {held, number} de {count, number} veces} other {La franja de la semana del {days} va de <low>{lowText}</low> a <high>{highText}</high>; aún no se han podido comprobar aquí franjas así}}: {course, select, up {toda la franja está por encima de la semana del {last}} down {toda la franja está por debajo de la semana del {last}} other {son posibles tanto la bajada como la subida}}.',
  RegionForecast_TeaserSub:
    '{trust, select, sure {Con una probabilidad del 80\u00A0% de {low} a {high}} record {Franja de {low} a {high}, franjas así acertaron aquí {held, number} de {count, number} veces} other {Franja de {low} a {high}, aún sin comprobar aquí}}{begun, plural, =0 {} one {; # día de esa semana ya suma {counted}} other {; # días de esa semana ya suman {counted}}}.',
  RegionForecast_Todo: 'Qué hacer',
  RegionForecast_TodoHigh: 'Planifique por el límite superior del 95\u00A0%, no por el centro.',
  RegionForecast_TodoLifts:
    'La señal desaparece sola cuando {least, number} regiones o más vuelvan a sus franjas.',
  RegionForecast_TodoMisses:
    'En semanas de subida, {above, number} de {missed, plural, one {# fallo} other {# fallos}} fueron por arriba.',
  RegionForecast_TodoNoticesLink: 'Cómo recibir el aviso',
  RegionForecast_TodoScenarios: 'Mire los escenarios: no prolongan la semana pasada.',
  RegionForecast_TodoScenariosLink: 'Escenarios',
  RegionForecast_Warning_clamped:
    'El pronóstico llegó a un límite: como mucho cuatro veces por semana, el 30\u00A0% de los habitantes en cuatro semanas, todos los habitantes en una semana.',
  RegionForecast_Warning_correction:
    'En los últimos tres días de informes el total se corrigió a la baja: el comienzo del pronóstico no es fiable.',
  RegionForecast_Warning_weekday:
    'Los informes son muy desiguales según el día de la semana: la corrección es limitada; fíese más de las sumas semanales que de los días.',
  RegionForecast_WeakNow: 'las franjas no aciertan ahora',
  RegionForecast_Young:
    '{weeks, plural, one {Por ahora se emite una semana} other {Por ahora se emiten # semanas}}: para las demás aún no se conocen los resultados de dos emisiones anteriores.',
};
