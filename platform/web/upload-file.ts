import type { Problem } from '#platform/contract/errors.ts';
import { pathOf } from '#platform/contract/endpoint.ts';
import { ApiError, looksLikeProblem } from './api.ts';
import { tokenHeader } from './browser-api.ts';
import { sendSignedIn } from './session/sign-in-again.ts';

/** What an upload tells and heeds while it runs. */
export interface UploadOptions {
  locale: string;
  /** Told how many bytes have gone out. */
  onProgress: (sent: number) => void;
  /** Breaks it off: it then fails with an `AbortError`. */
  signal: AbortSignal;
}

/** Sends a file to a call that takes one, the fields before it; where the sign-in has ended, again once it is renewed. */
export function uploadFile<T>(...upload: Parameters<typeof uploadOnce>): Promise<T> {
  return sendSignedIn(() => uploadOnce<T>(...upload), 'loud');
}

/** By a request of the old kind: fetch does not tell how far it is. */
function uploadOnce<T>(
  call: string,
  fields: Readonly<Record<string, number | string>>,
  file: File,
  { locale, onProgress, signal }: UploadOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    form.append('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', pathOf(call));
    for (const [name, value] of Object.entries({ Locale: locale, ...tokenHeader() }))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(Math.min(loaded, file.size)));
    request.addEventListener('load', () => {
      const body = parse(request.responseText);
      if (request.status === 200) resolve(body as T);
      else reject(new ApiError(looksLikeProblem(body) ? body : unread(request.status)));
    });
    request.addEventListener('error', () => reject(new ApiError(unread(0))));
    request.addEventListener('abort', () =>
      reject(new DOMException('Operation canceled by the user.', 'AbortError')),
    );
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

const unread = (status: number): Problem => ({
  type: 'about:blank',
  status,
  code: 'internal',
  title: '',
  requestId: '',
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
