import type { ReactNode } from 'react';
import type { SignedInUser } from '#contract/sign-in.ts';
import { keyboard as words } from '#copy/portal/desk.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { switchShortcuts, useShortcutsOn } from '../hooks/shortcuts.ts';
import { deskGroups } from './desk-links.ts';
import { PALETTE_KEY } from './use-desk-keys.ts';
import './keyboard-help.css';

/** Every key of the desk, and the switch that turns single keys off. */
export function KeyboardHelp({ user, onClose }: { user: SignedInUser; onClose: () => void }) {
  const isOn = useShortcutsOn();
  const screens = deskGroups(user).flatMap(({ links }) => links);
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
        {words.groups.map(({ title, rows }) => (
          <Group key={title} title={title}>
            {rows.map(({ keys, label }) => (
              <Row key={label} keys={keys} label={label} />
            ))}
          </Group>
        ))}
        <Group title={words.everywhere}>
          <Row keys={[PALETTE_KEY]} label={words.palette} />
          <Row keys={['?']} label={words.help} />
          {screens.map(
            ({ to, key, label }) => key !== undefined && <Row key={to} keys={['G', key]} label={words.goTo(label)} />,
          )}
        </Group>
      </div>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    <dl>{children}</dl>
  </section>
);

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
