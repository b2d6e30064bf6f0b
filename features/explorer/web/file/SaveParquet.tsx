import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { fileNameOf, saveFile } from '#platform/ui/tables/save-file.ts';
import { useText } from '#platform/web/text.ts';
import { measureName } from '../measure-name.ts';
import type { ViewData } from '../view-props.ts';

/** Saves every value of the view as a Parquet file, for programs; its writer comes when it is first asked for. */
export function SaveParquet({ data, address }: { data: ViewData; address: string }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      const { writeParquet } = await import('./write-parquet.ts');
      const content = new Blob([writeParquet(data, address)], { type: 'application/vnd.apache.parquet' });
      saveFile(content, fileNameOf(data.measures.map(measureName).join('; '), 'parquet'));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" variant="text" icon="download" busy={isBusy} onClick={() => void save()}>
        {t('Explore_Parquet')}
      </Button>
      {hasFailed && <p role="alert">{t('Ui_DownloadFailed')}</p>}
    </>
  );
}
