import { tokenise } from '../text/tokenise.ts';
import { nameStem } from './mention-form.ts';

/** Stems of a name joined by spaces, marks and quotes left out; '' where nothing is left. The same in every language. */
export function mentionKey(text: string): string {
  return tokenise(text, 'ru')
    .filter(({ kind }) => kind !== 'mark')
    .map(({ folded }) => nameStem(folded))
    .join(' ');
}
