import { useState } from 'react';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { RemovableChip } from '#platform/ui/choices/RemovableChip.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { longestKeyword, maxParts } from '../../domain/categories/category-limits.ts';
import { tidyKeywords } from '../../domain/categories/category-parts.ts';
import styles from './Categories.module.css';

interface Props {
  keywords: readonly string[];
  onChange: (keywords: string[]) => void;
}

/** Words and phrases: a comma or Enter ends one, several are taken at once when pasted. */
export function KeywordsField({ keywords, onChange }: Props) {
  const t = useText();
  const [text, setText] = useState('');
  const take = (line: string): void => {
    onChange(tidyKeywords([...keywords, ...line.split(/[,;\n]/)]));
    setText('');
  };
  const isFull = keywords.length >= maxParts;
  return (
    <div>
      <TextField
        label={t('Category_Keywords')}
        hint={`${keywords.length}/${maxParts}`}
        value={text}
        maxLength={longestKeyword}
        message={t('Category_KeywordsHint')}
        error={isFull ? t('Error_TooManyTags') : undefined}
        disabled={isFull}
        autoComplete="off"
        onChange={({ target: { value } }) => (/[,;\n]/.test(value) ? take(value) : setText(value))}
        onBlur={() => text.trim() !== '' && take(text)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text.trim() === '') return;
          event.preventDefault();
          take(text);
        }}
        after={
          text.trim() === '' ? undefined : (
            <IconButton icon="plus" size={28} label={t('Category_AddWord')} onClick={() => take(text)} />
          )
        }
      />
      {keywords.length > 0 && (
        <p className={styles.chosen}>
          {keywords.map((word) => (
            <RemovableChip
              key={word}
              label={word}
              onRemove={() => onChange(keywords.filter((each) => each !== word))}
            />
          ))}
        </p>
      )}
    </div>
  );
}
