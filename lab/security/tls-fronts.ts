import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { startTlsFront } from '../../tests/support/front-proxy.ts';
import { startNginx, untilItListens } from '../../tests/support/nginx.ts';
import { freePort } from '../../tests/support/server-process.ts';
import { ROOT } from '../../scripts/stamp.mjs';

/** The host of the attacked site's PUBLIC_URL. */
export const NAME = 'apply.acme.example';
const CURVE = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-days', '90'];

export type Front = {
  port: number;
  /** The port that replaces port 80. */
  plain: number;
  ca: string;
  stop: () => Promise<void>;
};

/** Starts deploy/nginx.conf in front of a node, with a certificate of a new CA. */
export async function startNginxFront(node: number, folder: string): Promise<Front> {
  const ca = makeCa(folder);
  const uses = [
    'basicConstraints=critical,CA:FALSE',
    'keyUsage=critical,digitalSignature',
    'extendedKeyUsage=serverAuth',
  ];
  const extensions = [...uses, `subjectAltName=DNS:${NAME}`].flatMap((one) => ['-addext', one]);
  const signed = ['-CA', ca, '-CAkey', path.join(folder, 'ca.key'), ...CURVE, ...extensions];
  makeCertificate(folder, [...signed, '-subj', `/CN=${NAME}`]);
  const plain = await freePort();
  const { url, stop } = await startTlsFront({ name: NAME, node, plain, certificate: folder });
  return { port: Number(new URL(url).port), plain, ca, stop };
}

/** Imports deploy/Caddyfile unchanged in front of a node, with a certificate of Caddy's CA. */
export async function startCaddyFront(node: number, folder: string): Promise<Front> {
  const [port, plain] = [await freePort(), await freePort()];
  const file = path.join(folder, 'Caddyfile');
  fs.writeFileSync(
    file,
    `{
	admin off
	local_certs
	skip_install_trust
	default_bind 127.0.0.1
	default_sni ${NAME}
	https_port ${String(port)}
	http_port ${String(plain)}
	storage file_system ${folder}/storage
}
import ${ROOT}/deploy/Caddyfile
`,
  );
  const env = { PATH: process.env['PATH'], HOME: folder, SITE: NAME, NODES: `127.0.0.1:${String(node)}` };
  const how = ['--config', file, '--adapter', 'caddyfile'];
  execFileSync('caddy', ['validate', ...how], { env, stdio: 'pipe' });
  const child = spawn('caddy', ['run', ...how], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await untilItListens(port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, plain, ca: path.join(folder, 'storage/pki/authorities/local/root.crt'), stop };
}

/** Starts a server with every weakness that OpenSSL allows, and an expired certificate for another name. */
export async function startWeakFront(folder: string): Promise<Front> {
  makeCertificate(folder, ['-newkey', 'rsa:1024', '-sha1', '-days', '4000', '-subj', '/CN=weak.example']);
  const plain = await freePort();
  const { url, stop } = await startNginx(
    ({ port }) => `server {
  listen 127.0.0.1:${String(port)} ssl;
  listen 127.0.0.1:${String(plain)};
  ssl_certificate ${folder}/fullchain.pem;
  ssl_certificate_key ${folder}/privkey.pem;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2;
  ssl_ciphers ECDHE-RSA-AES128-SHA:AECDH-AES128-SHA:NULL-SHA:@SECLEVEL=0;
  add_header Set-Cookie session=1;
  return 200 planted;
}`,
  );
  return { port: Number(new URL(url).port), plain, ca: makeCa(folder), stop };
}

function makeCa(folder: string): string {
  const file = path.join(folder, 'ca.pem');
  const use = ['-addext', 'keyUsage=critical,keyCertSign,cRLSign', '-subj', '/CN=The CA of this run'];
  selfSigned([...CURVE, ...use, '-keyout', path.join(folder, 'ca.key'), '-out', file]);
  return file;
}

const makeCertificate = (folder: string, args: string[]): unknown =>
  selfSigned([...args, '-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')]);

/** Self-signed unless a CA is given. */
const selfSigned = (args: string[]): unknown =>
  execFileSync('openssl', ['req', '-x509', '-noenc', ...args], { stdio: 'pipe' });
