import { CircleUser, FileText, Handshake, Inbox, Keyboard, LogOut, Search } from 'lucide-react';
import { Fragment, type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignedInUser } from '#contract/sign-in.ts';
import { palette as words } from '#copy/portal/desk.ts';
import { frame } from '#copy/portal/frame.ts';
import { useFoundFiles } from '#web/client/desk.ts';
import { matches } from '#web/ui/combobox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon, type IconShape } from '#web/ui/icon.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { shortcutsOnScreen } from '../hooks/shortcuts.ts';
import { useLogout } from '../hooks/use-logout.ts';
import { deskGroups } from './desk-links.ts';
import './command-palette.css';

type Command = {
  id: string;
  group: string;
  label: string;
  note?: string;
  keys?: string;
  icon: IconShape;
  act: () => void;
};
type Props = { user: SignedInUser; onClose: () => void; onShortcuts: () => void };

const TYPING_MS = 150;
const LIST = 'palette-list';

/** Opens a file or a screen, or acts on the open one, by typing a part of its name. */
export function CommandPalette({ user, onClose, onShortcuts }: Props) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const files = useFileCommands(typed);
  const fixed = useFixedCommands(user, onShortcuts);
  const found = [...files.commands, ...fixed.filter((one) => matches({ value: one.id, label: one.label }, typed))];
  const current = found[Math.min(active, found.length - 1)];
  const choose = (command: Command): void => {
    onClose();
    // After the palette has returned the focus to the screen.
    requestAnimationFrame(() => command.act());
  };
  const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -found.length, End: found.length };
  const press = (event: KeyboardEvent): void => {
    const by = moves[event.key];
    if (by !== undefined) {
      event.preventDefault();
      const to = Math.min(Math.max(Math.min(active, found.length - 1) + by, 0), found.length - 1);
      setActive(to);
      document.getElementById(idOf(found[to]))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    }
  };
  return (
    <Dialog labelledBy="palette-title" size="l" className="palette" onClose={onClose}>
      <label id="palette-title" className="palette-field">
        <Icon of={Search} size="m" />
        <span className="sr-only">{words.title}</span>
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={words.placeholder}
          aria-expanded
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={current && idOf(current)}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
      </label>
      <div id={LIST} role="listbox" className="palette-list" aria-label={words.results}>
        {found.map((command, at) => (
          <Fragment key={command.id}>
            {command.group !== found[at - 1]?.group && (
              <p className="palette-group" role="presentation">
                {command.group}
              </p>
            )}
            <Option command={command} active={command === current} onChoose={() => choose(command)} />
          </Fragment>
        ))}
      </div>
      {(files.note !== '' || found.length === 0) && (
        <p className="palette-none" role="status">
          {files.note || words.none(typed)}
        </p>
      )}
      <p className="palette-foot">{words.foot}</p>
    </Dialog>
  );
}

const idOf = (command: Command | undefined): string => `palette-${command?.id ?? ''}`;

type OptionProps = { command: Command; active: boolean; onChoose: () => void };

const Option = ({ command, active, onChoose }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and takes the keys
  <div
    id={idOf(command)}
    role="option"
    aria-selected={active}
    className={active ? 'palette-option palette-active' : 'palette-option'}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    <Icon of={command.icon} />
    <span className="menu-label">{command.label}</span>
    {command.note !== undefined && <span className="palette-note">{command.note}</span>}
    {command.keys !== undefined && <Kbd>{command.keys.toUpperCase()}</Kbd>}
  </div>
);

/** Applications and deals whose names have the typed words. */
function useFileCommands(typed: string): { commands: Command[]; note: string } {
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const read = useFoundFiles(q);
  if (typed.trim() === '') return { commands: [], note: '' };
  // Results of an earlier text are shown only while they match the present one.
  const found = (read.data ?? []).filter(
    ({ id, name, note }) => q === typed.trim() || matches({ value: id, label: name, note }, typed),
  );
  const commands = found.map(({ kind, id, name, note }): Command => ({
    id,
    group: words.groups.files,
    label: name,
    note: `${words.kinds[kind]}, ${note}`,
    icon: kind === 'deal' ? Handshake : Inbox,
    act: () => void navigate(kind === 'deal' ? `/admin/deals/${id}` : `/admin/applications/${id}`),
  }));
  return { commands, note: read.isError ? words.failed : read.isLoading ? words.searching : '' };
}

/** What the screen offers now, every screen, and the own account. */
function useFixedCommands(user: SignedInUser, onShortcuts: () => void): Command[] {
  const navigate = useNavigate();
  const { leave } = useLogout();
  const { groups } = words;
  // The controls of the screen as it was when the palette opened.
  const [here] = useState(shortcutsOnScreen);
  return [
    ...here.map(({ key, label, act }) => ({
      id: `here-${key}`,
      group: groups.here,
      label,
      keys: key,
      icon: FileText,
      act,
    })),
    ...deskGroups(user).flatMap(({ links }) =>
      links.map(({ to, label, icon, key }) => ({
        id: `to${to.replaceAll('/', '-')}`,
        group: groups.screens,
        label,
        icon,
        ...(key !== undefined && { keys: `G ${key}` }),
        act: () => void navigate(to),
      })),
    ),
    {
      id: 'account',
      group: groups.own,
      label: frame.account,
      icon: CircleUser,
      act: () => void navigate('/dealer/account'),
    },
    { id: 'shortcuts', group: groups.own, label: frame.shortcuts, keys: '?', icon: Keyboard, act: onShortcuts },
    { id: 'logout', group: groups.own, label: frame.logout, icon: LogOut, act: leave },
  ];
}
