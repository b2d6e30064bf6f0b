import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';

interface Props {
  name: string;
  busy: boolean;
  onRemove: () => void;
}

/** Takes one document off the draft; named after it, since many of them stand in a list. */
export function RemoveButton({ name, busy, onRemove }: Props) {
  const t = useText();
  return (
    <Button
      variant="text"
      size="small"
      busy={busy}
      aria-label={t('MeasureDocuments_RemoveNamed', { name })}
      onClick={onRemove}
    >
      {t('MeasureDocuments_Remove')}
    </Button>
  );
}
