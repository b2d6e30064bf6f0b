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
};
