import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { decodePairs } from '#platform/shared/wire.ts';

/** A file as it comes in: nothing of it is kept in memory. `truncated` = it was longer than allowed. */
export interface ReceivedFile {
  name: string;
  stream: BusboyFileStream;
}

/** A form with a file: the fields that stand before it, and the file, still to be read. */
interface ReceivedForm {
  fields: object;
  file: ReceivedFile | null;
}

/** Room for the form's own lines around a file. Unit: bytes. */
const formRoom = 16_384;

/** Refuses a form that says it is too long before a byte of it is read; whoever is refused while sending is not listened to any longer. */
export function refuseLong(largestFile: number, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('connection', 'close');
  if (Number(request.headers['content-length'] ?? 0) > largestFile + formRoom)
    throw new AppError('too_large', { largest: largestFile });
}

/** The form of a call that takes a file, read up to the file; null for any other body, and where no file is taken. */
export function formOf(largestFile: number | undefined, { body, headers }: FastifyRequest) {
  return largestFile !== undefined && body instanceof Readable
    ? receiveForm(body, headers, largestFile)
    : Promise.resolve(null);
}

/** Reads a multipart form up to its file; who breaks off breaks the file's stream too. */
function receiveForm(
  payload: Readable,
  headers: IncomingHttpHeaders,
  largestFile: number,
): Promise<ReceivedForm> {
  return new Promise((resolve, reject) => {
    const fields: [string, string][] = [];
    let file: BusboyFileStream | null = null;
    const form = new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: {
        files: 1,
        fileSize: largestFile,
        fields: 32,
        fieldSize: 32_000,
        fieldNameSize: 100,
        parts: 34,
      },
    });
    const fail = (error: Error): void => {
      payload.unpipe(form);
      file?.destroy(error);
      reject(error instanceof AppError ? error : new AppError('bad_request', {}, error));
    };
    form.on('field', (name, value) => void fields.push([name, value]));
    form.on('file', (_field, stream, name) => {
      file = stream;
      // Who breaks off before anybody reads the file ends the stream, not the process; a later reader is told by it.
      stream.on('error', () => {});
      resolve({ fields: decodePairs(fields), file: { name, stream } });
    });
    form.once('finish', () => resolve({ fields: decodePairs(fields), file: null }));
    form.once('error', (error) => fail(error as Error));
    payload.once('error', fail);
    payload.once('close', () => {
      if (!payload.readableEnded) fail(new AppError('bad_request', { reason: 'broken_off' }));
    });
    payload.pipe(form);
  });
}
