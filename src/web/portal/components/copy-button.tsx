import { Check, Copy } from 'lucide-react';
import { frame } from '#copy/portal/frame.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useCopy } from '../hooks/use-copy.ts';

/** `label` says what is copied: a row of equal icons would tell a listener nothing. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copied, refused, copy, rest } = useCopy(text);
  if (refused)
    return <input className="copy-by-hand" readOnly value={text} aria-label={label} ref={select} onBlur={rest} />;
  return (
    <>
      <IconButton icon={copied ? Check : Copy} label={label} title={copied ? frame.copied : label} onClick={copy} />
      <span role="status" className="copied-word">
        {copied && frame.copied}
      </span>
    </>
  );
}

function select(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
