import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';

/** Space for the signature and its certificates. A longer one fails, and is never truncated. */
const ROOM_BYTES = 8192;

/** A detached PKCS#7 signature of the file by the operator. It proves integrity, not the applicant. */
export async function addSignature(pdf: Buffer, { p12, password }: Certificate, company: string): Promise<Buffer> {
  const pdfBuffer = plainAddPlaceholder({
    pdfBuffer: pdf,
    reason: 'Integrity only',
    contactInfo: '',
    name: company,
    location: '',
    signatureLength: ROOM_BYTES,
  });
  return new SignPdf().sign(pointedAtXref(pdfBuffer), new P12Signer(Buffer.from(p12), { passphrase: password }));
}

/** Fixes the offset of the library, which points to the line before the table and fails strict readers. */
function pointedAtXref(pdf: Buffer): Buffer {
  const table = pdf.lastIndexOf('\nxref\n') + 1;
  const head = pdf.subarray(0, pdf.lastIndexOf('startxref'));
  return Buffer.concat([head, Buffer.from(`startxref\n${String(table)}\n%%EOF\n`)]);
}

/** @throws Error when the file is not a PKCS#12 with an RSA key, or the password is wrong */
export async function tryCertificate({ p12, password }: Certificate): Promise<void> {
  await new P12Signer(Buffer.from(p12), { passphrase: password }).sign(Buffer.from('%PDF-'));
}

export type Certificate = { p12: Uint8Array; password: string };
