// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { Form } from './Form.tsx';

afterEach(cleanup);

test('a required field left empty says so in the page’s words, at the field, and has the focus; mended it says nothing, and the form is sent', () => {
  const send = vi.fn((form: HTMLFormElement) => new FormData(form).get('name'));
  render(
    <KitPage>
      <Form aria-label="form" onSend={send}>
        <TextField label="Note" name="note" />
        <TextField label="Name" name="name" required />
        <Checkbox label="Terms" name="terms" required />
      </Form>
    </KitPage>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  expect(form.noValidate).toBe(true);
  fireEvent.submit(form);
  expect(send).not.toHaveBeenCalled();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent.trim())).toEqual([
    'Заполните это поле',
    'Отметьте, чтобы продолжить',
  ]);
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(name.getAttribute('aria-describedby')!)?.textContent).toContain('Заполните');
  fireEvent.input(name, { target: { value: 'Маски' } });
  expect(name.hasAttribute('aria-invalid')).toBe(false);
  fireEvent.click(screen.getByLabelText('Terms'));
  fireEvent.submit(form);
  expect(send).toHaveReturnedWith('Маски');
});

test('only spaces are nothing', () => {
  const send = vi.fn();
  render(
    <KitPage>
      <Form aria-label="form" onSend={send}>
        <TextField label="Name" required defaultValue="  " />
      </Form>
    </KitPage>,
  );
  fireEvent.submit(screen.getByRole('form'));
  expect(send).not.toHaveBeenCalled();
});
