import { Button } from '#platform/ui/buttons/Button.tsx';
import { useCopied } from '#platform/ui/chart-frame/use-copied.ts';
import { useText } from '#platform/web/text.ts';
import { writeErrorReport, type ErrorFacts } from './error-report.ts';

interface Props {
  facts: ErrorFacts;
  variant?: 'second' | 'text';
  size?: 'small' | 'medium';
}

/** Copies the report of what failed; where the browser has no clipboard, shows it to be copied by hand. */
export function CopyReport({ facts, variant, size }: Props) {
  const t = useText();
  const [copied, copy] = useCopied();
  return (
    <Button
      size={size}
      variant={variant}
      icon={copied ? 'check' : 'copy'}
      onClick={() => copy(writeErrorReport(facts))}
    >
      {t(copied ? 'Ui_Copied' : 'Ui_CopyReport')}
    </Button>
  );
}
