import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureReceipt_Title_promise: 'Promesa: {median}, de {low} a {high}',
  MeasureReceipt_Title_inside: 'Dentro de lo prometido: {gap}, prometido de {low} a {high}',
  MeasureReceipt_Title_stronger: 'Más fuerte que lo prometido: {gap}, prometido de {low} a {high}',
  MeasureReceipt_Title_weaker: 'Más débil que lo prometido: {gap}, prometido de {low} a {high}',
  MeasureReceipt_Title_none: 'Sin promesa',
  MeasureReceipt_Sub:
    '{place}, {span}. Cuántos casos menos o más, en por ciento, desde el primer día que sin la medida. Banda: 9 de cada 10 ejecuciones del modelo.',
  MeasureReceipt_SubCame: 'La segunda línea: la distancia a las regiones parecidas.',
  MeasureReceipt_Promised: 'prometido',
  MeasureReceipt_Came: 'resultado',
  MeasureReceipt_Indicator: 'Casos desde el inicio de la medida frente al escenario sin ella',
  MeasureReceipt_Source: 'Modelo de escenarios, datos al {day}',
  MeasureReceipt_Card: 'Recibo de la medida',
  MeasureReceipt_Frozen: 'congelado el {day}',
  MeasureReceipt_Row_contacts: 'Contactos de menos, supuesto',
  MeasureReceipt_Row_median: 'Prometido, mediana',
  MeasureReceipt_Row_band: 'Prometido, 90\u00A0% de las ejecuciones',
  MeasureReceipt_Row_people: 'En casos',
  MeasureReceipt_Row_gap: 'Resultado frente a las parecidas',
  MeasureReceipt_Row_before: 'Casos en los 28 días anteriores',
  MeasureReceipt_Row_after: 'Casos en las semanas de la promesa',
  MeasureReceipt_Row_twins: 'Comparada con',
  MeasureReceipt_Row_model: 'Modelo',
  MeasureReceipt_Row_inputs: 'Huella de las entradas',
  MeasureReceipt_Model: 'escenarios {version}, {members} ejecuciones, semilla {seed}',
  MeasureReceipt_Immutable: 'La promesa no se puede cambiar: una nueva versión de la medida recibe otra.',
  MeasureReceipt_Range: 'de {low} a {high}',
  MeasureReceipt_Waiting: 'El resultado se verá cuando se publiquen los informes hasta el {day}.',
  MeasureReceipt_NoTwins: 'Este lugar no tiene regiones parecidas: no habrá con qué comparar el resultado.',
  MeasureReceipt_CannotProve:
    'Lo que la comparación no demuestra: la distancia a las regiones parecidas dice que aquí fue distinto, no por qué. Otras medidas, la vacunación, una ola que llegó antes o después y lo completo de los informes entran en ella tanto como la propia medida.',
  MeasureReceipt_Scatter_in:
    'Las regiones parecidas difieren entre sí de {low} a {high}: una distancia así ocurre también sin esta medida.',
  MeasureReceipt_Scatter_out:
    'Las regiones parecidas difieren entre sí de {low} a {high}: la distancia aquí es mayor que su dispersión.',
  MeasureReceipt_Outcome_no_reports:
    'No hay qué comparar: no se publicaron informes en las semanas de la promesa.',
  MeasureReceipt_Outcome_few_cases: 'No hay qué comparar: hubo menos de 50 casos en los 28 días anteriores.',
  MeasureReceipt_Outcome_few_twins: 'No hay qué comparar: menos de tres regiones parecidas con informes.',
  MeasureReceipt_WhyNone: 'El moderador la aceptó sin cálculo: {reason}',
  MeasureReceipt_Expected: 'Efecto esperado',
  MeasureReceipt_Measured:
    'El intervalo se midió para este tipo: 41 países, primera ola, antes de las variantes y las vacunas.',
  MeasureReceipt_Assumed: 'Cuántos contactos menos es suposición suya: nadie lo midió para este tipo.',
  MeasureReceipt_Field_place: 'Lugar',
  MeasureReceipt_Field_low: 'Contactos de menos, de,\u00A0%',
  MeasureReceipt_Field_high: 'hasta,\u00A0%',
  MeasureReceipt_Field_weeks: 'Semanas',
  MeasureReceipt_Compute: 'Calcular',
  MeasureReceipt_Choice: 'Qué congela',
  MeasureReceipt_Choice_epidemic: 'Esta promesa. Una vez aceptada no se puede cambiar',
  MeasureReceipt_Choice_none: 'No se puede calcular el efecto',
  MeasureReceipt_Reason: 'Por qué no se puede calcular',
  MeasureReceipt_ReasonHint: 'Los lectores verán el motivo.',
  MeasureReceipt_Need: 'Para aceptar, congele la promesa o diga por qué no la hay.',
  MeasureReceipt_Changed: 'Los datos o el texto cambiaron desde el cálculo: calcule de nuevo.',
  MeasureReceipt_Accept: 'Aceptar y congelar la promesa',
  MeasureReceipt_Lack_no_start: 'La medida no tiene fecha de inicio: no hay día desde el que contar.',
  MeasureReceipt_Lack_no_place: 'La medida no tiene lugar.',
  MeasureReceipt_Lack_no_kind:
    'Nadie midió el efecto de este tipo sobre los contactos: diga su suposición, de cuántos a cuántos por ciento.',
  MeasureReceipt_Lack_no_data: 'Este lugar no tiene serie de casos o población por edades.',
  MeasureReceipt_Lack_in_force:
    'La medida no empieza después del último informe: su efecto ya está en el crecimiento medido, y el modelo no sabe cómo sería sin ella.',
  MeasureReceipt_Lack_too_far:
    'Las semanas quedan a más de un año del último informe: el modelo no llega tan lejos.',
  MeasureReceipt_Lack_too_few_reports: 'Hay muy pocos informes para calibrar el modelo.',
  MeasureReceipt_Title_worth: 'Promesa: de {low} a {high} personas salen de la pobreza, por {cost} al mes',
  MeasureReceipt_WorthSub:
    '{place}, desde el {day}. Nueve décimas partes de las ejecuciones del modelo de familia: quién vive con quién, los ingresos y la parte que la solicita se sortean de nuevo en cada una.',
  MeasureReceipt_WorthCannotKnow:
    'Lo que el cálculo no sabe: cada centésima parte de los residentes por ingresos tiene la misma mezcla de familias, aunque hay más pobres entre las que tienen hijos; los importes están en precios del año de las reglas; nadie cambia de trabajo ni de familia. Quién vive con quién no se publica por región: las proporciones de tipos de familia son límites amplios tomados del conocimiento general de los censos y no tienen fuente en los datos.',
  MeasureReceipt_Instrument_benefit: 'Prestación',
  MeasureReceipt_Instrument_deduction: 'Deducción de ingresos por hijo',
  MeasureReceipt_Per_child: '{amount} al mes por hijo',
  MeasureReceipt_Per_person: '{amount} al mes por persona',
  MeasureReceipt_Per_household: '{amount} al mes por familia',
  MeasureReceipt_For_child: 'por hijo',
  MeasureReceipt_For_person: 'por persona',
  MeasureReceipt_For_household: 'por familia',
  MeasureReceipt_Row_whom: 'Para quién',
  MeasureReceipt_Whom:
    '{children, plural, =0 {todas las familias} one {familias con # hijo o más} many {familias con # de hijos o más} other {familias con # hijos o más}}{limit, plural, =0 {} other { con un máximo de {limit, number} mínimos por persona}}',
  MeasureReceipt_Row_claimed: 'La solicitan de quienes tienen derecho, supuesto',
  MeasureReceipt_Row_lifted: 'Personas que salen de la pobreza, 90\u00A0% de las ejecuciones',
  MeasureReceipt_Row_cost: 'Cuesta al mes',
  MeasureReceipt_Row_costPerLifted: 'Al mes por persona que sale',
  MeasureReceipt_NobodyLifted: 'nadie sale',
  MeasureReceipt_Row_poor: 'Por debajo del mínimo',
  MeasureReceipt_Poor: '{before} publicado, con la medida de {low} a {high}',
  MeasureReceipt_FamilyModel: 'familia {version}, {members} ejecuciones, semilla {seed}',
  MeasureReceipt_Row_rules: 'Reglas y datos',
  MeasureReceipt_Rules: 'reglas y precios de {year}, datos al {day}',
  MeasureReceipt_InstrumentHint:
    'Lo que la medida da a las familias no tiene campo en el texto: dígalo usted.',
  MeasureReceipt_Field_kind: 'Qué da',
  MeasureReceipt_Field_amount: 'Rublos al mes',
  MeasureReceipt_Field_per: 'Por cada',
  MeasureReceipt_Field_incomeLimit: 'Ingresos hasta, mínimos',
  MeasureReceipt_Field_minChildren: 'Hijos como mínimo',
  MeasureReceipt_Field_claimedLow: 'La solicitan desde, %',
  MeasureReceipt_Lack_no_instrument:
    'El modelo de familia calcula prestaciones y deducciones: diga qué da la medida y a quién. No calcula préstamos, subvenciones ni encargos.',
  MeasureReceipt_Lack_no_incomes:
    'Para este lugar no se publican juntos los residentes por edad, los ingresos, su distribución y la pobreza.',
  MeasureReceipt_WorthAwaited:
    'Resultado: la pobreza de {year}, primer año entero con la medida, frente a regiones parecidas. Se publica al año siguiente, por lo general en otoño.',
  MeasureReceipt_WorthTitle_inside:
    'Dentro de lo prometido: pobreza {gap} frente a las parecidas, prometido de {low} a {high}',
  MeasureReceipt_WorthTitle_stronger:
    'Más fuerte que lo prometido: pobreza {gap} frente a las parecidas, prometido de {low} a {high}',
  MeasureReceipt_WorthTitle_weaker:
    'Más débil que lo prometido: pobreza {gap} frente a las parecidas, prometido de {low} a {high}',
  MeasureReceipt_Points: '{points}\u00A0p.\u00A0p.',
  MeasureReceipt_Row_poorIn: 'Bajo el mínimo en {year}',
  MeasureReceipt_Row_poorBand: 'Prometido, pobreza, 90\u00A0% de las ejecuciones',
  MeasureReceipt_WorthCannotProve:
    'Lo que la comparación no demuestra: la pobreza de un año resulta de ingresos, precios, prestaciones del país y otras medidas; una diferencia con regiones parecidas dice que aquí fue distinto, no por qué. Las centésimas de punto son menores que el error del propio dato.',
};
