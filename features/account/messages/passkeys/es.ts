import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Account_Passkey_Title: 'Llaves de acceso',
  Account_Passkey_Note:
    'Entrar sin contraseña: el dispositivo le reconoce por la cara, el dedo o un código, y el sitio solo recibe una firma. La llave no funciona en un sitio falso.',
  Account_Passkey_None: 'Todavía no hay llaves.',
  Account_Passkey_NotOffered:
    'En esta dirección del sitio los navegadores no crean llaves: hace falta https y un nombre en vez de un número.',
  Account_Passkey_Name: 'Nombre de la llave',
  Account_Passkey_NameHint: 'Por ejemplo, «Portátil del trabajo»',
  Account_Passkey_Add: 'Añadir una llave',
  Account_Passkey_Rename: 'Cambiar el nombre',
  Account_Passkey_RenameOne: 'Cambiar el nombre: {name}',
  Account_Passkey_Remove: 'Eliminar',
  Account_Passkey_RemoveOne: 'Eliminar: {name}',
  Account_Passkey_RemoveTitle: '¿Eliminar la llave «{name}»?',
  Account_Passkey_RemoveNote:
    'Ya no servirá para entrar. En el propio dispositivo seguirá hasta que la borre también allí.',
  Account_Passkey_RemoveAll: 'Eliminar todas las llaves',
  Account_Passkey_RemoveAllTitle: '¿Eliminar todas las llaves de acceso?',
  Account_Passkey_Review:
    'La contraseña ha cambiado, pero estas llaves siguen abriendo su cuenta. Elimine las que no reconozca.',
  Account_Passkey_Save: 'Guardar',
  Account_Passkey_Cancel: 'Cancelar',
  Account_Passkey_Added: 'Añadida el {date}',
  Account_Passkey_Used: 'última entrada {ago}',
  Account_Passkey_Unused: 'sin usar todavía',
  Account_Passkey_Synced: 'guardada en una nube',
  Account_Passkey_Failed: 'El dispositivo no ha dado ninguna llave.',
  Account_Passkey_Known: 'Este dispositivo ya tiene una llave de esta cuenta.',
};
