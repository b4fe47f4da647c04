import { CircleDashed } from 'lucide-react';
import { afterContract, dealerDocuments, type RequiredDocument } from '#contract/required-documents.ts';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { documentsSection as words } from '#copy/portal/documents.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  documents: readonly RequiredDocument[];
  /** The lender still prepares the contract, so the documents that follow it are not missing yet. */
  beforeContract?: boolean;
  onAdd?: (document: RequiredDocument) => void;
};

/** Requested documents that have not arrived. */
export function MissingDocuments({ documents, beforeContract = false, onAdd }: Props) {
  const isLater = (one: RequiredDocument): boolean => beforeContract && afterContract.includes(one);
  if (documents.length === 0) return null;
  return (
    <ul className="documents-list">
      {documents.map((one) => (
        <li key={one} className="document-row">
          <Icon of={CircleDashed} size="m" className="document-missing" />
          <div>
            <p className="document-name">{names[one].name}</p>
            <p>
              {onAdd
                ? isLater(one)
                  ? words.laterText
                  : `${words.from[dealerDocuments.includes(one) ? 'dealer' : 'customer']} ${names[one].hint}`
                : words.missingForStaff}
            </p>
          </div>
          <span className="document-badges">
            {isLater(one) ? <Badge tone="plain">{words.later}</Badge> : <Badge tone="warn">{words.missing}</Badge>}
          </span>
          {onAdd && !isLater(one) && (
            <Button variant="quiet" size="s" aria-label={words.addFor(names[one].name)} onClick={() => onAdd(one)}>
              {words.add}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
