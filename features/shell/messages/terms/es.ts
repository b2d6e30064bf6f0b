import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Terms_Lead: 'En pocas palabras y sin jerga: qué recibe, qué guardamos y qué le pedimos que no haga.',
  Terms_Service: 'Qué es',
  Terms_ServiceText:
    'Svodka reúne titulares de fuentes públicas en historias y muestra las regiones con datos publicados. Las noticias se leen sin registro; los dosieres y mapas se abren con licencia.',
  Terms_Account: 'Su cuenta',
  Terms_AccountText:
    'Por correo llega un enlace con el que establece su contraseña. La cuenta es personal: no comparta la contraseña. Una cuenta usada para entorpecer el servicio puede cerrarse.',
  Terms_Trial: 'La prueba',
  Terms_TrialText:
    'Se da una vez, empieza con el primer acceso y dura {days, plural, one {# día} other {# días}}. Sin tarjeta y sin cobros: al terminar, los dosieres se cierran y lo que guardó, le gustó y buscó se queda.',
  Terms_News: 'Noticias',
  Terms_NewsText:
    'Los titulares y resúmenes pertenecen a sus medios; el texto completo se lee en la fuente. Las historias, secciones y tono los decide un programa, que puede equivocarse.',
  Terms_Data: 'Números',
  Terms_DataText:
    'Cada número nombra su fuente y su día. Las fuentes corrigen sus datos, así que un número de ayer puede cambiar. Los datos de muestra están marcados. Compruebe la fuente antes de decidir.',
  Terms_Use: 'Qué se puede hacer',
  Terms_UseText:
    'Citar, descargar tablas y gráficos, usarlos en informes con el nombre de la fuente y un enlace. No se pueden eludir los límites de acceso ni cargar el servicio hasta que deje de responder a otros.',
  Terms_Privacy: 'Qué guardamos',
  Terms_PrivacyText:
    'Su nombre, correo, una huella de la contraseña, sus marcas, búsquedas y ajustes. Las cookies sirven al acceso, al idioma y al tema. Nada de ello se pasa a terceros. El boletín llega solo si lo pidió, y cada correo trae un enlace para terminarlo. La cuenta se borra cuando usted lo pida.',
  Terms_Changes: 'Cambios',
  Terms_ChangesText: 'Los nuevos términos se anuncian en las noticias del servicio antes de que rijan.',
};
