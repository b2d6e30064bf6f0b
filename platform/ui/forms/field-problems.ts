import { createContext, useContext } from 'react';

/** What is wrong in a form that was sent: the sentence by the id of its control. */
export type FieldProblems = ReadonlyMap<string, string>;

/** No field is wrong. */
export const noProblems: FieldProblems = new Map();

/** The problems of the form around a field. */
export const FieldProblemsContext = createContext(noProblems);

/** What the form around it says is wrong with the control; null when it is right, or not sent yet. */
export function useFieldProblem(id: string): string | null {
  return useContext(FieldProblemsContext).get(id) ?? null;
}
