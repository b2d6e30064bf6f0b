import { expect, test } from 'vitest';
import { ApiError } from '#platform/web/api.ts';
import { emailProblem, passwordProblem } from '../../domain/account-fields.ts';
import { checkForm, problemOfFailure, readProblem } from './form-problem.ts';

const say = (key: string): string => `<${key}>`;
const rules = { email: emailProblem, password: passwordProblem };

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test('a right form has no problem', () => {
  expect(checkForm(formOf({ email: 'a@b.ru', password: '123456' }), rules, say)).toBeNull();
});

test('every wrong field has its sentence, a missing one too', () => {
  expect(checkForm(formOf({ email: 'a' }), rules, say)?.fields).toEqual({
    email: '<Account_EmailInvalid>',
    password: '<Account_PasswordRequired>',
  });
});

test('what the server says about fields stands at the fields, the rest above the form', () => {
  const problem = {
    type: 'urn:x',
    status: 400,
    code: 'bad_request',
    title: 'Whole',
    requestId: '1',
  } as const;
  expect(readProblem({ ...problem, fields: [{ path: 'email', message: 'Bad' }] })).toMatchObject({
    title: null,
    fields: { email: 'Bad' },
  });
  expect(
    problemOfFailure(
      new ApiError({ ...problem, status: 401, code: 'invalid_credentials', title: 'No' }),
      'away',
    ),
  ).toMatchObject({ code: 'invalid_credentials', title: 'No', fields: {} });
});

test('a call that never arrived says that the service is away', () => {
  expect(problemOfFailure(new TypeError('Failed to fetch'), 'away').title).toBe('away');
});
