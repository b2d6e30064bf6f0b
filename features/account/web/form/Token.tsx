/** The anti-forgery token of a form that works without JavaScript. */
export function Token({ value }: { value: string }) {
  return <input type="hidden" name="xsrfToken" value={value} />;
}
