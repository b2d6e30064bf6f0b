import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a test makes wrong in an answer. */
export interface Flaw {
  origin?: string;
  rpId?: string;
  counter?: number;
  /** Whether the device saw to it that its owner is there. */
  verified?: boolean;
  userHandle?: string;
}

const hash = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const localhost = { origin: 'http://localhost:8080', rpId: 'localhost', verified: true };

/** A device of a test: it makes one key and answers with it as an authenticator does (WebAuthn 3, ES256, attestation none). */
export class PasskeyDevice {
  readonly id = randomBytes(32).toString('base64url');
  private readonly key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  private counter = 0;
  private owner = '';

  /** The answer to what account/startPasskey asks. */
  make({ challenge, user }: { challenge: string; user: { id: string } }, flaw: Flaw = {}) {
    this.owner = user.id;
    const { x, y } = this.key.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x!)],
      [-3, bytesOf(y!)],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(cose)]);
    const authData = Buffer.concat([this.data(flaw, 0x40), attested]);
    const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.answer({
      clientDataJSON: clientData('webauthn.create', challenge, flaw),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to what account/startPasskeyLogin asks. */
  sign({ challenge }: { challenge: string }, flaw: Flaw = {}) {
    this.counter += 1;
    const authData = this.data(flaw, 0);
    const clientDataJSON = clientData('webauthn.get', challenge, flaw);
    const signed = Buffer.concat([authData, hash(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.answer({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.key.privateKey).toString('base64url'),
      userHandle: flaw.userHandle ?? this.owner,
    });
  }

  private data(
    { rpId = localhost.rpId, counter = this.counter, verified = true }: Flaw,
    extra: number,
  ): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(rpId), Buffer.from([0x01 | (verified ? 0x04 : 0) | extra]), count]);
  }

  private answer<Response extends object>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

function clientData(type: string, challenge: string, { origin = localhost.origin }: Flaw): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}
