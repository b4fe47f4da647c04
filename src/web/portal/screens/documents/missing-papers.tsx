import { CircleDashed } from 'lucide-react';
import type { RequiredDocument } from '#contract/required-documents.ts';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { documentsSection as words } from '#copy/portal/documents.ts';

/** What links asked for and nobody has sent. */
export function MissingPapers({
  papers,
  onAdd,
}: {
  papers: RequiredDocument[];
  onAdd?: (paper: RequiredDocument) => void;
}) {
  if (papers.length === 0) return null;
  return (
    <ul className="documents-list">
      {papers.map((paper) => (
        <li key={paper} className="document-row">
          <CircleDashed className="document-missing" size={20} strokeWidth={1.75} aria-hidden />
          <div>
            <p className="document-name">{names[paper].name}</p>
            <p>{onAdd ? words.missingText(names[paper].hint) : words.missingForStaff}</p>
          </div>
          <span className="document-badges">
            <span className="badge badge-warn">{words.missing}</span>
          </span>
          {onAdd && (
            <button
              type="button"
              className="button button-quiet button-dense"
              aria-label={words.addFor(names[paper].name)}
              onClick={() => onAdd(paper)}
            >
              {words.add}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
