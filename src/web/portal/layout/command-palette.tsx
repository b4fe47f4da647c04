import { Handshake, Inbox, Search, Store, User } from 'lucide-react';
import { Fragment, type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignedInUser } from '#contract/sign-in.ts';
import { palette as words } from '#copy/portal/desk.ts';
import { type Found, useFound } from '#web/client/desk.ts';
import { matches } from '#web/ui/combobox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon, type IconShape } from '#web/ui/icon.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { type Command, useFixedCommands } from './palette-commands.ts';
import { rankCommands } from './rank-commands.ts';
import './command-palette.css';

type Props = { user: SignedInUser; onClose: () => void; onShortcuts: () => void };

const TYPING_MS = 150;
const LIST = 'palette-list';

/** Opens a file, a user, a dealership or a screen, or acts on the open file, by typing a part of its name. */
export function CommandPalette({ user, onClose, onShortcuts }: Props) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const files = useFoundCommands(user, typed);
  const fixed = useFixedCommands(user, onShortcuts);
  const found = rankCommands(
    [
      ...files.commands,
      ...fixed.filter(({ id, label, words }) => matches({ value: id, label, note: words ?? '' }, typed)),
    ],
    typed,
  );
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

const kinds: Record<Found['kind'], { group: string; icon: IconShape; to: (found: Found) => string }> = {
  application: { group: words.groups.files, icon: Inbox, to: ({ id }) => `/admin/applications/${id}` },
  deal: { group: words.groups.files, icon: Handshake, to: ({ id }) => `/admin/deals/${id}` },
  person: { group: words.groups.people, icon: User, to: ({ note }) => `/admin/people?q=${encodeURIComponent(note)}` },
  dealer: {
    group: words.groups.dealers,
    icon: Store,
    to: ({ id }) => `/admin/dealers/${id}`,
  },
};

/** The files, users and dealerships whose names have the typed words. */
function useFoundCommands({ permissions }: SignedInUser, typed: string): { commands: Command[]; note: string } {
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const read = useFound(q, permissions);
  if (typed.trim() === '') return { commands: [], note: '' };
  // Results of an earlier text are shown only while they match the present one.
  const commands = read.found
    .filter(({ id, name, note }) => q === typed.trim() || matches({ value: id, label: name, note }, typed))
    .map((found): Command => {
      const { group, icon, to } = kinds[found.kind];
      return {
        id: `${found.kind}-${found.id}`,
        group,
        label: found.name,
        note: [words.kinds[found.kind], found.note].filter((part) => part !== '').join(', '),
        icon,
        act: () => void navigate(to(found)),
      };
    });
  return { commands, note: read.isError ? words.failed : read.isLoading ? words.searching : '' };
}
