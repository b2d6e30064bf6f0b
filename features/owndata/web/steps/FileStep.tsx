import { useRef, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Input } from '#platform/ui/controls/Input.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { largestFile, maxRows } from '../../domain/limits.ts';
import type { OwnFileState } from '../use-own-file.ts';
import { SendingRows } from './SendingRows.tsx';
import { Step } from './Step.tsx';
import { TemplateOffer } from './TemplateOffer.tsx';
import styles from '../OwnData.module.css';

/** A file is chosen, dropped here or pasted out of a table. */
export function FileStep({ state, onTake }: { state: OwnFileState; onTake: () => void }) {
  const t = useText();
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { file, busy, failure } = state;
  const take = (next: File | null | undefined): void => {
    if (!next) return;
    onTake();
    void state.take(next);
  };
  return (
    <Step
      number={1}
      title={t('OwnData_File')}
      note={t('OwnData_FileNote', { megabytes: largestFile / 1_048_576, rows: formats.integer(maxRows) })}
    >
      <div
        className={`${styles.drop} ${isOver ? styles.over : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          take(
            event.clipboardData.files[0] ?? (text ? new File([text], `${t('OwnData_Pasted')}.csv`) : null),
          );
        }}
      >
        <span className={styles.fileName}>{file ? <b>{file.name}</b> : t('OwnData_Drop')}</span>
        <Button icon="upload" size="small" busy={busy} onClick={() => input.current?.click()}>
          {file ? t('OwnData_Replace') : t('OwnData_Choose')}
        </Button>
        {!file && (
          <Button variant="text" size="small" onClick={() => take(sampleFile(t('OwnData_SampleName')))}>
            {t('OwnData_Sample')}
          </Button>
        )}
      </div>
      <Input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xlsx"
        aria-label={t('OwnData_Choose')}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      {file && <SendingRows file={file} state={state} />}
      <TemplateOffer state={state} />
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Step>
  );
}

/** A small file to try the page with; its figures are made up, and its name says so. */
function sampleFile(name: string): File {
  const rows = [
    'Регион;На дату;Показатель, %',
    'Калужская область;31.12.2019;10,1',
    'Калужская область;31.12.2020;11,2',
    'Тульская обл.;31.12.2020;12,3',
    'Респ. Татарстан;31.12.2020;10,5',
    'Питер;31.12.2020;950,0',
    'Ростов;31.12.2020;9,9',
    'Итого;31.12.2020;10,8',
  ];
  return new File([rows.join('\r\n')], `${name}.csv`);
}
