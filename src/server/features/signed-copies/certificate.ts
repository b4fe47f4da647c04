import fs from 'node:fs';
import { type Config, ConfigError } from '#server/config/environment.ts';
import type { Certificate } from './printer.ts';

/**
 * The operator's certificate for signed copies, tried once. Its libraries are loaded only where one is set.
 * @throws ConfigError when the file and the password do not sign
 */
export async function loadCertificate({ signingFile, signingPassword }: Config): Promise<Certificate | undefined> {
  if (signingFile === undefined) return undefined;
  const certificate = { p12: fs.readFileSync(signingFile), password: signingPassword?.reveal() ?? '' };
  const { tryCertificate } = await import('./sign.ts');
  try {
    await tryCertificate(certificate);
  } catch {
    throw new ConfigError(['SIGNING_P12_FILE and SIGNING_P12_PASSWORD do not open a PKCS#12 file with an RSA key.']);
  }
  return certificate;
}
