import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Models_Title: 'Modelos',
  Models_Problem_Missing: 'No indicado.',
  Models_Problem_Number: 'Aquí va un número simple.',
  Models_Problem_Bounds: 'De {min} a {max} {unit}',
  Models_Problem_Count: 'De {min} a {max} entradas.',
  Models_Problem_Order: 'Los valores no están en orden.',
  Models_Problem_Unknown: 'Ese valor no existe.',
  Models_Problem_Inconsistent: 'El valor contradice a los demás.',
  Models_Unit_Children: 'hijos por mujer',
  Models_Unit_PeopleYear: 'personas al año',
  Models_Unit_Years: 'años',
  Models_Unit_Roubles: '₽ al mes',
};
