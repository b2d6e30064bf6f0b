import type { messages as ru } from './ru.ts';

/** Texts of the parameters and the changes of all models. */
export const messages: Record<keyof typeof ru, string> = {
  Scenario_Always: 'sem prazo',
  Scenario_ChangesLead:
    'O que foi guardado lembra a versão do seu modelo e é calculado por ela. Um endereço com a marca de uma versão (k1.0, por exemplo) volta a calcular um resultado antigo; o de uma versão posterior abre só para leitura.',
  Scenario_MarkKnown: 'conhecimento geral',
  Scenario_MarkOperator: 'a informar pelo usuário',
  Scenario_MarkVerified: 'achado em fonte',
  Scenario_Note10:
    'A primeira versão: SEIR por idade com hospital e UTI, dispersão de R dos relatos vezes 1,5.',
  Scenario_Note11:
    'À dispersão de R soma-se a dúvida do próprio modelo (15% de R), e após o início R volta a um (fica 0,8 de ln R): sem isso as faixas eram estreitas demais.',
  Scenario_Note12:
    'A linha sem acaso volta a R = 1 depois do início como as simulações: antes ficava acima do meio delas e saltava quando chegavam. Os avisos do modelo são frases.',
  Scenario_Note13:
    'O atraso do relato se distribui por dias: antes cada caso esperava exatamente uma semana e a linha quebrava no dia de uma medida. A proteção por vacina no início vem dos dados, e o número de simulações é de livre escolha.',
  Scenario_ParameterBounds: 'Limites',
  Scenario_ParameterMark: 'Comprovação',
  Scenario_ParameterName: 'Parâmetro',
  Scenario_ParameterSource: 'Fonte',
  Scenario_ParameterUnit: 'Unidade',
  Scenario_ParameterValid: 'Vigência',
  Scenario_ParameterValue: 'Valor',
  Scenario_ParametersLead:
    'Tudo em que os modelos assentam: as fontes são indicadas na língua da publicação.',
  Scenario_ToSupply: 'não informado',
};
