import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CheckingQuestion } from '#features/entities/contract/checking-shapes.ts';
import { describeService } from './describe-service.ts';
import { sampleRecords } from './sample-records.ts';

const longestQuestion = 10_000;

/** A company-checking service with made-up records, each answer marked as such. */
export function openSampleProvider(key?: string): Server {
  return createServer((request, response) => {
    answer(request, response, key).catch(() => response.writeHead(500).end());
  });
}

async function answer(request: IncomingMessage, response: ServerResponse, key?: string): Promise<void> {
  if (request.method === 'GET' && request.url === '/openapi.json') {
    say(response, 200, describeService());
    return;
  }
  if (request.method !== 'POST' || request.url !== '/v1/records')
    say(response, 404, { error: 'unknown address' });
  else if (key !== undefined && request.headers.authorization !== `Bearer ${key}`)
    say(response, 401, { error: 'wrong token' });
  else {
    const question = CheckingQuestion.safeParse(await readJson(request));
    if (question.success) say(response, 200, sampleRecords(question.data));
    else say(response, 400, { error: question.error.issues });
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > longestQuestion) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
