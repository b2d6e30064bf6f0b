import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Account_Key_Note:
    'Un programa con una clave lee en su nombre, con sus derechos y su licencia. No puede cambiar ni publicar nada.',
  Account_Key_None: 'Todavía no hay claves.',
  Account_Key_Count: '{count, number} de {most, number} en vigor',
  Account_Key_Name: 'Para qué es la clave',
  Account_Key_NameHint: 'Por ejemplo, «Informes del departamento»',
  Account_Key_Scopes: 'Qué puede leer',
  Account_Key_Scope_public: 'lo abierto a todos',
  Account_Key_Scope_licensed: 'lo que abre la licencia',
  Account_Key_Scope_own: 'lo mío: suscripciones, marcas, mensajes',
  Account_Key_Limit: 'Límite',
  Account_Key_PerHour: '{count, plural, one {# llamada} other {# llamadas}} por hora',
  Account_Key_Term: 'Vigencia',
  Account_Key_Days: '{days, plural, =0 {sin plazo} one {# día} other {# días}}',
  Account_Key_Make: 'Nueva clave',
  Account_Key_Made: 'Copie la clave ahora: se muestra entera una sola vez.',
  Account_Key_Copy: 'Copiar',
  Account_Key_Copied: 'Copiada',
  Account_Key_Revoke: 'Revocar',
  Account_Key_RevokeOne: 'Revocar: {name}',
  Account_Key_RevokeTitle: '¿Revocar la clave «{name}»?',
  Account_Key_RevokeNote:
    'Los programas con esta clave dejan de recibir respuestas al momento. No se puede recuperar.',
  Account_Key_Unused: 'aún sin llamadas',
  Account_Key_Used: 'última llamada {ago}',
  Account_Key_Until: 'hasta el {date}',
  Account_Key_Revoked: 'revocada el {date}',
  Account_Key_Expired: 'caducó el {date}',
  Account_Key_Use:
    'En 30 días, {calls, plural, =0 {ninguna llamada} one {# llamada} other {# llamadas}}, {refused, plural, =0 {ningún rechazo} one {# rechazo} other {# rechazos}}',
  Account_Key_ByDay: 'Llamadas por día',
  Account_Key_Day: 'Día',
  Account_Key_Calls: 'Llamadas',
  Account_Key_Refused: 'Rechazos',
  Account_Key_Failed: 'No ha funcionado. Inténtelo de nuevo.',
};
