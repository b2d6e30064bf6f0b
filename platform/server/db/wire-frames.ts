/** Frontend message types that end a request: after them the server answers. */
const requestEnds = new Set(['Q', 'S', 'H', 'c', 'f'].map((letter) => letter.charCodeAt(0)));
const terminate = 'X'.charCodeAt(0);

/** Cuts the bytes of a connection after its greeting into whole requests; `rest` waits for more bytes. */
export function takeRequests(bytes: Uint8Array): { requests: Uint8Array[]; rest: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const requests: Uint8Array[] = [];
  let start = 0;
  let at = 0;
  while (at + 5 <= bytes.length) {
    const end = at + 1 + view.getUint32(at + 1);
    if (end > bytes.length) break;
    const type = bytes[at]!;
    at = end;
    if (type === terminate) start = at;
    else if (requestEnds.has(type)) {
      requests.push(bytes.subarray(start, at));
      start = at;
    }
  }
  return { requests, rest: bytes.subarray(start) };
}

/** Whether an answer ends with the server ready and in no transaction. */
export function isOutsideTransaction(answer: Uint8Array): boolean {
  return answer.at(-6) === 'Z'.charCodeAt(0) && answer.at(-1) === 'I'.charCodeAt(0);
}

/** What a PostgreSQL server says to a client it lets in: authentication ok, parameters, ready. */
export function startupAnswer(): Uint8Array {
  const parameters = {
    server_version: '17.0',
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    TimeZone: 'UTC',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  };
  return Buffer.concat([
    frame('R', int32(0)),
    ...Object.entries(parameters).map(([name, value]) => frame('S', Buffer.from(`${name}\0${value}\0`))),
    frame('K', Buffer.concat([int32(0), int32(0)])),
    frame('Z', Buffer.from('I')),
  ]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function frame(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}
