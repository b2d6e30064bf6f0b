import { z } from 'zod';
import { CheckingAnswer, CheckingQuestion } from '#features/entities/contract/checking-shapes.ts';

/** The OpenAPI description of what a company-checking service has to answer, made of the very shapes by which its answers are read. */
export function describeService(): object {
  const json = (schema: z.ZodType, io: 'input' | 'output') => ({
    'application/json': { schema: z.toJSONSchema(schema, { io, target: 'draft-2020-12' }) },
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Company-checking service',
      version: '1',
      description:
        'Asked by Svodka for one register of one company, by its taxpayer number. Answers within 2.5 seconds, at most 1 MB.',
    },
    paths: {
      '/v1/records': {
        post: {
          operationId: 'getRecords',
          summary: 'Records of one register, newest first.',
          security: [{ token: [] }],
          requestBody: { required: true, content: json(CheckingQuestion, 'input') },
          responses: {
            200: { description: 'The records.', content: json(CheckingAnswer, 'output') },
            400: { description: 'The question is malformed.' },
            401: { description: 'The token is missing or wrong.' },
          },
        },
      },
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}
