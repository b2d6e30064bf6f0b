import { useText } from '#platform/web/text.ts';

/** Said where what is on screen is computed by a version that is not the newest; nothing else. */
export function OldVersion({ version, newest }: { version: number; newest: number }) {
  const t = useText();
  if (version >= newest) return null;
  return <p role="status">{t('Models_OldVersion', { version: String(version), newest: String(newest) })}</p>;
}
