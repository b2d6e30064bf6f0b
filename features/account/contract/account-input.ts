import { z } from 'zod';
import { Flag } from '#platform/contract/fields.ts';
import { emailProblem, passwordLength, passwordProblem, termsProblem } from '../domain/account-fields.ts';

/** A text field whose rule names the sentence about what is wrong. */
export const ruledText = (rule: (text: string) => string | null) =>
  z.string({ error: rule('') ?? undefined }).superRefine((text, context) => {
    const problem = rule(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });

/** An address as a person types it. */
export const Email = ruledText(emailProblem).meta({ format: 'email' });
/** A password by its rules. */
export const Password = ruledText(passwordProblem).meta({
  minLength: passwordLength.min,
  maxLength: passwordLength.max,
});
/** The terms, accepted. */
export const Terms = z
  .union([z.boolean(), z.stringbool()], { error: termsProblem(false) ?? undefined })
  .refine((accepted) => accepted, termsProblem(false) ?? undefined);
/** Where to go afterwards. */
export const ReturnUrl = z.string().max(2000).optional();
/** A token of a letter. */
export const Token = z.string().min(1).max(200);
/** Whether a session outlives the browser's. */
export const Remember = Flag.default(false);
