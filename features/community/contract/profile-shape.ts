import { z } from 'zod';

/** What a person tells of themselves; an empty text is a field left out. */
export const Written = z.object({
  workplace: z.string(),
  position: z.string(),
  location: z.string(),
  skype: z.string(),
  twitter: z.string(),
  vk: z.string(),
  facebook: z.string(),
  gender: z.enum(['female', 'male']).nullable(),
  birthDate: z.iso.date().nullable(),
  email: z.string(),
  phone: z.string(),
});

/** The same as others see it: null is kept from them, or left out. */
export const Seen = z.object(eachNullable(Written.shape));

function eachNullable<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  return Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, type.nullable()])) as {
    [K in keyof Shape]: z.ZodNullable<Shape[K]>;
  };
}
