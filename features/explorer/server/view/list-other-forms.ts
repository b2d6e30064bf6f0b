import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { explorerContract } from '../../contract.ts';
import type { Form } from '../../domain/view/choices.ts';
import { readConcluded, type ViewAsking } from './read-view.ts';

type Calls = typeof explorerContract;

/** Forms that say something of their own; the others repeat what one of these says. */
const speaking: readonly Form[] = ['line', 'slope', 'map', 'rank', 'scatter'];

/** What the same choice says in other forms than its own; each sentence once, and none where nothing can be told. */
export async function listOtherForms(
  asked: Input<Calls, 'explore/listOtherForms'>,
  context: ViewAsking,
): Promise<HandlerOutput<Calls, 'explore/listOtherForms'>> {
  const forms = speaking.filter(
    (form) => form !== asked.form && (form !== 'scatter' || asked.indicators.length > 1),
  );
  const [own, ...others] = await Promise.all(
    [asked.form, ...forms].map((form) => readConcluded({ ...asked, form }, context)),
  );
  const said = new Set([own!.view.title]);
  return {
    forms: others.flatMap(({ view: { form, title, lead }, finding }) => {
      if (finding === null || said.has(title)) return [];
      said.add(title);
      return [{ form, title, lead }];
    }),
  };
}
