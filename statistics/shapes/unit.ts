import { z } from 'zod';

/** A unit in one language with its plural forms (1 случай, 2 случая, 5 случаев); never a multiple such as millions. */
export const Unit = z.object({ code: z.string(), forms: z.array(z.string()) });
