import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  App_ShortName: 'Svodka',
  Error_FormIncorrect: 'El formulario se ha rellenado incorrectamente.',
  Error_TooManyTags: 'Ha alcanzado el número máximo de etiquetas',
  Error_EmailNotVerified:
    'El servicio de cuentas aún no ha verificado su correo. Verifíquelo allí e inicie sesión de nuevo.',
  Error_LoginFailed: 'No se pudo iniciar sesión.',
  Error_NoLicence: 'Esta sección se abre con licencia.',
  Error_AccountBlocked: 'La cuenta ha sido bloqueada.',
  Error_AccountLimited: 'El acceso a esta cuenta está limitado.',
  Error_Unavailable: 'El servicio no está disponible temporalmente, inténtelo en un minuto.',
  Again_Title: 'La sesión ha terminado.',
  Again_Text:
    'Lo que ha escrito sigue aquí. Escriba la contraseña de {email} y se enviará desde esta misma página.',
  Again_Password: 'Contraseña',
  Again_Submit: 'Entrar y enviar',
  Again_Later: 'Ahora no',
  Again_Other: 'Entrar de otra forma, en otra pestaña',
  Again_Replace: 'Esta contraseña solo vale una vez: defina otra en una pestaña nueva y vuelva aquí.',
};
