import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushPayload } from '#contract/push-payload.ts';

export interface ReceivedPush {
  device: string;
  payload: PushPayload;
  headers: IncomingMessage['headers'];
}

/** What a browser knows of its subscription. */
interface Device {
  name: string;
  ecdh: ReturnType<typeof createECDH>;
  auth: Buffer;
}

/** A push service on this machine together with its browsers, which decrypt what they get [RFC 8291]. */
export async function startPushService() {
  const devices = new Map<string, Device>();
  const received: ReceivedPush[] = [];
  /** The status for a device, by default 201; may wait. */
  const answers = new Map<string, () => number | Promise<number>>();
  let requests = 0;
  const server = createServer((request, response) => {
    void (async () => {
      requests += 1;
      const device = devices.get(request.url ?? '');
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const status = device ? ((await answers.get(device.name)?.()) ?? 201) : 404;
      if (device && status === 201)
        received.push({
          device: device.name,
          payload: JSON.parse(decrypt(Buffer.concat(chunks), device)) as PushPayload,
          headers: request.headers,
        });
      response.writeHead(status).end();
    })().catch(() => response.writeHead(400).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    answers,
    requests: () => requests,
    /** A browser that subscribes: what it sends to our server. */
    subscribe(name: string) {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const device = { name, ecdh, auth: randomBytes(16) };
      devices.set(`/${name}`, device);
      return {
        endpoint: `${url}/${name}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: device.auth.toString('base64url') },
      };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** aes128gcm with one record, by the steps of RFC 8291 and RFC 8188. */
function decrypt(body: Buffer, { ecdh, auth }: Device): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // Padding: a 2 and then zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** The claims of a VAPID header [RFC 8292], if its signature is of this key. */
export function readVapid(header: string | undefined, publicKey: string): { aud: string; exp: number; sub: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== publicKey) throw new Error(`Signed with another key: ${header}`);
  const bytes = Buffer.from(publicKey, 'base64url');
  const [x = '', y = ''] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isValid) throw new Error('The signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
}
