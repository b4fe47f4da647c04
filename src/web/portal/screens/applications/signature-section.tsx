import type { ApplicationFile } from '#contract/admin.ts';
import { certificate, file, inbox } from '#copy/portal/applications.ts';
import { showInstantToTheSecond, showUtc } from '#web/portal/instants.ts';
import { FileRow, FileSection } from './file-row.tsx';

export const SignatureSection = ({ signature: s }: { signature: ApplicationFile['signature'] }) => (
  <FileSection title={file.sections.signature} missing={s.secondarySignature === '' ? [certificate.secondary] : []}>
    <dl>
      <FileRow label={certificate.primary} field="primarySignature">
        {s.primarySignature}
      </FileRow>
      {s.secondarySignature !== '' && <FileRow label={certificate.secondary}>{s.secondarySignature}</FileRow>}
      <FileRow label={certificate.signedAt}>
        <time dateTime={s.signedAt}>
          {showInstantToTheSecond(s.signedAt)} <small>{showUtc(s.signedAt)}</small>
        </time>
      </FileRow>
      <FileRow label={certificate.language}>{inbox.languages[s.language]}</FileRow>
      <FileRow label={certificate.ip}>{s.ip}</FileRow>
      <FileRow label={certificate.consentVersion}>{s.consentVersion}</FileRow>
      <FileRow label={certificate.consentShown} wide>
        {s.consentShown ? certificate.shownYes : certificate.shownNo}
      </FileRow>
      <FileRow label={certificate.userAgent} wide>
        {s.userAgent}
      </FileRow>
      <FileRow label={certificate.consentHash} wide>
        <code>{s.consentHash}</code>
      </FileRow>
      <FileRow label={certificate.contentHash} wide>
        <code>{s.contentHash}</code>
      </FileRow>
    </dl>
    <details className="file-details">
      <summary>{certificate.fullText}</summary>
      <div className="file-consent" lang={s.language}>
        {s.consentText}
      </div>
    </details>
  </FileSection>
);
