import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Options {
  challenge: string
}

interface Changes {
  origin?: string
  challenge?: string
  /** True if the device verified the user by finger, face or PIN. */
  isPersonKnown?: boolean
}

const FLAGS = { present: 0x01, verified: 0x04, hasCredential: 0x40 }
const SITE = 'http://localhost:3000'

const digest = (data: Buffer | string) => createHash('sha256').update(data).digest()

/** A software passkey with an ES256 key. */
export class SoftPasskey {
  readonly id = randomBytes(16).toString('base64url')
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private counter = 0

  register({ challenge }: Options, changes: Changes = {}) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
    const flags = FLAGS.present | FLAGS.verified | FLAGS.hasCredential
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(Buffer.concat([this.facts(flags), credential]))],
    ])
    const attestationObject = Buffer.from(
      isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
    ).toString('base64url')
    const clientDataJSON = this.clientData('webauthn.create', challenge, changes)
    return this.wrap({ clientDataJSON, attestationObject, transports: ['internal'] })
  }

  logIn({ challenge }: Options, changes: Changes = {}) {
    this.counter += 1
    const { isPersonKnown = true } = changes
    const facts = this.facts(FLAGS.present | (isPersonKnown ? FLAGS.verified : 0))
    const clientDataJSON = this.clientData('webauthn.get', challenge, changes)
    const signed = Buffer.concat([facts, digest(Buffer.from(clientDataJSON, 'base64url'))])
    const signature = sign('sha256', signed, this.keys.privateKey).toString('base64url')
    return this.wrap({
      clientDataJSON,
      authenticatorData: facts.toString('base64url'),
      signature,
      userHandle: null,
    })
  }

  private facts(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([digest('localhost'), Buffer.from([flags]), counter])
  }

  private clientData(type: string, challenge: string, changes: Changes): string {
    const { origin = SITE } = changes
    const data = { type, challenge: changes.challenge ?? challenge, origin, crossOrigin: false }
    return Buffer.from(JSON.stringify(data)).toString('base64url')
  }

  private wrap<Response extends object>(response: Response) {
    const { id } = this
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}
