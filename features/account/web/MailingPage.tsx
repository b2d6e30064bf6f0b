import { useState } from 'react';
import { useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router';
import { Hidden } from '#platform/ui/controls/Input.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Link } from '#platform/web/Link.tsx';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { loadFigures, type ScreenData } from './aside/load-figures.ts';
import { FormNote } from './form/FormParts.tsx';
import { formAction, textOf, type FormAnswer } from './form/form-action.ts';
import { useAccountForm } from './form/use-account-form.ts';
import { AccountScreen } from './screen/AccountScreen.tsx';
import styles from './screen/Form.module.css';

const load: LoadPage<ScreenData & { mailed: string }> = async ({ api, url }) => ({
  figures: await loadFigures(api),
  mailed: url.searchParams.get('token') ?? '',
});
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

const readToken = (form: FormData) => ({ token: textOf(form, 'token') });
const confirm = formAction({ name: 'account/confirmMailing', read: readToken, chosenBy: 'wish' });
const end = formAction({ name: 'account/unsubscribeByLetter', read: readToken, chosenBy: 'wish' });

/** Which of the two buttons was pressed stands in the form. */
export async function action(args: ActionFunctionArgs) {
  const wish = textOf(await args.request.clone().formData(), 'wish');
  return wish === 'end' ? end(args) : confirm(args);
}

type Done = 'confirmed' | 'ended';

/** Where the links of mailings lead: confirm the digest, or end it. */
export default function MailingPage() {
  const t = useText();
  const buildRoute = useBuildRoute();
  const posted = useActionData() as FormAnswer<'account/confirmMailing'> | undefined;
  const [done, setDone] = useState<Done | null>(
    posted !== undefined && 'output' in posted
      ? posted.values['wish'] === 'end'
        ? 'ended'
        : 'confirmed'
      : null,
  );
  if (done === null)
    return (
      <AccountScreen title={t('Account_Mailing_Title')} lead={t('Account_Mailing_Hint')}>
        <MailingForms onDone={setDone} />
      </AccountScreen>
    );
  return (
    <AccountScreen
      title={t(done === 'ended' ? 'Account_Mailing_Unsubscribed' : 'Account_Mailing_Subscribed')}
    >
      <p className={styles.alternative}>
        <Link to={buildRoute('home')}>{t('Account_Home')}</Link>
      </p>
    </AccountScreen>
  );
}

function MailingForms({ onDone }: { onDone: (done: Done) => void }) {
  const t = useText();
  const { mailed } = useLoaderData<typeof loader>();
  const confirming = useAccountForm({
    name: 'account/confirmMailing',
    rules: {},
    read: readToken,
    onDone: () => onDone('confirmed'),
  });
  const ending = useAccountForm({
    name: 'account/unsubscribeByLetter',
    rules: {},
    read: readToken,
    onDone: () => onDone('ended'),
  });
  return (
    <div className={styles.form}>
      <FormNote problem={confirming.problem ?? ending.problem} />
      <form {...confirming.formProps}>
        <Hidden name="token" value={mailed} />
        <Hidden name="wish" value="confirm" />
        <Button type="submit" variant="primary" size="large" wide busy={confirming.busy}>
          {t('Account_Mailing_Confirm')}
        </Button>
      </form>
      <form {...ending.formProps}>
        <Hidden name="token" value={mailed} />
        <Hidden name="wish" value="end" />
        <Button type="submit" size="large" wide busy={ending.busy}>
          {t('Account_Mailing_Unsubscribe')}
        </Button>
      </form>
    </div>
  );
}
