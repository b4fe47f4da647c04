import { Flag } from 'lucide-react';
import { Fragment } from 'react';
import type { ApplicationFlag, FlaggedField } from '#contract/admin.ts';
import { certificate, file, flags as words } from '#copy/portal/applications.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Link } from '#web/ui/link.tsx';
import { idOfRow } from './file-row.tsx';

type Props = {
  flags: ApplicationFlag[];
  /** Brings the row of a field into view. */
  onShow: (field: FlaggedField) => void;
};

/** Lists values to double-check before a decision, with their place in the file. It decides nothing. */
export function FlagsSection({ flags, onShow }: Props) {
  if (flags.length === 0) return null;
  return (
    <Alert tone="warn" icon={Flag} title={words.title} className="file-flags">
      <ul>
        {flags.map(({ kind, about, said, fields }) => (
          <li key={`${kind} ${about?.id ?? ''}`}>
            <span>
              {words[kind](said)}
              {about && (
                <>
                  {' '}
                  <Link to={`/admin/applications/${about.id}`}>
                    {about.businessName}, {about.reference}
                  </Link>
                  {', '}
                  <a className="link" href={`/admin/applications/${about.id}`} target="_blank" rel="noreferrer">
                    {words.compare}
                    <span className="sr-only">: {about.businessName}</span>
                  </a>
                </>
              )}
            </span>
            {about === null && fields.length > 0 && <Places fields={fields} onShow={onShow} />}
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

/** Each field by its name, as a link to its row. The address of the page stays. */
const Places = ({ fields, onShow }: Pick<ApplicationFlag, 'fields'> & Pick<Props, 'onShow'>) => (
  <span className="file-flag-places">
    {fields.map((field, at) => (
      <Fragment key={field}>
        {at > 0 && ', '}
        <a
          href={`#${idOfRow(field)}`}
          onClick={(event) => {
            event.preventDefault();
            onShow(field);
          }}
        >
          {labels[field]}
        </a>
      </Fragment>
    ))}
  </span>
);
