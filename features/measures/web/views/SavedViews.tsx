import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useCopied } from '#platform/ui/chart-frame/use-copied.ts';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText } from '#platform/web/text.ts';
import { writeMeasuresView, type MeasuresView } from '../../domain/list/list-view.ts';
import type { KeptView } from '../list/load-list.ts';
import { ViewName } from './ViewName.tsx';
import { useViews } from './use-views.ts';
import styles from './SavedViews.module.css';

interface Props {
  views: readonly KeptView[];
  view: MeasuresView;
  /** Null = every place. */
  yugoId: number | null;
}

const whole = 'whole';
const other = 'other';

/** The views of the list a reader keeps: one is opened, what is shown is kept under a name or its address taken along. */
export function SavedViews({ views, view, yugoId }: Props) {
  const t = useText();
  const { open, save, remove } = useViews();
  const [isNaming, setNaming] = useState(false);
  const [isCopied, copy] = useCopied();
  const said = String(writeMeasuresView(view, new URLSearchParams()));
  const current = views.find((each) => each.search === said && each.yugoId === yugoId);
  const value = current ? String(current.id) : said === '' && yugoId === null ? whole : other;
  return (
    <div className={styles.views}>
      <SelectField
        label={t('MeasuresList_View')}
        size="small"
        value={value}
        options={[
          { value: whole, label: t('MeasuresList_Whole') },
          ...(value === other ? [{ value: other, label: t('MeasuresList_OtherView') }] : []),
          ...views.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(id) => {
          // What stands there is no choice: a page that is drawn anew tells of it.
          if (id !== value)
            open(views.find((each) => String(each.id) === id) ?? { yugoId: null, search: '' });
        }}
      />
      {current && (
        <IconButton
          icon="delete"
          label={t('MeasuresList_Delete', { name: current.name })}
          onClick={() => void remove(current.id)}
        />
      )}
      {isNaming ? (
        <ViewName
          onName={async (name) => {
            if (await save({ name, yugoId, search: said })) setNaming(false);
          }}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <Button size="small" variant="text" icon="bookmark" onClick={() => setNaming(true)}>
          {t('MeasuresList_Save')}
        </Button>
      )}
      <Button size="small" variant="text" icon="link" onClick={() => copy(location.href)}>
        <span role="status">{t(isCopied ? 'MeasuresList_Copied' : 'MeasuresList_Address')}</span>
      </Button>
    </div>
  );
}
