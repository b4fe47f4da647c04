import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type Document, type DocumentType, documentTypes, typeOfRequiredDocument } from '#contract/documents.ts';
import { type RequiredDocument, requiredDocumentKinds } from '#contract/required-documents.ts';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { documentsSection as words } from '#copy/portal/documents.ts';
import { apiSortDocument } from '#web/client/documents.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';

type Kind = { documentType: DocumentType; paper: RequiredDocument | null };
const valueOf = ({ documentType, paper }: Kind): string => (paper === null ? `type ${documentType}` : `paper ${paper}`);
const nameOf = ({ documentType, paper }: Kind): string =>
  paper === null ? words.types[documentType] : names[paper].name;
const ofPaper = (paper: RequiredDocument): Kind => ({ paper, documentType: typeOfRequiredDocument[paper] });
const kinds: Kind[] = [
  ...requiredDocumentKinds.map(ofPaper),
  ...documentTypes.map((documentType) => ({ documentType, paper: null })),
];

type Props = { dealId: string; document: Document; missing: RequiredDocument[] };

/** Says what a document is, in one step: what was asked for and is missing stands first. */
export function DocumentKind({ dealId, document, missing }: Props) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { documentType, paper, fileName, suggestedType } = document;
  const sort = async (to: Kind | undefined): Promise<void> => {
    if (!to || busy) return;
    setBusy(true);
    try {
      await apiSortDocument(client, dealId, document.id, { ...to, from: { documentType, paper } });
      toast({ title: words.sorted(nameOf(to)) });
    } catch (error) {
      toast({ title: words.notSorted, description: failureWords(error as Error), destructive: true });
    } finally {
      setBusy(false);
    }
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
          onChange={({ target }) => void sort(kinds.find((one) => valueOf(one) === target.value))}
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
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </label>
      {suggestedType !== null && paper === null && (
        <button
          type="button"
          className="link-button"
          onClick={() => void sort({ documentType: suggestedType, paper: null })}
        >
          {words.setTo(words.types[suggestedType])}
        </button>
      )}
    </div>
  );
}
