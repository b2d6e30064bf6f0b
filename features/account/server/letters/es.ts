import type { letterTexts as ru } from './ru.ts';

export const letterTexts: Record<keyof typeof ru, string> = {
  Letter_OneTime_Subject: 'Su primer acceso a Svodka',
  Letter_First_Intro:
    'Se ha registrado en Svodka. Con el enlace establecerá su contraseña y entrará al momento. Funciona una sola vez, durante {hours, plural, one {# hora} other {# horas}}.',
  Letter_First_Link: 'Establecer la contraseña y entrar',
  Letter_OneTime_Intro: 'Si el enlace no se abre, entre con esta contraseña de un solo uso:',
  Letter_OneTime_Validity:
    'Es válida durante {hours, plural, one {# hora} other {# horas}}. Tras el primer acceso establecerá su propia contraseña.',
  Letter_OneTime_Link: 'Entrar con la contraseña de un solo uso',
  Letter_OneTime_Mailing:
    'Hemos suscrito esta dirección al resumen de noticias; el primer número llegará después del primer acceso.',
  Letter_Known_Subject: 'Ya tiene una cuenta en Svodka',
  Letter_Known_Intro:
    'Alguien, quizá usted, ha intentado registrar de nuevo esta dirección. Ya existe una cuenta con ella y no ha cambiado.',
  Letter_Known_Link: 'Entrar',
  Letter_Known_Recovery: '¿Ha olvidado la contraseña? Recupérela',
  Letter_Recovery_Subject: 'Una contraseña nueva para Svodka',
  Letter_Recovery_Intro:
    'Siga el enlace para establecer una contraseña nueva. Funciona una sola vez, en un plazo de {hours, plural, one {# hora} other {# horas}}.',
  Letter_Recovery_Link: 'Establecer una contraseña nueva',
  Letter_Changed_Subject: 'Se ha cambiado su contraseña de Svodka',
  Letter_Changed_Intro:
    'La contraseña de su cuenta de Svodka acaba de cambiarse y la sesión se ha cerrado en los demás dispositivos.',
  Letter_Changed_NotYou: 'Si no ha sido usted, establezca enseguida una contraseña nueva y avísenos.',
  Letter_Changed_Link: 'Establecer una contraseña nueva',
  Letter_Bound_Subject: 'Ahora entra en Svodka a través del servicio de cuentas',
  Letter_Bound_Intro:
    'Su cuenta de Svodka está vinculada al servicio de cuentas externo. Lo que la abría antes (contraseña, llaves de acceso, sesiones abiertas) ya no funciona.',
  Letter_Bound_NotYou: 'Si no ha sido usted, avísenos.',
  Letter_Changed_Passkeys:
    '{count, plural, one {# llave de acceso sigue abriendo} other {# llaves de acceso siguen abriendo}} su cuenta sin contraseña. Elimine las que no reconozca.',
  Letter_Passkey_Subject: 'Se ha añadido una llave de acceso a su cuenta',
  Letter_Passkey_Intro: 'La llave «{name}» abre ahora su cuenta de Svodka sin contraseña.',
  Letter_Passkey_NotYou:
    'Si no ha sido usted, elimínela en los ajustes, establezca una contraseña nueva y avísenos.',
  Letter_Passkey_Link: 'Llaves de acceso en los ajustes',
  Letter_Key_Subject: 'Se creó una clave para programas en su cuenta',
  Letter_Key_Intro:
    'La clave «{name}» lee ahora Svodka en su nombre: {read}. La clave en sí se mostró una sola vez y nunca se envía por correo.',
  Letter_Key_Term: '{days, plural, =0 {Vale hasta que se revoque.} one {Vale # día.} other {Vale # días.}}',
  Letter_Key_NotYou:
    'Si no fue usted, revoque la clave en los ajustes, establezca una contraseña nueva y avísenos.',
  Letter_Key_Link: 'Claves en los ajustes',
  Letter_Key_public: 'lo que está abierto a todos',
  Letter_Key_licensed: 'lo que abre su licencia',
  Letter_Key_own: 'lo que es suyo',
  Letter_Unknown_Subject: 'No hay ninguna cuenta con esta dirección',
  Letter_Unknown_Intro:
    'Alguien, quizá usted, ha pedido a Svodka recuperar la contraseña de esta dirección, pero no hay ninguna cuenta con ella.',
  Letter_Unknown_Link: 'Registrarse',
  Letter_Confirm_Subject: 'Confirme la suscripción al resumen de Svodka',
  Letter_Confirm_Intro:
    'Se ha indicado esta dirección para suscribirse al resumen de noticias. Si ha sido usted, confirme la suscripción.',
  Letter_Confirm_Link: 'Confirmar la suscripción',
  Letter_Unsubscribe: 'Cancelar la suscripción',
  Letter_Ignore: 'Si no ha sido usted, ignore este mensaje.',
  Letter_OneTime_Trial:
    'El primer acceso inicia la prueba de {days, plural, one {# día} other {# días}}: los dosieres de todas las regiones y el mapa.',
};
