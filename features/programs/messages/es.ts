import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Programs_NoData: 'Sin datos: no se sabe nada para este día y dentro de estos límites.',
  Programs_Cut:
    'La lista «{list}» se ha recortado: {shown, number} de {total, number}. Acote la pregunta o pida la página siguiente.',
  Programs_TooLong:
    'La respuesta es demasiado larga: acote los días o los lugares, o pida páginas más pequeñas.',
  Programs_UnknownName: 'La herramienta no conoce: {names}.',
  Programs_Title: 'Las mismas cifras de la pantalla, con el mismo recibo',
  Programs_Lead:
    'Un programa o un asistente pregunta; Svodka responde con la cifra, su fuente y el día en que se conoció. Lo que no se sabe se dice, sin poner algo parecido en su lugar.',
  Programs_Keys: 'Claves',
  Programs_KeysNote:
    'Una clave actúa en su nombre y no abre más que su licencia. Se muestra entera una sola vez.',
  Programs_ToKeys: 'Mis claves',
  Programs_Example: 'Una pregunta y su respuesta con el recibo',
  Programs_Question: '¿Cuál fue el desempleo en Tartaristán en 2018?',
  Programs_Dialect: 'Escribirlo en',
  Programs_ExampleNote:
    'La clave se lee de la variable SVODKA_KEY. Un rechazo trae un estado y una frase en el campo title; el límite de llamadas está en los encabezados RateLimit.',
  Programs_Address: 'Dirección para asistentes (MCP)',
  Programs_AddressNote: 'Solo lectura: un asistente no puede escribir, votar ni publicar.',
  Programs_Tools: 'Qué sabe hacer: {count, number}',
  Programs_Notices: 'Avisos de novedades',
  Programs_NoticesNote:
    'Una dirección a la que Svodka escribe cuando cambia algo que usted sigue. Cada aviso va firmado (HMAC) y, si no se acepta, se repite cinco veces más en quince horas; el registro de entregas y el reenvío están en el mismo lugar.',
  Programs_ToNotices: 'Indicar la dirección',
  Programs_Clients: 'Descripción y clientes',
  Programs_ClientsNote:
    'Todas las llamadas, con los tipos de su entrada y su respuesta, se describen en un solo documento: de él se hace un cliente en cualquier lenguaje.',
  Programs_Calls: 'Todas las llamadas',
  Programs_Catalogue: 'Catálogo de datos',
  Programs_Copy: 'Copiar',
  Programs_Copied: 'Copiado',
  Programs_Tool_ask: 'pregunta en palabras, respuesta con recibo',
  Programs_Tool_find_places: 'lugares por su nombre',
  Programs_Tool_find_indicators: 'indicadores por palabras',
  Programs_Tool_get_series: 'serie de un lugar en cualquier día de conocimiento',
  Programs_Tool_compare_places: 'lugares comparados, con su puesto',
  Programs_Tool_get_forecast: 'pronóstico con bandas y errores pasados',
  Programs_Tool_get_dossier: 'expediente de una región',
  Programs_Tool_find_news: 'titular, medio, fecha, enlace',
  Programs_Tool_get_story: 'una historia por sus titulares',
  Programs_Tool_find_entities: 'personas, empresas y otros',
  Programs_Tool_get_entity: 'expediente de una persona, empresa u otro',
  Programs_Tool_list_measures: 'lista de medidas de apoyo',
  Programs_Tool_get_measure: 'una medida entera',
  Programs_Tool_get_receipt: 'de dónde viene una cifra',
};
