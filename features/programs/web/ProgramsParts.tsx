import { useState } from 'react';
import { OwnKeys } from '#features/account/public.tiles.ts';
import { useCopied } from '#platform/ui/chart-frame/use-copied.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { assistantSettings, dialects, exampleOf, type Dialect } from '../domain/examples.ts';
import { toolNames } from '../domain/tools.ts';
import styles from './ProgramsParts.module.css';

interface Props {
  keys: OutputOf<'account/listApiKeys'> | null;
  now: string;
}

/** How programs and assistants get the figures of the screen: keys, one question in four dialects, tools, notices of what is new. */
export function ProgramsParts({ keys, now }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <main className={styles.page}>
      <header>
        <h1 className={typeStyles.title}>{t('Programs_Title')}</h1>
        <p className={styles.lead}>{t('Programs_Lead')}</p>
      </header>
      <div className={styles.columns}>
        <div>
          <section aria-labelledby="programs-keys">
            <h2 id="programs-keys">{t('Programs_Keys')}</h2>
            {keys === null ? (
              <>
                <p className={typeStyles.note}>{t('Programs_KeysNote')}</p>
                <ButtonLink to={buildRoute('settings', { section: 'keys' })}>
                  {t('Programs_ToKeys')}
                </ButtonLink>
              </>
            ) : (
              <OwnKeys found={keys} now={now} />
            )}
          </section>
          <Examples />
          <section aria-labelledby="programs-notices">
            <h2 id="programs-notices">{t('Programs_Notices')}</h2>
            <p className={typeStyles.note}>{t('Programs_NoticesNote')}</p>
            <ButtonLink to={buildRoute('notifications')}>{t('Programs_ToNotices')}</ButtonLink>
          </section>
        </div>
        <div className={styles.beside}>
          <Assistants />
          <section aria-labelledby="programs-clients">
            <h2 id="programs-clients">{t('Programs_Clients')}</h2>
            <p className={typeStyles.note}>{t('Programs_ClientsNote')}</p>
            <ul className={styles.rows}>
              <li>
                <a href="/api/docs">{t('Programs_Calls')}</a>
              </li>
              <li>
                <a href="/api/openapi.json">OpenAPI 3.1</a>
              </li>
              <li>
                <Link to={buildRoute('catalogue')}>{t('Programs_Catalogue')}</Link>
              </li>
            </ul>
          </section>
        </div>
      </div>
    </main>
  );
}

const dialectNames: Record<Dialect, string> = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
  r: 'R',
};

function Examples() {
  const t = useText();
  const locale = useLocale();
  const { publicUrl } = useStart();
  const [dialect, setDialect] = useState<Dialect>('curl');
  const question = t('Programs_Question');
  return (
    <section aria-labelledby="programs-example">
      <h2 id="programs-example">{t('Programs_Example')}</h2>
      <p className={styles.question}>{question}</p>
      <SegmentedControl
        label={t('Programs_Dialect')}
        options={dialects.map((value) => ({ value, label: dialectNames[value] }))}
        value={dialect}
        onChange={setDialect}
      />
      <CodeBlock text={exampleOf(dialect, { publicUrl, locale, question })} />
      <p className={typeStyles.note}>{t('Programs_ExampleNote')}</p>
    </section>
  );
}

function Assistants() {
  const t = useText();
  const { publicUrl } = useStart();
  return (
    <>
      <section aria-labelledby="programs-address">
        <h2 id="programs-address">{t('Programs_Address')}</h2>
        <CodeBlock text={assistantSettings(publicUrl)} />
        <p className={typeStyles.note}>{t('Programs_AddressNote')}</p>
      </section>
      <section aria-labelledby="programs-tools">
        <h2 id="programs-tools">{t('Programs_Tools', { count: toolNames.length })}</h2>
        <ul className={styles.rows}>
          {toolNames.map((name) => (
            <li key={name}>
              <code>{name}</code>
              <small>{t(`Programs_Tool_${name}`)}</small>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function CodeBlock({ text }: { text: string }) {
  const t = useText();
  const [copied, copy] = useCopied();
  return (
    <div className={styles.block}>
      <pre>
        <code>{text}</code>
      </pre>
      <Button onClick={() => copy(text)}>{copied ? t('Programs_Copied') : t('Programs_Copy')}</Button>
    </div>
  );
}
