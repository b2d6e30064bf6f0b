import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { OwnData } from '../load-own-data.ts';
import type { OwnFileState } from '../use-own-file.ts';

/** The places a name can mean, for a select, and how a choice is remembered and the file read anew by it. */
export function useNamePlace(places: OwnData['places'], state: OwnFileState) {
  const t = useText();
  const api = useApi();
  return {
    options: [
      { value: '', label: t('OwnData_ChoosePlace') },
      ...places.map(({ yugoId, shortName }) => ({ value: String(yugoId), label: shortName })),
    ],
    async name(written: string, chosen: string): Promise<void> {
      try {
        await api.call('own/namePlace', { written, yugoId: chosen === '' ? null : Number(chosen) });
        await state.say({});
      } catch (error) {
        showToast(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'), { kind: 'failed' });
      }
    },
  };
}
