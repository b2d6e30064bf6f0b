import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Terms_Lead:
    'Em poucas palavras e sem jargão: o que você recebe, o que guardamos e o que pedimos que não faça.',
  Terms_Service: 'O que é',
  Terms_ServiceText:
    'A Svodka reúne manchetes de fontes públicas em histórias e mostra as regiões com dados publicados. As notícias são lidas sem cadastro; os dossiês e mapas abrem com licença.',
  Terms_Account: 'Sua conta',
  Terms_AccountText:
    'Um link para definir a senha chega por e-mail. A conta é pessoal: não passe a senha a outros. Uma conta usada para atrapalhar o serviço pode ser encerrada.',
  Terms_Trial: 'O teste',
  Terms_TrialText:
    'É dado uma vez, começa no primeiro acesso e dura {days, plural, one {# dia} other {# dias}}. Sem cartão, nada é cobrado: ao terminar, os dossiês fecham e o que você salvou, curtiu e buscou permanece.',
  Terms_News: 'Notícias',
  Terms_NewsText:
    'Manchetes e resumos pertencem aos veículos; o texto completo é lido na fonte. Histórias, editorias e tom são definidos por um programa, que pode errar.',
  Terms_Data: 'Números',
  Terms_DataText:
    'Cada número traz sua fonte e seu dia. As fontes corrigem seus dados, portanto um número de ontem pode mudar. Dados de amostra são marcados como tal. Confira na fonte antes de decidir.',
  Terms_Use: 'O que se pode fazer',
  Terms_UseText:
    'Citar, baixar tabelas e gráficos, usá-los em relatórios com o nome da fonte e um link. Não se pode contornar os limites de acesso nem sobrecarregar o serviço a ponto de ele deixar de responder aos outros.',
  Terms_Privacy: 'O que guardamos',
  Terms_PrivacyText:
    'Seu nome, e-mail, um resumo criptográfico da senha, suas marcações, buscas e preferências. Os cookies servem ao acesso, ao idioma e ao tema. Nada disso é passado a terceiros. O boletim só chega se você o pediu, e cada e-mail traz um link para encerrá-lo. A conta é apagada quando você pedir.',
  Terms_Changes: 'Mudanças',
  Terms_ChangesText: 'Novos termos são anunciados nas notícias do serviço antes de valer.',
};
