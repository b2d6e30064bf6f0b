import { useState } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { canAdd, canPropose } from '../domain/abilities.ts';
import { contentBounds, emptyContent } from '../domain/content/measure-content.ts';
import { measureDirections } from '../domain/steps/statuses.ts';
import type { OutputOf } from '#platform/web/api.ts';
import styles from './CreateActionPage.module.css';

type Places = OutputOf<'handbooks/region/getEntries'>['entries'];

const load: LoadPage<{ places: Places }> = async ({ api, signal }) => ({
  places: (await api.call('handbooks/region/getEntries', {}, { signal })).entries,
});
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** A measure begins: its name, direction and place; from then on the draft saves itself at an address of its own. */
export default function CreateActionPage() {
  const t = useText();
  const { account } = useSession();
  if (!canPropose(account))
    return (
      <main className={styles.page}>
        <h1 className={styles.title}>{t('Titles_CreateAction')}</h1>
        <p>{t('Measures_MayNotPropose')}</p>
      </main>
    );
  return <Begin mayAdd={canAdd(account)} home={account.linkedObjectYugoId} />;
}

/** What is said before a draft has an address: kept here, sent at once. */
function useBeginning(mayAdd: boolean, home: number | null) {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const said = useParams()['mode'];
  const [intention, setIntention] = useState<'propose' | 'add'>(mayAdd && said === 'add' ? 'add' : 'propose');
  const [title, setTitle] = useState('');
  const [direction, setDirection] = useState<'1' | '3'>('1');
  const [place, setPlace] = useState(String(home ?? ''));
  const [busy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      const content = {
        ...emptyContent(direction === '3' ? 3 : 1, place === '' ? [] : [Number(place)]),
        title: title.trim(),
      };
      const { id, version } = await api.call('measure/saveDraft', {
        id: 0,
        version: 0,
        revision: 0,
        intention,
        content,
      });
      await navigate(buildRoute('action', { id, mode: 'edit' }, { search: { version } }), { replace: true });
    } catch (error) {
      showToast(error instanceof ApiError ? error.problem.title : t('Measures_Failed'), { kind: 'failed' });
      setBusy(false);
    }
  };
  return { intention, setIntention, title, setTitle, direction, setDirection, place, setPlace, busy, begin };
}

function Begin({ mayAdd, home }: { mayAdd: boolean; home: number | null }) {
  const t = useText();
  const { places } = useLoaderData<typeof loader>();
  const { intention, setIntention, title, setTitle, direction, setDirection, place, setPlace, busy, begin } =
    useBeginning(mayAdd, home);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t('Titles_CreateAction')}</h1>
      <Form className={styles.form} onSend={() => begin()}>
        <SegmentedControl
          label={t('Measures_Intention')}
          options={[
            { value: 'propose', label: t('Measures_IntentionPropose') },
            { value: 'add', label: t('Measures_IntentionAdd'), disabled: !mayAdd },
          ]}
          value={intention}
          onChange={setIntention}
        />
        <p className={styles.note}>
          {t(intention === 'add' ? 'Measures_IntentionAddText' : 'Measures_IntentionProposeText')}
        </p>
        <TextField
          label={t('Measures_Field_title')}
          required
          maxLength={contentBounds.title}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <SelectField
          label={t('Measures_Direction')}
          value={direction}
          options={measureDirections.map((value) => ({
            value: String(value),
            label: t(`Measures_Direction_${value}`),
          }))}
          onChange={(value) => setDirection(value === '3' ? '3' : '1')}
        />
        <SelectField
          label={t('Measures_Place')}
          value={place}
          options={[
            { value: '', label: t('Measures_NotSaid') },
            ...places
              .filter(({ kind }) => kind !== 'district')
              .map(({ yugoId, shortName }) => ({ value: String(yugoId), label: shortName })),
          ]}
          onChange={setPlace}
        />
        <Button variant="primary" type="submit" busy={busy}>
          {t('Measures_Begin')}
        </Button>
      </Form>
    </main>
  );
}
