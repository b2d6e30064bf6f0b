import { useRef, useState, type RefObject } from 'react';
import type { Control } from '#platform/ui/controls/is-changed.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { noProblems, type FieldProblems } from './field-problems.ts';
import { findProblem } from './find-problem.ts';

/** A form that says in the page's own words what is wrong in it. */
interface FormCheck {
  form: RefObject<HTMLFormElement | null>;
  problems: FieldProblems;
  /** True when every field is right; otherwise each wrong one says so, and the first has the focus. */
  check: () => boolean;
  /** Takes a problem back once its field was mended. */
  checkAgain: () => void;
}

/** Checks the fields of a form by their own rules when it is sent, in place of the browser's bubbles. */
export function useFormCheck(): FormCheck {
  const t = useText();
  const formats = useFormats();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(noProblems);
  const find = (controls: readonly Control[]): FieldProblems =>
    new Map(
      controls.flatMap((control) => {
        const problem = findProblem(control, { t, formats });
        return problem === null ? [] : [[control.id, problem] as const];
      }),
    );
  const check = (): boolean => {
    const controls = controlsOf(form.current);
    const found = find(controls);
    setProblems(found);
    const first = controls.find(({ id }) => found.has(id));
    first?.closest('details')?.setAttribute('open', '');
    first?.focus();
    return first === undefined;
  };
  const checkAgain = (): void => {
    if (problems.size > 0) setProblems(find(controlsOf(form.current).filter(({ id }) => problems.has(id))));
  };
  return { form, problems, check, checkAgain };
}

function controlsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.elements ?? [])].filter((element) =>
    element.matches('input, select, textarea'),
  ) as Control[];
}
