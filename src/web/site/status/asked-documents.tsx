import { Camera, CircleCheck, CircleDashed, Paperclip } from 'lucide-react';
import { customerExtensions, MAX_FILE_BYTES } from '#contract/documents.ts';
import type { Language } from '#contract/language.ts';
import { showMoment } from '#contract/show-moment.ts';
import { type AskedDocument, type StatusContent, statusPaths } from '#contract/status-page.ts';
import { requiredDocuments as enPapers } from '#copy/en/required-documents.ts';
import { statusPage as en } from '#copy/en/status-page.ts';
import { requiredDocuments as esPapers } from '#copy/es/required-documents.ts';
import { statusPage as es } from '#copy/es/status-page.ts';
import { showFileSize } from '#web/ui/file-size.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PhoneLink } from '../phone-link.tsx';

const copies = { en, es };
const papers = { en: enPapers, es: esPapers };
const icons = { missing: CircleDashed, received: CircleCheck, accepted: CircleCheck };
const tones = { missing: 'status-open', received: 'status-received', accepted: 'status-ok' };
const ACCEPT = ['image/*', 'application/pdf', ...customerExtensions.map((one) => `.${one}`)].join(',');

type Props = { content: StatusContent; lang: Language; token: string; phone: { display: string; dial: string } };

/** One row per requested document. A script sends the files that are chosen here. */
export function AskedDocuments({ content, lang, token, phone }: Props) {
  const { documents, takesFiles, timeZone } = content;
  const copy = copies[lang].documents;
  if (documents.length === 0) return null;
  const isOpen = takesFiles && documents.some(({ state }) => state !== 'accepted');
  return (
    <section
      className="status-card"
      data-status-uploads={isOpen ? statusPaths.documents(encodeURIComponent(token)) : undefined}
      data-words={isOpen ? JSON.stringify(scriptWords(lang)) : undefined}
    >
      <h2>{copy.title}</h2>
      <ul className="status-documents">
        {documents.map((one) => (
          <li key={one.paper} data-paper={one.paper}>
            <Icon of={icons[one.state]} size="m" className={tones[one.state]} />
            <div>
              <p className="status-name">{papers[lang][one.paper].name}</p>
              <p>{stateWords(one, lang, timeZone)}</p>
              {one.state !== 'accepted' && <p>{papers[lang][one.paper].hint}</p>}
              {one.sent.map(({ id, name, bytes, at }, index) => (
                <div key={id} className="status-sent" data-file={id}>
                  <p className="status-file-name">{name}</p>
                  <p>
                    {showFileSize(bytes)}, {showMoment(at, lang, { timeZone })}
                    {index > 0 && index === one.sent.length - 1 && `, ${copy.newest}`}
                  </p>
                </div>
              ))}
              {/* The lender keeps what it received, so a wrong file is followed by another one. */}
              {takesFiles && one.state === 'received' && <p className="status-wrong">{copy.wrong}</p>}
              <div className="status-files" role="status" />
            </div>
            {takesFiles && one.state !== 'accepted' && <Choosers one={one} lang={lang} />}
          </li>
        ))}
      </ul>
      {isOpen && <p className="status-limit">{copy.limit}</p>}
      {isOpen && (
        <noscript>
          <p className="status-limit">
            {copy.noScript} <PhoneLink phone={phone} />
          </p>
        </noscript>
      )}
    </section>
  );
}

function Choosers({ one, lang }: { one: AskedDocument; lang: Language }) {
  const copy = copies[lang].documents;
  const { name } = papers[lang][one.paper];
  return (
    <div className="status-choosers">
      <label className="button button-outline status-photo">
        <Icon of={Camera} size="m" />
        {copy.photo}
        <input type="file" accept="image/*" capture="environment" aria-label={copy.photoFor(name)} />
      </label>
      <label className="button button-outline">
        <Icon of={Paperclip} size="m" />
        {one.state === 'missing' ? copy.file : copy.more}
        <input type="file" multiple accept={ACCEPT} aria-label={copy.fileFor(name)} />
      </label>
    </div>
  );
}

function stateWords({ paper, state, files, at }: AskedDocument, lang: Language, timeZone: string): string {
  const copy = copies[lang].documents;
  if (state === 'missing') return copy.missing;
  if (state === 'received' && paper === 'owner_id' && files === 1) return copy.receivedSide;
  return state === 'received' ? copy.received(files) : copy.accepted(showMoment(at ?? '', lang, { timeZone }));
}

/** The words of the script, so that one script serves both languages. */
const scriptWords = (lang: Language) => {
  const { sending, type, ...rest } = copies[lang].documents;
  const { storing, waiting, held, stored, failed, again, tooLarge, empty, unreadable, fallback } = rest;
  const words = { storing, waiting, held, stored, failed, again, tooLarge, empty, unreadable, fallback };
  return {
    ...words,
    lang,
    sending: sending(0).replace('0', '{n}'),
    type: type(customerExtensions.join(', ')),
    extensions: customerExtensions,
    maxBytes: MAX_FILE_BYTES,
  };
};
export type UploadScriptWords = ReturnType<typeof scriptWords>;
