import { Hidden } from '#platform/ui/controls/Input.tsx';

/** The anti-forgery token of a form that works without JavaScript. */
export function Token({ value }: { value: string }) {
  return <Hidden name="xsrfToken" value={value} />;
}
