import { Flag } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { ApplicationFlag, FlaggedField } from '#contract/admin.ts';
import { certificate, file, flags as words } from '#copy/portal/applications.ts';
import { Alert } from '#web/ui/alert.tsx';
import { idOfRow } from './file-row.tsx';

/** What the reader should look at twice, and where in the file it stands; it decides nothing. */
export function FlagsSection({ flags }: { flags: ApplicationFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <Alert tone="warn" icon={Flag} title={words.title} className="file-flags">
      <ul>
        {flags.map(({ kind, about, said, fields }) => (
          <li key={`${kind} ${about?.id ?? ''}`}>
            {words[kind](said)}
            {about && (
              <>
                {' '}
                <Link to={`/admin/applications/${about.id}`}>
                  {about.businessName}, {about.reference}
                </Link>
              </>
            )}
            {fields.length > 0 && <Places fields={fields} />}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const labels: Record<FlaggedField, string> = {
  ...file.fields,
  principalSsnEncrypted: file.sealed.principalSsnEncrypted,
  primarySignature: certificate.primary,
};

/** Each field by its name, which leads to it: the focus goes along, the address stays. */
const Places = ({ fields }: Pick<ApplicationFlag, 'fields'>) => (
  <span className="file-flag-places">
    {words.lookAt}{' '}
    {fields.map((field, at) => (
      <Fragment key={field}>
        {at > 0 && ', '}
        <a
          href={`#${idOfRow(field)}`}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(idOfRow(field))?.focus();
          }}
        >
          {labels[field]}
        </a>
      </Fragment>
    ))}
  </span>
);
