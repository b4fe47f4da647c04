import { keyboard as words } from '#copy/portal/desk.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { switchShortcuts, useShortcutsOn } from '../hooks/shortcuts.ts';
import './keyboard-help.css';

export type KeyGroup = { title: string; rows: readonly { keys: readonly string[]; label: string }[] };
/** A longer group fills both columns. */
const LONG = 6;

/** The keys of the desk or of the dealer portal, and the switch that turns single keys off. */
export function KeyboardHelp({ groups, onClose }: { groups: readonly KeyGroup[]; onClose: () => void }) {
  const isOn = useShortcutsOn();
  return (
    <Dialog title={words.title} size="l" className="keys-help" onClose={onClose}>
      <div>
        <CheckboxField
          id="shortcuts-on"
          box={{ checked: isOn, onChange: ({ target }) => switchShortcuts(target.checked) }}
        >
          {words.switch}
        </CheckboxField>
        <p className="keys-hint">{words.switchHint}</p>
      </div>
      <div className="keys-groups">
        {groups.map(({ title, rows }) => (
          <section key={title} className={rows.length > LONG ? 'keys-long' : undefined}>
            <h3>{title}</h3>
            <dl>
              {rows.map(({ keys, label }) => (
                <Row key={label} keys={keys} label={label} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Row = ({ keys, label }: { keys: readonly string[]; label: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <span className="sr-only">{keys.join(' ')}</span>
      {keys.map((key) => (
        <Kbd key={key}>{key.length === 1 ? key.toUpperCase() : key}</Kbd>
      ))}
    </dd>
  </div>
);
