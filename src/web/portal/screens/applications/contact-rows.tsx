import type { ApplicationField } from '#contract/application-fields.ts';
import { file } from '#copy/portal/applications.ts';
import { CopyButton } from '#web/portal/components/copy-button.tsx';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { FileRow } from './file-row.tsx';

type Props = { label: string; value: string; field?: ApplicationField };

export const PhoneRow = ({ label, value }: Props) => (
  <ContactRow label={label} value={value} href={`tel:${dialable(value)}`} />
);
export const EmailRow = (row: Props) => <ContactRow {...row} href={mailto(row.value)} />;

/** An address may hold a query, which would add recipients and text. */
const mailto = (address: string): string => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;

const ContactRow = ({ label, value, href, ...row }: Props & { href: string }) => (
  <FileRow
    {...row}
    label={label}
    action={value !== '' && <CopyButton text={value} label={file.copy(label.toLowerCase())} />}
  >
    {value === '' ? (
      ''
    ) : (
      <a href={href}>
        <EmailText>{value}</EmailText>
      </a>
    )}
  </FileRow>
);

/** What a phone can dial; ten digits are a number of this country. */
function dialable(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (typed.trim().startsWith('+')) return `+${digits}`;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : digits;
}
