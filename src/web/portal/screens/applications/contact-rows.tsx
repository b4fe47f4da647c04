import type { ApplicationField } from '#contract/application-fields.ts';
import { file } from '#copy/portal/applications.ts';
import { CopyButton } from '#web/portal/components/copy-button.tsx';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { dialHref, emailHref } from '#web/ui/contact-href.ts';
import { FileRow } from './file-row.tsx';

type Props = { label: string; value: string; field?: ApplicationField };

export const PhoneRow = ({ label, value }: Props) => <ContactRow label={label} value={value} href={dialHref(value)} />;
export const EmailRow = (row: Props) => <ContactRow {...row} href={emailHref(row.value)} />;

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
