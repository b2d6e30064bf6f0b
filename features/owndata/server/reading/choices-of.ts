import type { Input } from '#platform/contract/endpoint.ts';
import type { owndataContract } from '../../contract.ts';
import type { FileChoices } from '../../domain/choices.ts';

/** What a request says of its file. */
export function choicesOf(asked: Input<typeof owndataContract, 'own/readFile'>): FileChoices {
  const { valueColumns, ...said } = asked;
  return { ...said, valueColumns: valueColumns?.split('.').map(Number) };
}
