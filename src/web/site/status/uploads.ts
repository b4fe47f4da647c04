import { requiredDocumentKinds } from '#contract/required-documents.ts';
import { refuseFile } from '#web/client/refuse-file.ts';
import { RequestError } from '#web/client/request.ts';
import { sendFile } from '#web/client/send-file.ts';
import { createUploadQueue, type QueuedFile } from '#web/client/upload-queue.ts';
import { untilBack } from '#web/client/until-back.ts';
import type { UploadScriptWords } from './asked-documents.tsx';

/**
 * Sends the files that are chosen on the status page, one after the other. Plain DOM instead of React: the page is
 * server-rendered, and React alone is larger than the page's budget.
 */
function startUploads(section: HTMLElement): void {
  const path = section.dataset['statusUploads'] ?? '';
  const words = JSON.parse(section.dataset['words'] ?? '{}') as UploadScriptWords;
  const refuse = refuseFile(words.extensions, { empty: words.empty, type: () => words.type });
  const queue = createUploadQueue<unknown>({
    untilBack,
    refuse: (file) => (file.size > words.maxBytes ? words.tooLarge : refuse(file)),
    send: ({ file, paper, key }, _fields, onProgress, signal) => {
      const form = new FormData();
      form.append('paper', paper);
      form.append('file', file, file.name);
      const headers = { 'accept-language': words.lang, 'idempotency-key': key };
      return sendFile(path, form, { headers, onProgress, signal });
    },
    received: ({ id, paper, file }) => {
      stored.push({ id, paper, name: file.name });
    },
    failed: () => undefined,
    explain: (error) => {
      if (error === undefined) return words.unreadable;
      return (error instanceof RequestError ? error.said : undefined) ?? words.fallback;
    },
  });
  const stored: { id: number; paper: string; name: string }[] = [];

  for (const input of section.querySelectorAll('input')) {
    const paper = requiredDocumentKinds.find((one) => one === input.closest('li')?.dataset['paper']);
    const take = (): void => {
      // A new choice replaces what was refused.
      for (const one of queue.state().files) if (one.paper === paper && one.state === 'failed') queue.remove(one.id);
      queue.add([...(input.files ?? [])], paper);
      input.value = '';
      queue.start();
    };
    input.addEventListener('change', take);
    // A file that was chosen before this script was loaded.
    if (input.files?.length) take();
  }
  window.addEventListener('beforeunload', (event) => {
    if (queue.state().running) event.preventDefault();
  });

  queue.watch(() => {
    const { files, running } = queue.state();
    for (const row of section.querySelectorAll('li')) draw(row, files);
    if (running) return;
    // Chosen while others were sent.
    if (files.some(({ state }) => state === 'chosen')) queue.start();
    else if (files.length === 0 && stored.length > 0) location.reload();
  });

  function draw(row: HTMLElement, files: readonly QueuedFile[]): void {
    const { paper } = row.dataset;
    const lines = [
      ...stored.filter((one) => one.paper === paper).map(({ name }) => line(`${name}: ${words.stored}`, 'ok')),
      ...files.filter((one) => one.paper === paper).map(lineOf),
    ];
    const place = row.querySelector('.status-files');
    // Screen readers read each change, so an equal line is left alone.
    if (place && place.textContent !== lines.map(({ textContent }) => textContent).join(''))
      place.replaceChildren(...lines);
  }

  function lineOf(one: QueuedFile): HTMLElement {
    if (one.state !== 'failed') return line(`${one.file.name}: ${progress(one)}`, 'wait');
    const failed = line(`${words.failed} ${one.file.name}. ${one.said} `, 'bad');
    if (one.again) {
      const again = document.createElement('button');
      again.type = 'button';
      again.className = 'button button-quiet';
      again.textContent = words.again;
      again.addEventListener('click', () => queue.retry(one.id));
      failed.append(again);
    }
    return failed;
  }

  function progress({ state, share, said }: QueuedFile): string {
    if (state === 'waiting') return words.waiting;
    if (state === 'held') return `${said} ${words.held}`;
    if (share >= 1) return words.storing;
    // Steps of 10%: each change is read aloud.
    return words.sending.replace('{n}', String(Math.floor(share * 10) * 10));
  }
}

const place = document.querySelector<HTMLElement>('[data-status-uploads]');
if (place) startUploads(place);

function line(text: string, tone: 'ok' | 'wait' | 'bad'): HTMLElement {
  const element = document.createElement('p');
  element.className = `status-file-${tone}`;
  element.textContent = text;
  return element;
}
