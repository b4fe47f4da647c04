import { requiredDocumentKinds } from '#contract/required-documents.ts';
import type { StatusUpload } from '#contract/status-page.ts';
import { refuseFile } from '#web/client/refuse-file.ts';
import { RequestError } from '#web/client/request.ts';
import { sendFile } from '#web/client/send-file.ts';
import { createUploadQueue, type QueuedFile } from '#web/client/upload-queue.ts';
import { untilBack } from '#web/client/until-back.ts';
import type { UploadScriptWords } from './asked-documents.tsx';

/** Previews of pictures that were chosen on this page, by file and by the id of the stored document. */
type Previews = Map<File | string, HTMLCanvasElement>;

/**
 * Sends the files that are chosen on the status page, one after the other. Plain DOM instead of React: the page is
 * server-rendered, and React alone is larger than the page's budget.
 */
function startUploads(section: HTMLElement, previews: Previews): void {
  const path = section.dataset['statusUploads'] ?? '';
  const words = JSON.parse(section.dataset['words'] ?? '{}') as UploadScriptWords;
  const refuse = refuseFile(words.extensions, { empty: words.empty, type: () => words.type });
  const queue = createUploadQueue<StatusUpload>({
    untilBack,
    refuse: (file) => (file.size > words.maxBytes ? words.tooLarge : refuse(file)),
    send: ({ file, paper, key }, _fields, onProgress, signal) => {
      const form = new FormData();
      form.append('paper', paper);
      form.append('file', file, file.name);
      const headers = { 'accept-language': words.lang, 'idempotency-key': key };
      return sendFile(path, form, { headers, onProgress, signal }) as Promise<StatusUpload>;
    },
    received: ({ paper, file }, { document: { id } }) => {
      stored.push({ paper, file });
      const preview = previews.get(file);
      if (preview) previews.set(id, preview);
    },
    failed: () => undefined,
    explain: (error) => {
      if (error === undefined) return words.unreadable;
      return (error instanceof RequestError ? error.publicMessage : undefined) ?? words.fallback;
    },
  });
  const stored: { paper: string; file: File }[] = [];

  for (const row of section.querySelectorAll<HTMLElement>('[data-file]'))
    row.prepend(previews.get(row.dataset['file'] ?? '') ?? '');

  for (const input of section.querySelectorAll('input')) {
    const paper = requiredDocumentKinds.find((one) => one === input.closest('li')?.dataset['paper']);
    const take = (): void => {
      const files = [...(input.files ?? [])];
      for (const file of files) if (file.type.startsWith('image/')) previews.set(file, drawPreview(file));
      // A new choice replaces what was refused.
      for (const one of queue.state().files) if (one.paper === paper && one.state === 'failed') queue.remove(one.id);
      queue.add(files, paper);
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
    else if (files.length === 0 && stored.length > 0) replacePage();
  });

  function draw(row: HTMLElement, files: readonly QueuedFile[]): void {
    const { paper } = row.dataset;
    const lines = [
      ...stored.map((one) => ({ ...one, line: () => line(`${one.file.name}: ${words.stored}`, 'ok') })),
      ...files.map((one) => ({ ...one, line: () => lineOf(one) })),
    ]
      .filter((one) => one.paper === paper)
      .map(({ file, line: of }) => ({ file, element: of() }));
    const place = row.querySelector('.status-files');
    // Screen readers read each change, so an equal line is left alone.
    if (!place || place.textContent === lines.map(({ element }) => element.textContent).join('')) return;
    place.replaceChildren(...lines.map(({ element }) => element));
    for (const { file, element } of lines) element.prepend(previews.get(file) ?? '');
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

  /** Scrolls to the file that arrived last, because the list can be longer than the window. */
  function showConfirmation(page: Element): void {
    const sent = page.querySelectorAll(`[data-paper="${stored.at(-1)?.paper ?? ''}"] .status-sent`);
    [...sent].at(-1)?.scrollIntoView({ block: 'nearest' });
  }

  /** Shows the page as it is now. A reload would lose the previews. */
  function replacePage(): void {
    const call = new XMLHttpRequest();
    call.open('GET', location.href);
    // Trusted Types forbid DOMParser.
    call.responseType = 'document';
    call.addEventListener('error', () => location.reload());
    call.addEventListener('load', () => {
      // Chosen since then: that file replaces the page once it is sent.
      if (queue.state().running) return;
      const page = call.responseXML?.querySelector('.status');
      if (!page) return location.reload();
      const focused = document.activeElement?.getAttribute('aria-label');
      section.closest('.status')?.replaceWith(page);
      start(previews);
      showConfirmation(page);
      for (const input of page.querySelectorAll('input'))
        if (input.getAttribute('aria-label') === focused) input.focus({ preventScroll: true });
    });
    call.send();
  }
}

function start(previews: Previews): void {
  const section = document.querySelector<HTMLElement>('[data-status-uploads]');
  if (section) startUploads(section, previews);
}
start(new Map());

function line(text: string, tone: 'ok' | 'wait' | 'bad'): HTMLElement {
  const element = document.createElement('p');
  element.className = `status-file-${tone}`;
  element.textContent = text;
  return element;
}

/** A small picture that never leaves this page. It stays hidden for a type that the browser cannot show. */
function drawPreview(file: File): HTMLCanvasElement {
  const HEIGHT_PX = 128;
  const canvas = document.createElement('canvas');
  canvas.className = 'status-preview';
  canvas.hidden = true;
  canvas.ariaHidden = 'true';
  createImageBitmap(file, { resizeHeight: HEIGHT_PX }).then(
    (bitmap) => {
      [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      canvas.hidden = false;
    },
    () => undefined,
  );
  return canvas;
}
