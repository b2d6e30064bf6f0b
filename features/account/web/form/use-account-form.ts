import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useActionData } from 'react-router';
import type { CallName, InputOf, OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { FormAnswer } from './form-action.ts';
import {
  checkForm,
  problemOfFailure,
  readProblem,
  type FieldRules,
  type FormProblem,
} from './form-problem.ts';

interface Wish<Name extends CallName> {
  name: Name;
  rules: FieldRules;
  read: (form: FormData) => InputOf<Name>;
  /** What follows success; the form stays busy until it is done. */
  onDone: (output: OutputOf<Name>, form: FormData) => Promise<void> | void;
}

/** A form of the account screens: checks, sends, keeps what went wrong and moves the focus to the first wrong field. Without JavaScript the page's action does the same. */
export function useAccountForm<Name extends CallName>({ name, rules, read, onDone }: Wish<Name>) {
  const t = useText();
  const api = useApi();
  const answer = useActionData() as FormAnswer<Name> | undefined;
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(
    answer !== undefined && 'problem' in answer ? readProblem(answer.problem) : null,
  );
  useEffect(() => {
    if (problem !== null)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [problem]);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const wrong = checkForm(given, rules, t);
    setProblem(wrong);
    if (wrong !== null || busy) return;
    setBusy(true);
    try {
      await onDone(await api.call(name, read(given)), given);
    } catch (error) {
      setProblem(problemOfFailure(error, t('Error_Unavailable')));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => void submit(event);
  return {
    problem,
    busy,
    posted: answer?.values ?? null,
    formProps: { ref: form, onSubmit, method: 'post' as const, noValidate: true },
  };
}
