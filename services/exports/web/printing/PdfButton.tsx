import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import { usePrinting, type Printing } from './use-printing.ts';
import styles from './PdfButton.module.css';

/** Orders a PDF of the page it stands on and saves it; shows how far it is, and what to do where there is none. */
export function PdfButton() {
  const { pathname, search } = useLocation();
  const { printing, order, cancel } = usePrinting();
  return <PdfState {...{ printing, cancel }} order={() => order(pathname + search)} />;
}

interface Props {
  printing: Printing;
  order: () => void;
  cancel: () => void;
}

/** The button in each state it can have. */
export function PdfState({ printing, order, cancel }: Props) {
  const t = useText();
  const { kind } = printing;
  const label = kind === 'busy' ? 'Printing_Busy' : isRepeated(kind) ? 'Printing_Again' : 'Printing_Pdf';
  return (
    <div className={styles.printing} data-print="no">
      {kind === 'unavailable' ? (
        <Button size="small" icon="print" onClick={() => print()}>
          {t('Printing_Browser')}
        </Button>
      ) : (
        <Button size="small" icon="document" busy={kind === 'busy'} onClick={order}>
          {t(label)}
        </Button>
      )}
      {kind === 'busy' && (
        <span className={styles.course}>
          <progress max={100} value={printing.progress} aria-label={t('Printing_Busy')} />
          <Button size="small" variant="text" onClick={cancel}>
            {t('Printing_Cancel')}
          </Button>
        </span>
      )}
      {kind === 'ready' && <SavedFile key={printing.file} file={printing.file} />}
      <output className={styles.note}>{sayState(t, printing)}</output>
    </div>
  );
}

function isRepeated(kind: Printing['kind']): boolean {
  return kind === 'failed' || kind === 'too_many';
}

function sayState(t: ReturnType<typeof useText>, printing: Printing): string {
  switch (printing.kind) {
    case 'ready':
      return t('Printing_Ready');
    case 'cancelled':
      return t('Printing_Cancelled');
    case 'failed':
      return t(`Printing_Failed_${printing.reason}`);
    case 'too_many':
      return t('Printing_TooMany');
    case 'unavailable':
      return t('Printing_Unavailable');
    default:
      return '';
  }
}

/** The file saves itself once; the link saves it again. */
function SavedFile({ file }: { file: string }) {
  const t = useText();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), []);
  return (
    <a ref={link} href={file} download className={styles.file}>
      {t('Printing_Save')}
    </a>
  );
}
