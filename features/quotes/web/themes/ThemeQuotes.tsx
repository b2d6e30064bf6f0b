import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { Pagination } from '#platform/ui/navigation/Pagination.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useText } from '#platform/web/text.ts';
import type { ThemeDeskData } from './load-theme-desk.ts';
import type { ThemeActions } from './use-theme-actions.ts';
import styles from './ThemeDesk.module.css';

interface Props {
  data: Pick<ThemeDeskData, 'themes' | 'themeId' | 'quotes' | 'total' | 'pageSize' | 'page'>;
  actions: ThemeActions;
}

/** The quotes of a theme, or those without one; the chosen ones are put under another. */
export function ThemeQuotes({ data, actions }: Props) {
  const t = useText();
  const { themes, themeId, quotes, total, pageSize, page } = data;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const others = themes.filter(({ id }) => id !== themeId);
  const [wanted, setWanted] = useState(String(others[0]?.id ?? 0));
  const choose = (key: string, isChosen: boolean): void =>
    setChosen((known) => (isChosen ? [...known, key] : known.filter((each) => each !== key)));
  const move = async (): Promise<void> => {
    if (await actions.assign([...chosen], wanted === '0' ? null : Number(wanted))) setChosen([]);
  };
  const none = themeId === 0 ? [] : [{ value: '0', label: t('QuoteDesk_Without') }];
  return (
    <section aria-label={t('QuoteDesk_Quotes')}>
      <h2 className={styles.name}>{t('QuoteDesk_Quotes')}</h2>
      {quotes.length === 0 && <p className={typeStyles.note}>{t('Quotes_None')}</p>}
      <ul className={styles.list}>
        {quotes.map(({ key, text, speaker, source }) => (
          <li key={key}>
            <Checkbox
              label={<span lang="ru">{text}</span>}
              checked={chosen.includes(key)}
              onChange={(isChosen) => choose(key, isChosen)}
            />
            <p className={typeStyles.meta}>
              {speaker}, <span lang="ru">{source}</span>
            </p>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className={`${styles.acts} ${styles.chosen}`}>
          <SelectField
            label={t('QuoteDesk_PutUnder', { count: chosen.length })}
            value={wanted}
            options={[...none, ...others.map(({ id, name }) => ({ value: String(id), label: name }))]}
            onChange={setWanted}
          />
          <Button variant="primary" busy={actions.busy} onClick={() => void move()}>
            {t('QuoteDesk_Put')}
          </Button>
        </div>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / pageSize)}
        linkTo={(number) => `?theme=${themeId}&page=${number}`}
      />
    </section>
  );
}
