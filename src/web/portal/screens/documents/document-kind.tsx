import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type Document, type DocumentType, documentTypes, typeOfRequiredDocument } from '#contract/documents.ts';
import { type RequiredDocument, requiredDocumentKinds } from '#contract/required-documents.ts';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { documentsSection as words } from '#copy/portal/documents.ts';
import { apiSortDocument } from '#web/client/documents.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';

type Kind = { documentType: DocumentType; paper: RequiredDocument | null };
const valueOf = ({ documentType, paper }: Kind): string => (paper === null ? `type ${documentType}` : `paper ${paper}`);
const nameOf = ({ documentType, paper }: Kind): string =>
  paper === null ? words.types[documentType] : names[paper].name;
const ofKind = (paper: RequiredDocument): Kind => ({ paper, documentType: typeOfRequiredDocument[paper] });
const kinds: Kind[] = [
  ...requiredDocumentKinds.map(ofKind),
  ...documentTypes.map((documentType) => ({ documentType, paper: null })),
];

type Props = { dealId: string; document: Document; missing: RequiredDocument[] };

/** Sets the type of a document. Requested documents that are missing come first. */
export function DocumentKind({ dealId, document, missing }: Props) {
  const client = useQueryClient();
  const { documentType, paper, fileName, suggestedType } = document;
  const { busy, act } = useAction(
    async (to: Kind): Promise<Kind> => {
      await apiSortDocument(client, dealId, document.id, { ...to, from: { documentType, paper } });
      return to;
    },
    { done: (to) => ({ title: words.sorted(nameOf(to)) }), failed: words.notSorted },
  );
  const sort = (to: Kind | undefined): void => {
    if (to) void act(to);
  };
  const groups = [
    { label: words.kinds.asked, offered: kinds.filter((one) => one.paper !== null && missing.includes(one.paper)) },
    { label: words.kinds.papers, offered: kinds.filter((one) => one.paper !== null && !missing.includes(one.paper)) },
    { label: words.kinds.other, offered: kinds.filter((one) => one.paper === null) },
  ];
  return (
    <div className="document-kind">
      <label className="field-select">
        <span className="sr-only">{words.kind(fileName)}</span>
        <select
          className="field-control"
          value={valueOf({ documentType, paper })}
          aria-busy={busy}
          onChange={({ target }) => sort(kinds.find((one) => valueOf(one) === target.value))}
        >
          {groups.map(
            ({ label, offered }) =>
              offered.length > 0 && (
                <optgroup key={label} label={label}>
                  {offered.map((one) => (
                    <option key={valueOf(one)} value={valueOf(one)}>
                      {nameOf(one)}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </select>
        <Icon of={ChevronDown} />
      </label>
      {suggestedType !== null && paper === null && (
        <Button variant="quiet" size="s" onClick={() => sort({ documentType: suggestedType, paper: null })}>
          {words.setTo(words.types[suggestedType])}
        </Button>
      )}
    </div>
  );
}
