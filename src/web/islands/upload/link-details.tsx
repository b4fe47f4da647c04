import type { UploadLinkAnswer } from '#contract/upload-links.ts';
import { showMoment } from '#web/ui/show-moment.ts';
import type { UploadWords } from './words.ts';

export function LinkDetails({ words: { copy, lang }, link }: { words: UploadWords; link: UploadLinkAnswer }) {
  const { borrowerCompany, borrowerName, equipmentType } = link.dealInfo;
  const { details } = copy;
  const rows = [
    [details.company, borrowerCompany],
    [details.applicant, borrowerName],
    [details.equipment, copy.equipment[equipmentType] ?? equipmentType],
    [details.expires, showMoment(link.expiresAt, lang)],
    [details.uploads, copy.remaining(link.remainingUploads)],
  ] as const;
  return (
    <>
      <div>
        <h1>{copy.title}</h1>
        <p className="upload-label">{copy.purposes[link.label] ?? link.label}</p>
      </div>
      <section className="upload-plate">
        <h2>{details.title}</h2>
        <dl>
          {rows
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </section>
    </>
  );
}
