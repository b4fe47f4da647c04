import { createSign, generateKeyPairSync } from 'node:crypto';

const tlv = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...length), body]);
};
const sequence = (...parts: Buffer[]): Buffer => tlv(0x30, ...parts);
const oid = (...bytes: number[]): Buffer => tlv(0x06, Buffer.from(bytes));
const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const NAME = sequence(tlv(0x31, sequence(oid(0x55, 0x04, 0x03), tlv(0x0c, Buffer.from('localhost')))));

const instant = (at: Date): Buffer => tlv(0x17, Buffer.from(at.toISOString().replace(/\D/g, '').slice(2, 14) + 'Z'));
const names = sequence(tlv(0x82, Buffer.from('localhost')), tlv(0x87, Buffer.of(127, 0, 0, 1)));
const extensions = tlv(
  0xa3,
  sequence(
    sequence(oid(0x55, 0x1d, 0x11), tlv(0x04, names)),
    sequence(oid(0x55, 0x1d, 0x13), tlv(0x01, Buffer.of(0xff)), tlv(0x04, sequence(tlv(0x01, Buffer.of(0xff))))),
  ),
);

/** Creates a self-signed certificate for localhost, valid for a day around now (X.509 v3, RFC 5280). */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = 86_400_000;
  const content = sequence(
    tlv(0xa0, tlv(0x02, Buffer.of(2))),
    tlv(0x02, Buffer.of(1)),
    ECDSA_SHA256,
    NAME,
    sequence(instant(new Date(Date.now() - day)), instant(new Date(Date.now() + day))),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  );
  const signature = createSign('SHA256').update(content).sign(privateKey);
  const cert = sequence(content, ECDSA_SHA256, tlv(0x03, Buffer.of(0), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`,
  };
}
