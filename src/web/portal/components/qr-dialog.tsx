import QRCode from 'qrcode';
import { uploadLinkWords } from '#copy/portal/documents.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';

type Props = { url: string; words: { title: string; text: string; close: string }; onClose: () => void };

/** A link as a code that a phone reads from this screen. */
export function QrDialog({ url, words, onClose }: Props) {
  return (
    <Dialog title={words.title} className="qr-dialog" onClose={onClose}>
      <QrImage url={url} label={words.title} />
      <p>{isLocalAddress(url) ? uploadLinkWords.ready.loopback : words.text}</p>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns true for an address that only this computer can open. */
export const isLocalAddress = (url: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

/** Dark on white in both themes, with the quiet zone of four modules that scanners need. */
export function QrImage({ url, label }: { url: string; label: string }) {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const side = modules.size + 8;
  const dots: string[] = [];
  for (let y = 0; y < modules.size; y++)
    for (let x = 0; x < modules.size; x++)
      if (modules.get(y, x)) dots.push(`M${String(x + 4)} ${String(y + 4)}h1v1h-1z`);
  return (
    <svg viewBox={`0 0 ${String(side)} ${String(side)}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={`M0 0h${String(side)}v${String(side)}H0z`} fill="#fff" />
      <path d={dots.join('')} fill="#000" />
    </svg>
  );
}
