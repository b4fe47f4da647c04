import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { UploadLinkAnswer } from '#contract/upload-links.ts';
import { PhoneLink } from '#web/site/phone-link.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { dialable } from '#web/ui/contact-href.ts';
import { ChosenFiles, SendBar } from './upload/chosen-files.tsx';
import { Chooser } from './upload/chooser.tsx';
import { LinkDetails } from './upload/link-details.tsx';
import { ReceivedFiles } from './upload/received-files.tsx';
import { RequestedDocuments } from './upload/requested-documents.tsx';
import { UploadReceipt } from './upload/upload-receipt.tsx';
import { useLink } from './upload/use-link.ts';
import { useSending } from './upload/use-sending.ts';
import type { UploadWords } from './upload/words.ts';

/** The page where a customer sends documents by a link. */
export function Upload(words: UploadWords) {
  const { brand, copy, lang } = words;
  const { state, read } = useLink(lang);
  // The last state of the link. A receipt stays on the screen after the link ends.
  const [known, setKnown] = useState<UploadLinkAnswer>();
  if (state.step === 'ready' && known !== state.link) setKnown(state.link);
  const end = state.step === 'invalid' || state.step === 'closed' ? state.step : undefined;
  if (known) return <Sending words={words} known={known} end={end} read={read} />;
  return (
    <div className="upload-parts">
      <h1>{end === undefined ? copy.title : copy[end].title}</h1>
      {state.step === 'loading' && (
        <div role="status" aria-label={copy.loading} className="upload-parts">
          <span className="upload-skeleton upload-skeleton-line" />
          <span className="upload-skeleton upload-skeleton-plate" />
          <span className="upload-skeleton upload-skeleton-zone" />
        </div>
      )}
      {state.step === 'invalid' && (
        <Alert tone="bad" icon={CircleAlert} role="alert" title={state.said ?? copy.invalid.text}>
          <p>{copy.invalid.advice}</p>
          <PhoneLink phone={brand.phone} />
        </Alert>
      )}
      {state.step === 'closed' && <Closed copy={copy} />}
      {state.step === 'unreached' && (
        <Alert tone="warn" icon={TriangleAlert} role="alert" title={copy.unreached.title}>
          <p>{copy.unreached.text}</p>
          <button type="button" className="button button-outline" onClick={() => void read()}>
            {copy.unreached.again}
          </button>
        </Alert>
      )}
    </div>
  );
}

type ClosedProps = { copy: UploadWords['copy']; kept?: boolean };

/** `kept`: files were chosen or sent before the deal was closed. */
const Closed = ({ copy: { closed }, kept = false }: ClosedProps) => (
  <Alert tone="info" icon={Info} role="status" title={closed.text}>
    <p>
      {kept && `${closed.kept} `}
      {closed.advice}
    </p>
  </Alert>
);

type Props = {
  words: UploadWords;
  known: UploadLinkAnswer;
  /** Why the link accepts no more files. Undefined while it does, or is full. */
  end: 'invalid' | 'closed' | undefined;
  read: () => Promise<void>;
};

function Sending({ words, known, end, read }: Props) {
  const { copy } = words;
  const { state, queue, add, received } = useSending(words, read);
  const [more, setMore] = useState(false);
  const left = end === undefined ? known.remainingUploads : 0;
  const waiting = state.files.some((one) => one.state !== 'failed');
  const finished = received.length > 0 && !waiting && !more;
  const settled = state.files.length === 0;
  if (end === 'closed')
    return <ClosedLink words={words} link={known} received={received} finished={finished} settled={settled} />;
  const choose: typeof add = (files, paper) => {
    setMore(false);
    add(files, paper);
  };
  const sendMore = left > 0 ? { onMore: () => setMore(true) } : {};
  return (
    <div className="upload-parts">
      {finished ? (
        <UploadReceipt words={words} link={known} received={received} settled={settled} {...sendMore} />
      ) : (
        <LinkDetails words={words} link={known} />
      )}
      {left === 0 && <NothingLeft words={words} link={known} ended={end !== undefined} unsent={!settled} />}
      <RequestedDocuments
        words={words}
        requested={known.requested}
        files={state.files}
        queue={queue}
        disabled={state.running}
        left={left}
        onChoose={choose}
      />
      {!finished && left > 0 && (
        <Chooser
          copy={copy}
          left={left}
          other={known.requested.length > 0}
          disabled={state.running}
          onChoose={(files) => choose(files, '')}
        />
      )}
      <ChosenFiles copy={copy} state={state} queue={queue} />
      <SendBar copy={copy} state={state} queue={queue} left={left} />
      {received.length > 0 && <ReceivedFiles copy={copy} received={received} />}
    </div>
  );
}

type ClosedLinkProps = Pick<Props, 'words'> & {
  link: UploadLinkAnswer;
  received: ReturnType<typeof useSending>['received'];
  finished: boolean;
  settled: boolean;
};

/** The deal was closed while the page was open. */
const ClosedLink = ({ words, link, received, finished, settled }: ClosedLinkProps) => (
  <div className="upload-parts">
    {finished ? (
      <UploadReceipt words={words} link={{ ...link, requested: [] }} received={received} settled={settled} />
    ) : (
      <h1>{words.copy.closed.title}</h1>
    )}
    <Closed copy={words.copy} kept={received.length > 0 || !settled} />
    {received.length > 0 && <ReceivedFiles copy={words.copy} received={received} />}
  </div>
);

type NothingLeftProps = { words: UploadWords; link: UploadLinkAnswer; ended: boolean; unsent: boolean };

/** Files that were chosen before the link ended are still on the customer's device. */
function NothingLeft({ words: { brand, copy, papers }, link, ended, unsent }: NothingLeftProps) {
  const missing = link.requested.filter(({ received }) => received === 0).map(({ paper }) => papers[paper].name);
  const title = ended ? (unsent ? copy.ended.title : copy.invalid.text) : copy.usedUp;
  const usedUp = missing.length > 0 ? copy.usedUpMissing(missing) : copy.usedUpAdvice;
  const advice = ended ? (unsent ? copy.ended.text : copy.invalid.advice) : usedUp;
  const direct = link.salesperson?.phone ?? '';
  const phone = direct === '' ? brand.phone : { display: direct, dial: dialable(direct) };
  return (
    <Alert tone="warn" icon={TriangleAlert} role="status" title={title}>
      <p>{advice}</p>
      {(ended || missing.length > 0) && <PhoneLink phone={phone} />}
    </Alert>
  );
}
