/** A number as it is typed; null where none stands or it is not one yet. */
export function numberOf({ value, validity }: HTMLInputElement): number | null {
  return value === '' || !validity.valid ? null : Number(value);
}

/** An address once it is whole; half an address is not kept. */
export function linkOf({ value, validity }: HTMLInputElement): string {
  return validity.valid && /^https?:\/\/\S+\.\S+/.test(value) ? value : '';
}
