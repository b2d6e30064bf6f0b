import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Programs_NoData: 'Sem dados: nada se sabe para este dia e dentro destes limites.',
  Programs_Cut:
    'A lista “{list}” foi reduzida: {shown, number} de {total, number}. Restrinja a pergunta ou peça a página seguinte.',
  Programs_TooLong: 'A resposta é longa demais: restrinja os dias ou os lugares, ou peça páginas menores.',
  Programs_UnknownName: 'A ferramenta não conhece: {names}.',
  Programs_Title: 'Os mesmos números da tela, com o mesmo recibo',
  Programs_Lead:
    'Um programa ou um assistente pergunta; a Svodka responde com o número, a fonte e o dia em que ficou conhecido. O que não se sabe é dito assim, sem pôr algo parecido no lugar.',
  Programs_Keys: 'Chaves',
  Programs_KeysNote:
    'Uma chave age em seu nome e não abre mais do que a sua licença. Ela só é mostrada por inteiro uma vez.',
  Programs_ToKeys: 'Minhas chaves',
  Programs_Example: 'Uma pergunta e a resposta com o recibo',
  Programs_Question: 'Qual foi o desemprego no Tartaristão em 2018?',
  Programs_Dialect: 'Escrever em',
  Programs_ExampleNote:
    'A chave é lida da variável SVODKA_KEY. Uma recusa traz um status e uma frase no campo title; o limite de chamadas está nos cabeçalhos RateLimit.',
  Programs_Address: 'Endereço para assistentes (MCP)',
  Programs_AddressNote: 'Somente leitura: um assistente não pode escrever, votar nem publicar.',
  Programs_Tools: 'O que ele sabe fazer: {count, number}',
  Programs_Notices: 'Avisos do que é novo',
  Programs_NoticesNote:
    'Um endereço ao qual a Svodka escreve quando muda algo que você acompanha. Cada aviso é assinado (HMAC) e, se não for aceito, repetido mais cinco vezes em quinze horas; o registro de entregas e o reenvio ficam no mesmo lugar.',
  Programs_ToNotices: 'Definir o endereço',
  Programs_Clients: 'Descrição e clientes',
  Programs_ClientsNote:
    'Todas as chamadas, com os tipos da entrada e da resposta, estão descritas em um só documento: dele se faz um cliente em qualquer linguagem.',
  Programs_Calls: 'Todas as chamadas',
  Programs_Catalogue: 'Catálogo de dados',
  Programs_Copy: 'Copiar',
  Programs_Copied: 'Copiado',
  Programs_Tool_ask: 'pergunta em palavras, resposta com recibo',
  Programs_Tool_find_places: 'lugares pelo nome',
  Programs_Tool_find_indicators: 'indicadores por palavras',
  Programs_Tool_get_series: 'série de um lugar em qualquer dia de conhecimento',
  Programs_Tool_compare_places: 'lugares lado a lado, com posições',
  Programs_Tool_get_forecast: 'previsão com faixas e erros passados',
  Programs_Tool_get_dossier: 'dossiê de uma região',
  Programs_Tool_find_news: 'título, veículo, data, link',
  Programs_Tool_get_story: 'uma história pelas manchetes',
  Programs_Tool_find_entities: 'pessoas, empresas e outros',
  Programs_Tool_get_entity: 'dossiê de uma pessoa, empresa ou outro',
  Programs_Tool_list_measures: 'lista de medidas de apoio',
  Programs_Tool_get_measure: 'uma medida inteira',
  Programs_Tool_get_receipt: 'de onde vem um número',
};
