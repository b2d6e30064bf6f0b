import { industryParams } from '#platform/shared/industry-address.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Api } from '#platform/web/api.ts';

/** An industry, a dossier or a measure that bears a name. */
export interface Named {
  id: string;
  kind: 'industry' | 'entity' | 'measure';
  title: string;
  note: string;
  route: ['dossier' | 'department' | 'industry' | 'action', Record<string, string | number>];
}

/**
 * Industries, branches and dossiers whose name, number or alias was typed, errors forgiven, and published measures with
 * its words: those are asked for only where a reader may see them. A part that fails is left out.
 */
export async function findNamed(
  api: Api,
  text: string,
  { most, withMeasures, signal }: { most: number; withMeasures: boolean; signal?: AbortSignal },
): Promise<Named[]> {
  const options = signal ? { signal } : {};
  const [known, industries, acts] = await Promise.all([
    api.call('entities/find', { text, pageSize: most }, options).catch(() => null),
    api
      .call('okveddossier/findIndustries', { text, pageSize: Math.ceil(most / 2) }, options)
      .catch(() => null),
    withMeasures
      ? api.call('measure/getMeasures', { text, status: [3], pageSize: most }, options).catch(() => null)
      : null,
  ]);
  const entities = (known?.found ?? []).map(({ id, kind, name, matched, hint }): Named => ({
    id: `entity-${id}`,
    kind: 'entity',
    title: name,
    note: hint || (matched === name ? '' : matched),
    route: ['dossier', { kind, id }],
  }));
  const codes = (industries?.industries ?? []).map(({ code, name }): Named => ({
    id: `industry-${code}`,
    kind: 'industry',
    title: name,
    note: code,
    route: ['department', industryParams(code, { yugoId: federalYugoId, isCity: false })],
  }));
  const branches = (industries?.branches ?? []).map(({ id, name }): Named => ({
    id: `branch-${id}`,
    kind: 'industry',
    title: name,
    note: '',
    route: ['industry', { id }],
  }));
  const measures = (acts?.measures ?? []).map(({ id, title, places }): Named => ({
    id: `measure-${id}`,
    kind: 'measure',
    title,
    note: places.slice(0, 2).join(', '),
    route: ['action', { id }],
  }));
  return [...entities, ...branches, ...codes, ...measures];
}
