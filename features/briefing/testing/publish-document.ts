import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

/** Publishes a document of the desk; its English text is always the same. */
export async function publishDocument(api: TestApp, kind: string, content: object): Promise<void> {
  const editor = { session: await signInAs(api.db, { roles: [12] }) };
  const { body } = await api.call('newsdesk/createDocument', { kind }, editor);
  const blank = ['ru', 'en', 'ja', 'pt', 'es'].map((each) => [each, { title: '', body: '' }]);
  const texts = { ...Object.fromEntries(blank), en: { title: 'Only here', body: 'Text.' } };
  const document = { kind, content: { texts, yugoId: null, day: null, author: '', ...content } };
  const saved = await api.call(
    'newsdesk/saveDraft',
    { id: body.id, version: body.version, document },
    editor,
  );
  const done = await api.call('newsdesk/publish', { kind, id: body.id, version: saved.body.version }, editor);
  if (done.status !== 200) throw new Error(JSON.stringify(done.body));
}
