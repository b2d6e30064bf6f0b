import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeApi } from '#platform/server/openapi/describe-api.ts';
import { compileProgram } from '../clients/typescript/compile-program.ts';
import { generateTypes } from '../clients/typescript/generate-types.ts';
import { contract } from './contract.ts';

const installation = { version: '1.2.3', publicUrl: 'https://svodka.test', sessionCookie: 'svodka_id' };

/** What a program against the types may write, and what must not compile. */
const program = `
import type { operations } from './types.ts';
type Overview = operations['regiondossier_getOverview'];
export const asked: Overview['parameters']['query'] = { yugoId: 1124665 };
// @ts-expect-error a region's number is a number
export const wrong: Overview['parameters']['query'] = { yugoId: 'Moscow' };
export type Answer = Overview['responses'][200]['content']['application/json'];
export type Nothing = operations['regiondossier_getExpertReview']['responses'][204];
// @ts-expect-error a call nobody declared
export type Unknown = operations['regiondossier_getWeather'];
`;

test('types generated from the document compile, and know what a call takes and gives', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'svodka-types-'));
  try {
    writeFileSync(join(folder, 'types.ts'), await generateTypes(describeApi(contract, installation)));
    writeFileSync(join(folder, 'program.ts'), program);
    expect(compileProgram(join(folder, 'program.ts'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
