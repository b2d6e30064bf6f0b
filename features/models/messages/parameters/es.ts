import type { messages as ru } from './ru.ts';

/** Texts of the parameters and the changes of all models. */
export const messages: Record<keyof typeof ru, string> = {
  Scenario_Always: 'sin plazo',
  Scenario_ChangesLead:
    'Lo guardado recuerda la versión de su modelo y se calcula con ella. Una dirección con la marca de una versión (k1.0, por ejemplo) vuelve a calcular un resultado antiguo; la de una versión posterior se abre solo para leer.',
  Scenario_MarkKnown: 'conocimiento general',
  Scenario_MarkOperator: 'lo aporta el usuario',
  Scenario_MarkVerified: 'hallado en fuente',
  Scenario_Note10:
    'La primera versión: SEIR por edad con hospital y UCI, dispersión de R de los informes por 1,5.',
  Scenario_Note11:
    'A la dispersión de R se suma la duda del propio modelo (15\u00A0% de R), y tras el inicio R vuelve a uno (queda 0,8 de ln R): sin ello las bandas eran demasiado estrechas.',
  Scenario_Note12:
    'La línea sin azar vuelve a R = 1 tras el inicio como las simulaciones: antes quedaba por encima de su mitad y saltaba cuando llegaban. Las advertencias del modelo son frases.',
  Scenario_Note13:
    'El retraso del informe se reparte por días: antes cada caso esperaba justo una semana y la línea se quebraba el día de una medida. La protección por vacuna al inicio viene de los datos y el número de simulaciones lo elige cada cual.',
  Scenario_ParameterBounds: 'Límites',
  Scenario_ParameterMark: 'Respaldo',
  Scenario_ParameterName: 'Parámetro',
  Scenario_ParameterSource: 'Fuente',
  Scenario_ParameterUnit: 'Unidad',
  Scenario_ParameterValid: 'Vigencia',
  Scenario_ParameterValue: 'Valor',
  Scenario_ParametersLead:
    'Todo aquello en lo que se apoyan los modelos: las fuentes se nombran en la lengua de la publicación.',
  Scenario_ToSupply: 'no aportado',
};
