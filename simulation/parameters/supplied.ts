import { refuse, requireFinite } from '#simulation/numeric/refusal.ts';
import type { Parameter } from './parameter.ts';

/**
 * A parameter's number: what was supplied, else what is bundled; nothing is made up.
 *
 * @throws InputRefusal `missing` when neither is there, `out-of-bounds` outside the parameter's bounds.
 */
export function suppliedOr<Value>(
  path: string,
  supplied: Value | null | undefined,
  bundled: Parameter<Value>,
): Value {
  const value = supplied ?? bundled.value;
  if (value === null || value === undefined) refuse({ path, code: 'missing', got: value });
  if (typeof value === 'number') requireFinite(path, value, bundled.min, bundled.max);
  return value;
}
