/** Texts of the chart that stands in other sites. This file is the type: every other language has the same keys. */
export const messages = {
  Embed_Census: 'перепись {year}',
  Embed_Full: 'Подробнее в «Сводке»',
  Embed_Known: 'Известно на {day}',
  Embed_Nothing: 'За этот срок нет данных.',
};
