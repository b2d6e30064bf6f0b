import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { fileNameOf, saveFile } from '#platform/ui/tables/save-file.ts';
import { useText } from '#platform/web/text.ts';
import { measureName } from '../../domain/view/view-rows.ts';
import type { ViewData } from '../view-props.ts';

interface Props {
  data: ViewData;
  address: string;
  /** Asks for the values where the page has no more than their ends. */
  load?: (() => Promise<ViewData>) | undefined;
}

/** Saves every value of the view as a Parquet file, for programs; its writer comes when it is first asked for. */
export function SaveParquet({ data, address, load }: Props) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      const [{ writeParquet }, whole] = await Promise.all([import('./write-parquet.ts'), load?.() ?? data]);
      const content = new Blob([writeParquet(whole, address)], { type: 'application/vnd.apache.parquet' });
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
