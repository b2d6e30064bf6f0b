import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import { Chips } from '#platform/ui/choices/Chips.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { useText } from '#platform/web/text.ts';
import { treeForms, type TreeView } from '../../domain/tree/tree-view.ts';
import styles from './Tree.module.css';

const counts = [1, 2, 4, 8, 16];

/** Drawn or a list, from how many headlines a bond is drawn, whose, of which days, and whether registers' entries are. */
export function TreeTools({ view, change }: { view: TreeView; change: ChangeView<TreeView> }) {
  const t = useText();
  return (
    <div className={styles.tools}>
      <SegmentedControl
        label={t('Entities_TreeForm')}
        options={treeForms.map((form) => ({ value: form, label: t(`Entities_TreeForm_${form}`) }))}
        value={view.form}
        onChange={(form) => change({ form })}
      />
      <SelectField
        label={t('Entities_TreeLeast')}
        value={String(view.least)}
        options={counts.map((count) => ({
          value: String(count),
          label: t('Entities_TreeLeastOption', { count }),
        }))}
        onChange={(least) => change({ least: Number(least) })}
      />
      <Switch
        label={t('Entities_TreeRegisters')}
        checked={view.registers}
        onChange={(registers) => change({ registers })}
      />
      <TextField
        label={t('Entities_TreeFrom')}
        type="date"
        value={view.since ?? ''}
        onChange={(event) => change({ since: event.target.value || null })}
      />
      <TextField
        label={t('Entities_TreeTill')}
        type="date"
        value={view.till ?? ''}
        onChange={(event) => change({ till: event.target.value || null })}
      />
      <Chips
        label={t('Entities_TreeKinds')}
        options={entityKinds.map((kind) => ({ value: kind, label: t(`Entities_Kind_${kind}`) }))}
        chosen={view.kinds}
        onChange={(kinds) => change({ kinds })}
      />
    </div>
  );
}
