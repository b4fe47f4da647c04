import { type ReactNode, useId, useState } from 'react';
import { useModal } from '../hooks/use-modal.ts';

type Props = {
  title: string;
  text: string;
  confirm: string;
  busy: string;
  cancel: string;
  bad?: boolean;
  /** Fields between the text and the buttons. */
  children?: ReactNode;
  /** Does it and says how it went; the dialog closes either way. */
  act: () => Promise<void>;
  onClose: () => void;
};

/** Asks once more before what cannot be undone. The browser holds the focus inside and gives it back. */
export function ConfirmDialog({ title, text, confirm, busy, cancel, bad = false, children, act, onClose }: Props) {
  const dialog = useModal();
  const id = useId();
  const [acting, setActing] = useState(false);
  const go = async (): Promise<void> => {
    setActing(true);
    await act();
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={`${id}-title`} aria-describedby={id} onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (!acting) void go();
        }}
      >
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={id}>{text}</p>
        {children}
        <div className="dialog-actions">
          <button type="submit" className={bad ? 'button button-bad' : 'button'} aria-disabled={acting}>
            {acting ? busy : confirm}
          </button>
          <button type="button" className="button button-outline" onClick={() => dialog.current?.close()}>
            {cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
