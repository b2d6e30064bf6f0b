import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { Modal } from '#platform/ui/dialogs/Modal.tsx';
import { useText } from '#platform/web/text.ts';
import { PdfState } from './PdfButton.tsx';
import { usePrinting } from './use-printing.ts';
import styles from './TabsPdfButton.module.css';

interface Props {
  /** Tabs of the dossier in their order, each with its path. */
  tabs: readonly { to: string; label: string }[];
}

/** One button for paper: which tabs go into one PDF, or the browser's own printing of the open one. */
export function TabsPdfButton({ tabs }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" icon="print" onClick={() => setOpen(true)}>
        {t('Printing_Paper')}
      </Button>
      <Modal open={open} onClose={close} title={t('Printing_Title')} description={t('Printing_Which')}>
        <TabsChoice
          tabs={tabs}
          onPrint={() => {
            close();
            // The sheet is drawn without the dialog.
            setTimeout(() => print(), 300);
          }}
        />
      </Modal>
    </>
  );
}

/** What stands in the dialog: the open tab is chosen first and keeps its choices, the others stand as they open. */
export function TabsChoice({ tabs, onPrint }: Props & { onPrint: () => void }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const { printing, order, cancel } = usePrinting();
  const pathOf = (to: string): string => to.split('?')[0]!;
  const current = tabs.find(({ to }) => pathOf(to) === pathname);
  const [chosen, setChosen] = useState<readonly string[]>(current ? [current.to] : []);
  const wanted = tabs
    .filter(({ to }) => chosen.includes(to))
    .map(({ to }) => (to === current?.to ? pathname + search : to));
  const choose = (to: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, to] : before.filter((each) => each !== to)));
  const all = chosen.length === tabs.length;
  return (
    <div className={styles.choice}>
      <Checkbox
        label={t('Printing_All')}
        checked={all}
        indeterminate={!all && chosen.length > 0}
        onChange={(isChosen) => setChosen(isChosen ? tabs.map(({ to }) => to) : [])}
      />
      <ul className={styles.tabs}>
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <Checkbox label={label} checked={chosen.includes(to)} onChange={(is) => choose(to, is)} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('Printing_Bound', { count: wanted.length })}</p>
      <div className={styles.actions}>
        {wanted.length > 0 && (
          <PdfState {...{ printing, cancel }} order={() => order(wanted[0]!, wanted.slice(1))} />
        )}
        {current && (
          <Button size="small" variant="text" onClick={onPrint}>
            {t('Printing_Browser')}
          </Button>
        )}
      </div>
    </div>
  );
}
